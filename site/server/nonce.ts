import { createHmac, timingSafeEqual } from "node:crypto";

/** How long half a nonce's life is, in milliseconds: a nonce is valid for 12 to 24 hours. */
export const NONCE_TICK = 12 * 60 * 60 * 1000;

export type NonceSource = {
  readonly secret: string;
  /** Whom it is for: a session's id, or "" for every visitor. */
  readonly session: string;
};

/** A nonce: proves that a request comes from one of our pages. Signed, so no server keeps it. */
export function makeNonce(source: NonceSource, now: number = Date.now()): string {
  return sign(source, Math.ceil(now / NONCE_TICK));
}

/** Whether this nonce was made by a server with the same secret for the same session, lately. */
export function isNonce(nonce: string, source: NonceSource, now: number = Date.now()): boolean {
  const tick = Math.ceil(now / NONCE_TICK);
  return [tick, tick - 1].some((one) => isSame(sign(source, one), nonce));
}

function sign({ secret, session }: NonceSource, tick: number): string {
  return createHmac("sha256", secret)
    .update(`nonce\n${session}\n${tick}`)
    .digest("hex")
    .slice(0, 20);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
