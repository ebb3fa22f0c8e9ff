export type CookiePlace = {
  /** Default "/". */
  readonly path?: string;
  /** Default: this host alone. */
  readonly domain?: string;
};

export type Cookie = CookiePlace & {
  readonly name: string;
  readonly value: string;
  /** Seconds it lives; without it, until the browser is closed. */
  readonly maxAge?: number;
  /** Default "Lax". */
  readonly sameSite?: "Lax" | "Strict" | "None";
};

/**
 * Writes a cookie, name and value URI-encoded, for https alone where the page came by it. Where
 * cookies are forbidden, or the value is no well-formed text, nothing is written and nothing thrown.
 */
export function writeCookie(document: Document, cookie: Cookie): void {
  const { name, value, maxAge, path = "/", domain, sameSite = "Lax" } = cookie;
  try {
    const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, `path=${path}`];
    if (domain) parts.push(`domain=${domain}`);
    if (maxAge !== undefined) parts.push(`max-age=${maxAge}`);
    parts.push(`samesite=${sameSite}`);
    if (document.location.protocol === "https:") parts.push("secure");
    document.cookie = parts.join(";");
  } catch {
    // Forbidden: what the cookie was for does not happen.
  }
}

/** Removes a cookie that was written with the same path and domain. */
export function expireCookie(document: Document, name: string, place: CookiePlace = {}): void {
  writeCookie(document, { ...place, name, value: "", maxAge: 0 });
}
