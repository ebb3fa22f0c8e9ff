import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import { withoutMarkup } from "../../../content/withoutMarkup.ts";
import { isObject } from "../isObject.ts";
import type { useOptions } from "../useOptions.ts";

/** What of a field can be chosen, as it is called. */
type Options = ReturnType<typeof useOptions>;

/** How much of a text says what an item is, in characters. */
const MAX_SUMMARY = 80;

/** What tells an item of a list apart from the others, in its own words: the first text in it, or an address. */
export function summaryOf(
  fields: readonly FieldDescription[],
  value: unknown,
  options: Options,
): string {
  if (!isObject(value)) return "";
  const said = [...fields]
    .sort((one, other) => rank(one) - rank(other))
    .map((field) => wordsOf(field, value[field.name], options))
    .find((words) => words !== "");
  return (said ?? "").slice(0, MAX_SUMMARY);
}

const RANKS: readonly FieldDescription["kind"][] = [
  "text",
  "choice",
  "html",
  "link",
  "picture",
  "file",
];

function rank({ kind }: FieldDescription): number {
  const at = RANKS.indexOf(kind);
  return at === -1 ? RANKS.length : at;
}

function wordsOf(field: FieldDescription, value: unknown, options: Options): string {
  if (field.kind === "choice") {
    return options(field).find((option) => option.value === value)?.label ?? "";
  }
  if (typeof value !== "string" || !RANKS.includes(field.kind)) return "";
  return field.kind === "html" ? withoutMarkup(value).trim() : value.trim();
}
