/** Schemes of links, as the sanitiser keeps them. */
const LINK_SCHEMES: readonly string[] = ["http", "https", "mailto", "tel"];

/** Schemes of pictures. */
const PICTURE_SCHEMES: readonly string[] = ["http", "https"];

/**
 * An address that a link may have: without a scheme, or with one that runs nothing. White space and invisible
 * characters hide no scheme.
 * @returns undefined for any other
 */
export function safeLink(address: string): string | undefined {
  return safeAddress(address, LINK_SCHEMES);
}

/** An address that a picture in a text may have. @returns undefined for any other */
export function safePicture(address: string): string | undefined {
  return address.trim() === "" ? undefined : safeAddress(address, PICTURE_SCHEMES);
}

function safeAddress(address: string, schemes: readonly string[]): string | undefined {
  const visible = address.replace(/[\p{C}\p{Z}\s]/gu, "");
  const [, scheme] = /^([^/?#]*?):/.exec(visible) ?? [];
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
    ? address.trim()
    : undefined;
}

/**
 * What somebody typed as the address of a link: "example.org" leads to another site and "me@example.org" to a
 * letter, as they mean it.
 * @returns undefined for what can be no address
 */
export function linkAsMeant(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return undefined;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#:]|$)/u.test(text)) {
    return safeLink(`https://${text}`);
  }
  return safeLink(text);
}
