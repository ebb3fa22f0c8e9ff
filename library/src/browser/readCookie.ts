/** A cookie's value, decoded; undefined where there is none or cookies are forbidden. */
export function readCookie(document: Document, name: string): string | undefined {
  for (const pair of cookieText(document).split(/; */)) {
    const at = pair.indexOf("=");
    if (at > 0 && decode(pair.slice(0, at)) === name) return decode(pair.slice(at + 1));
  }
  return undefined;
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
