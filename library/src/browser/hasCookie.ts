/** Whether there may be a cookie of this name: cheap, and never wrong where there is one. */
export function hasCookie(document: Document, name: string): boolean {
  try {
    return document.cookie.includes(`${name}=`);
  } catch {
    // A frame that may not see cookies has none.
    return false;
  }
}
