import { type FormPayload, formBody } from "../browser/formBody.ts";
import { request } from "../browser/http.ts";
import { withQuery } from "./withQuery.ts";

export type RestOptions = {
  /** Default "POST". With "GET" the payload goes into the address. */
  readonly method?: string;
  /** Sent as `X-WP-Nonce`: by it WordPress knows whose request this is. Default none. */
  readonly nonce?: string;
  /** Ends the request from outside. */
  readonly signal?: AbortSignal;
};

/**
 * Sends a payload, written as a form's, to a route of a site's REST interface (specification,
 * section 7). Which routes there are, and what they answer, is the caller's business.
 * @param route its whole address, or one from this page
 * @returns the answer's JSON, whatever it is: check it before use
 * @throws HttpError
 */
export function rest(
  route: string | URL,
  payload: FormPayload = {},
  { method = "POST", nonce, signal }: RestOptions = {},
): Promise<unknown> {
  const body = formBody(payload);
  const isRead = /^(?:GET|HEAD)$/i.test(method);
  return request(isRead ? withQuery(String(route), body) : route, {
    method,
    ...(!isRead && { body }),
    ...(nonce && { headers: { "X-WP-Nonce": nonce } }),
    ...(signal && { signal }),
    parse: (answer) => answer,
  });
}
