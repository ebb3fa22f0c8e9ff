import type { Context } from "hono";
import type { Accounts } from "../accounts/createAccounts.ts";
import { isFromHere } from "../isFromHere.ts";
import { isNonce } from "../nonce.ts";
import type { PostedForm } from "./readPostedForm.ts";
import { WireRefusal } from "./WireRefusal.ts";

export type SessionOptions = {
  readonly accounts: Pick<Accounts, "findSignedIn">;
  /** The site's secret. */
  readonly secret: string;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
};

/**
 * Whether whoever sends a form is signed in. A cookie alone proves nothing of who meant to send it: it
 * counts where one of our own pages sends the form, or where the session's nonce is in it.
 * @throws WireRefusal where a nonce is in it that is not the session's
 */
export async function isSignedIn(
  c: Context,
  { nonce }: Pick<PostedForm, "nonce">,
  { accounts, secret, origin }: SessionOptions,
): Promise<boolean> {
  const user = await accounts.findSignedIn(c.req.header("cookie"));
  if (!user) return false;
  if (nonce === undefined) return isFromHere(c, origin);
  if (isNonce(nonce, { secret, session: user.sessionId })) return true;
  throw new WireRefusal({
    status: 403,
    code: "rest_cookie_invalid_nonce",
    message: "Cookie check failed",
  });
}
