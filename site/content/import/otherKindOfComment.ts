/**
 * What an export calls a comment that is none which someone wrote below a page, such as
 * "pingback": it stays behind. Undefined for a comment.
 */
export function otherKindOfComment(type: string): string | undefined {
  const kind = type.trim().toLowerCase();
  if (kind === "" || kind === "comment") return undefined;
  return kind.replace(/[^\w-]/g, "").slice(0, 40) || "unknown";
}
