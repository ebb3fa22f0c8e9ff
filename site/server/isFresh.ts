/** Whether the client's copy is the one we have, by its If-None-Match header (RFC 9110, 13.1.2). */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // The comparison is the weak one: W/ makes no difference.
  const bare = etag.replace(/^W\//, "");
  return (
    ifNoneMatch.trim() === "*" ||
    ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare)
  );
}
