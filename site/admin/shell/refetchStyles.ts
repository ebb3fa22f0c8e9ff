/** Fetches the styles that could not be had once more: who imports a chunk again asks for its script alone. */
export function refetchStyles(document: Document): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  for (const link of links) if (isMissing(link)) link.replaceWith(link.cloneNode());
}

/** Of styles that could not be fetched, some browsers have none, and others some that nobody may read. */
function isMissing({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}
