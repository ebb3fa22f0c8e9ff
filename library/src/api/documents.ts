import type { Client } from "./createClient.ts";
import {
  type Body,
  type ContentDocument,
  contentDocument,
  type DocumentPage,
  type DocumentQuery,
  type DocumentQuestion,
  documentPage,
  type WithBody,
} from "./documentWire.ts";
import { type ReadOptions, read } from "./read.ts";
import { type TermPage, type TermQuery, termPage } from "./termWire.ts";
import { unlessMissing } from "./unlessMissing.ts";

/** A page of a site's public pages, posts or projects, newest first. @throws ApiError */
export function listDocuments(
  client: Client,
  query: DocumentQuery,
  options: ReadOptions = {},
): Promise<DocumentPage> {
  return read(client, { ...options, of: "documents", query, answer: documentPage });
}

/**
 * A public page, post or project; where it has moved, as it is at its new address.
 * @returns undefined where there is none @throws ApiError
 */
export function getDocument<Asked extends Body = "blocks">(
  client: Client,
  query: DocumentQuestion<Asked>,
  options: ReadOptions = {},
): Promise<WithBody<ContentDocument, Asked> | undefined> {
  const reading = read(client, { ...options, of: "document", query, answer: contentDocument });
  // The server gives the one that was asked for, and null for the other.
  return unlessMissing(reading as Promise<WithBody<ContentDocument, Asked>>);
}

/** A page of the categories and tags. @throws ApiError */
export function listTerms(
  client: Client,
  query: TermQuery = {},
  options: ReadOptions = {},
): Promise<TermPage> {
  return read(client, { ...options, of: "terms", query, answer: termPage });
}
