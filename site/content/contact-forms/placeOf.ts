/** Line and column of an index in a text, both from 1. */
export function placeOf(
  text: string,
  index: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, index).replace(/\r\n?/g, "\n").split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
