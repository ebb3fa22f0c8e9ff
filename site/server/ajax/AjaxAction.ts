import type { Logger } from "pino";
import type { PageSource } from "../../content/PageSource.ts";
import type { Database } from "../../store/Store.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import type { NestedFields } from "./readNestedFields.ts";

export type AjaxContext = {
  readonly source: Pick<PageSource, "listComments">;
  readonly log: Pick<Logger, "error">;
};

/** What is done for a value of the field `action`, whoever asks; gives what is answered as JSON. */
export type AjaxAction = (fields: NestedFields, context: AjaxContext) => Promise<unknown>;

export type AdminAjaxContext = {
  readonly db: Database;
  /** An editor or owner, who was let in. */
  readonly user: SignedIn;
};

/** The same for those alone who may work on the content. */
export type AdminAjaxAction = (fields: NestedFields, context: AdminAjaxContext) => Promise<unknown>;
