import type { Client } from "./createClient.ts";
import { type ReadOptions, read } from "./read.ts";
import { type Menus, menus, type Site, site, type WordsQuery } from "./siteWire.ts";

/** What holds for all of a site. @throws ApiError */
export function getSite(
  client: Client,
  query: WordsQuery = {},
  options: ReadOptions = {},
): Promise<Site> {
  return read(client, { ...options, of: "site", query, answer: site });
}

/** The menus at the top of every page and below it. @throws ApiError */
export function getMenus(
  client: Client,
  query: WordsQuery = {},
  options: ReadOptions = {},
): Promise<Menus> {
  return read(client, { ...options, of: "menus", query, answer: menus });
}
