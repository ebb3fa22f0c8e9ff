import type { Context } from "hono";
import { isFromHere } from "./isFromHere.ts";
import { SiteError } from "./SiteError.ts";

/** The most that a plain form may send, in bytes: 5,000 characters of any script, many times. */
export const FORM_BODY_LIMIT = 256 * 1024;

/**
 * Reads what a form without script posted (application/x-www-form-urlencoded), if one of our own
 * pages sent it. That is told by the browser (Origin, Sec-Fetch-Site), not by a nonce in the form:
 * forms stand on cached pages, which are the same for everyone (docs/decisions/0014-plain-forms-without-nonce.md).
 * Of a field that was sent more than once, `get` gives the first.
 * @param origin the public address of the site, where its owner set one
 * @throws SiteError 403 from another site or from no page, 415 for another kind of body, 413
 */
export async function readFormPost(
  c: Context,
  origin: string | undefined,
): Promise<URLSearchParams> {
  refuseForeign(c, origin);
  if (!FORM_TYPE.test(c.req.header("content-type") ?? "")) throw new SiteError(415, WRONG_TYPE);
  const body = await c.req.text();
  if (Buffer.byteLength(body) > FORM_BODY_LIMIT) throw new SiteError(413, TOO_LARGE);
  return new URLSearchParams(body);
}

/** @throws SiteError 403 for what another site's page sent, or none */
export function refuseForeign(c: Context, origin: string | undefined): void {
  if (!isFromHere(c, origin)) throw new SiteError(403, FOREIGN);
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

const FOREIGN =
  "This form was not sent from a page of this site, so nothing was done. Open the page here and send it again.";
const WRONG_TYPE =
  "This address takes what a form on this site sends (application/x-www-form-urlencoded).";
const TOO_LARGE = "What was sent is too large for this form. Shorten it and send it again.";
