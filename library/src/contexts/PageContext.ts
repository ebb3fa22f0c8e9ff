import type { FormPayload } from "../browser/formBody.ts";
import type { ContextTexts } from "./contextTexts.ts";

/** Whose page it is: every visitor's, or one of the screens of those who run the site. */
export type ContextKind = "public" | "admin";

/**
 * What a page's context decides (specification, section 6): which texts are said and which helper asks
 * the server. Nothing else may depend on it, so it says no more than these two.
 */
export type PageContext = {
  readonly texts: ContextTexts;
  readonly ajax: Ajax;
};

export type AjaxOptions = {
  /** The field of the body that carries the nonce. Default "_ajax_nonce". */
  readonly nonceField?: string;
  /** Ends the request from outside. */
  readonly signal?: AbortSignal;
};

/**
 * Has the server do what a form's field `action` names.
 * @returns the answer's JSON, whatever it is: check it before use
 * @throws HttpError
 */
export type Ajax = (
  action: string,
  fields?: FormPayload,
  options?: AjaxOptions,
) => Promise<unknown>;
