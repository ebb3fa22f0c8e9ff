import type { Context } from "hono";
import { isFromHere } from "../isFromHere.ts";
import { isNonce } from "../nonce.ts";
import { SiteError } from "../SiteError.ts";
import type { Accounts, SignedIn } from "./createAccounts.ts";

/** The header that carries a nonce, as WordPress's own API has it. */
export const NONCE_HEADER = "x-wp-nonce";

export type EditorOptions = {
  readonly accounts: Pick<Accounts, "findSignedIn">;
  readonly secret: string;
  /** The public address, where its owner set one. */
  readonly origin: string | undefined;
};

/**
 * Who asks, where they may work on the site's content. What changes something must also come from
 * a page of ours (Origin) and carry the nonce of this very session, which /api/visitor gives.
 * @param nonce what was sent as one; default that of its header
 * @throws SiteError 401, 403. What was sent is not read then, so the connection ends.
 */
export async function requireEditor(
  c: Context,
  { accounts, secret, origin }: EditorOptions,
  nonce: string = c.req.header(NONCE_HEADER) ?? "",
): Promise<SignedIn> {
  const isWriting = c.req.method !== "GET" && c.req.method !== "HEAD";
  if (isWriting && !isFromHere(c, origin)) throw refusal(403, "foreign");
  const user = await accounts.findSignedIn(c.req.header("cookie"));
  if (!user) throw refusal(401, "signed-out");
  if (user.role === "visitor") throw refusal(403, "role");
  const source = { secret, session: user.sessionId };
  if (isWriting && !isNonce(nonce, source)) throw refusal(403, "nonce");
  return user;
}

const SENTENCES = {
  foreign: "This was not sent from a page of this site, so nothing was done.",
  "signed-out": "Nobody is signed in, so nothing was done. Sign in and try again.",
  role: "This account may not work on the site's content, so nothing was done. Its owner can allow it.",
  nonce: "This page is too old, or another's, so nothing was done. Load it again and repeat it.",
} as const;

function refusal(status: 401 | 403, code: keyof typeof SENTENCES): SiteError {
  return new SiteError(status, SENTENCES[code], { code, headers: { connection: "close" } });
}
