/** Longest address that a visitor is led to after signing in, in characters. */
export const MAX_NEXT_LENGTH = 2000;

const SOMEWHERE = "http://this.invalid";

/**
 * Where to lead a visitor next, from a query or a form that anyone can write: a path on this site,
 * with its query and its fragment. Whatever a browser would read as another site is `fallback`.
 */
export function nextPath(asked: string | null | undefined, fallback: string): string {
  if (!asked?.startsWith("/") || asked.length > MAX_NEXT_LENGTH) return fallback;
  if (!URL.canParse(asked, SOMEWHERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(asked, SOMEWHERE);
  // "/.//evil.example" becomes "//evil.example" once its dots are taken out.
  if (origin !== SOMEWHERE || /^\/[/\\]/.test(pathname)) return fallback;
  return pathname + search + hash;
}
