import { HttpError } from "../browser/httpError.ts";
import { bag } from "../browser/values.ts";

/**
 * Whether a call was refused for its nonce alone, so that it may be sent again with a fresh one: the 403 of
 * WordPress's forms (-1) and of its REST interface (a status within), and our own server's. That also says
 * where a session has ended: whoever gives fresh nonces then has somebody sign in first.
 */
export function isExpiredNonce(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { status, data } = error;
  const said = bag(data);
  const code = bag(said?.error)?.code;
  if (status === 401) return code === "signed-out";
  if (status !== 403) return false;
  return data === -1 || bag(said?.data)?.status === 403 || code === "nonce";
}
