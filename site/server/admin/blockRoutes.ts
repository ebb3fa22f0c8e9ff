import { Hono } from "hono";
import { blockKinds } from "../../blocks/blockKinds.ts";
import { BLOCKS_API } from "../../content/admin/blockWire.ts";
import type { AdminEnv } from "./AdminOptions.ts";

/** What a page can contain. */
export function blockRoutes(): Hono<AdminEnv> {
  return new Hono<AdminEnv>().get(BLOCKS_API, (c) => c.json(blockKinds));
}
