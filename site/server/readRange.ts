/** The bytes that are asked for, both ends included; "outside" where the file has none of them. */
export type Range = { readonly start: number; readonly end: number } | "outside" | undefined;

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.1.2). Undefined where the whole is
 * meant: without a header, for one that cannot be read, and for several parts at once.
 */
export function readRange(header: string | undefined, size: number): Range {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(size - 1, Number(to));
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  return start > end ? "outside" : { start, end };
}
