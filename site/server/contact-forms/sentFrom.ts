/** How much of a page's address is kept. */
const MAX_LENGTH = 1000;

/**
 * The page that a form was sent from, as the browser's `Referer` says: on this site its path, on
 * others its address; the query left out, which may hold what is nobody's business.
 */
export function sentFrom(referer: string | undefined, host: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { protocol, host: from, origin, pathname } = new URL(referer);
  if (!/^https?:$/.test(protocol)) return null;
  const page = from === host?.toLowerCase() ? pathname : origin + pathname;
  return page.slice(0, MAX_LENGTH);
}
