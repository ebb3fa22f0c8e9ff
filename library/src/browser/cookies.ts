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

/** A cookie's value, decoded; undefined where there is none or cookies are forbidden. */
export function readCookie(document: Document, name: string): string | undefined {
  for (const pair of cookieText(document).split(/; */)) {
    const at = pair.indexOf("=");
    if (at > 0 && decode(pair.slice(0, at)) === name) return decode(pair.slice(at + 1));
  }
  return undefined;
}

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

function cookieText(document: Document): string {
  try {
    return document.cookie;
  } catch {
    return "";
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
