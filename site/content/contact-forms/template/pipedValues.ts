import type { GivenTag } from "./GivenTag.ts";

/**
 * The values of a tag, each once. What stands before "|" is shown and sent; what stands after it is
 * what mails say in its place.
 */
export function pipedValues({
  tag,
  common,
  read,
}: Pick<GivenTag, "tag" | "common" | "read">): readonly string[] {
  const pairs = tag.values.map((value): readonly [string, string | undefined] => {
    const bar = value.indexOf("|");
    return bar === -1
      ? [value.trim(), undefined]
      : [value.slice(0, bar).trim(), value.slice(bar + 1).trim()];
  });
  // Of two that are shown alike, the first is meant.
  const meanings = new Map(
    pairs
      .flatMap(([shown, meant]) => (meant === undefined ? [] : [[shown, meant] as const]))
      .reverse(),
  );
  if (meanings.size > 0)
    read.meanings.set(common.name, Object.fromEntries([...meanings].reverse()));
  return [...new Set(pairs.map(([shown]) => shown))];
}
