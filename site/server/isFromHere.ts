import type { Context } from "hono";

/**
 * Whether one of our own pages sent this request, by what the browser says (Origin, Sec-Fetch-Site).
 * @param origin the public address of the site, where its owner set one
 */
export function isFromHere(c: Context, origin: string | undefined): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin") return false;
  const from = c.req.header("origin");
  // Browsers send Origin with every post; some tools that protect privacy leave it out.
  if (from === undefined) return site === "same-origin";
  return from === origin || isThisHost(from, c.req.header("host"), origin);
}

/** The front door let only our own hosts in. Where one is public, only its address as set counts. */
function isThisHost(from: string, host: string | undefined, origin: string | undefined): boolean {
  if (!host || !URL.canParse(from)) return false;
  const told = new URL(from);
  const isPublic = origin !== undefined && new URL(origin).host === told.host;
  return /^https?:$/.test(told.protocol) && told.host === host.toLowerCase() && !isPublic;
}
