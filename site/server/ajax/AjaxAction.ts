import type { Logger } from "pino";
import type { PageSource } from "../../content/PageSource.ts";
import type { NestedFields } from "./readNestedFields.ts";

export type AjaxContext = {
  readonly source: Pick<PageSource, "listComments">;
  readonly log: Pick<Logger, "error">;
};

/** What is done for a value of the field `action`; gives what is answered as JSON. */
export type AjaxAction = (fields: NestedFields, context: AjaxContext) => Promise<unknown>;
