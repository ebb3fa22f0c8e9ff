import { fetchDocument } from "../browser/fetchDocument.ts";
import { HttpError } from "../browser/httpError.ts";
import type { InfiniteScrollSettings } from "./readInfiniteScroll.ts";
import { CONTAINERS, type ListPage, readPage } from "./readPage.ts";

export type FetchPageOptions = {
  readonly settings: InfiniteScrollSettings;
  /** Ends the request. */
  readonly signal: AbortSignal;
};

/**
 * Fetches a page of a list.
 * @throws HttpError, as "invalid_document" also for a page without items
 */
export async function fetchPage(
  list: HTMLElement,
  address: string,
  { settings, signal }: FetchPageOptions,
): Promise<ListPage> {
  const document = await fetchDocument(address, { signal });
  const page = readPage(containerIn(document, list), settings);
  if (page.items.length === 0) throw new HttpError("invalid_document");
  return page;
}

/**
 * Where the items of a list are on a page: in its own container, found by its id or by its place among
 * the containers, so that a list beside it brings nothing; on all of a page without such a container.
 */
function containerIn(page: Document, list: HTMLElement): Document | Element {
  const own = [...list.ownerDocument.querySelectorAll(CONTAINERS)].indexOf(list);
  return page.getElementById(list.id) ?? page.querySelectorAll(CONTAINERS)[own] ?? page;
}
