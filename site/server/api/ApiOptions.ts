import type { Logger } from "pino";
import type { PageSource } from "../../content/PageSource.ts";
import type { Database } from "../../store/Store.ts";
import type { PageCache } from "../pageCache.ts";

/** What programs are answered from. */
export type ApiOptions = {
  readonly db: Database;
  readonly source: PageSource;
  readonly cache: PageCache;
  readonly log: Logger;
};

/** An answer, and whether many will ask for the same. */
export type Made = { readonly json: unknown; readonly isKept: boolean };

/** Where the same stands now: its address in the API. */
export type MovedTo = { readonly movedTo: string };

/** Answers one address of the API. `text` is its query in one order: see readParameters. */
export type ApiAnswer = {
  readonly text: string;
  readonly make: () => Promise<Made | MovedTo>;
};

/** What stands below one address of the API. */
export type ApiAddress = (asked: URLSearchParams, options: ApiOptions) => ApiAnswer;
