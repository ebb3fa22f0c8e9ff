import type { FieldDescription } from "../../content/admin/fieldWire.ts";
import type { Block } from "../../content/documentBody.ts";
import { withoutMarkup } from "../../content/withoutMarkup.ts";

/** What a field says, as texts that can be compared. */
export type Said = {
  readonly text: string;
  /** Of HTML, how it is written: what is compared where its words are the same. */
  readonly source?: string;
};

/** What a block's fields say, by their labels, in the order in which they are filled in. */
export function saidBy(
  block: Pick<Block, "fields"> | undefined,
  known: readonly FieldDescription[],
): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  for (const [name, value] of Object.entries(block?.fields ?? {})) {
    const field = known.find((one) => one.name === name);
    if (field?.kind === "hidden") continue;
    add(said, { label: field?.label ?? name, value, isHtml: field?.kind === "html" });
  }
  return said;
}

type Found = { readonly label: string; readonly value: unknown; readonly isHtml: boolean };

/** Lists and groups are told part by part; what has no value is left out. */
function add(said: Map<string, Said>, { label, value, isHtml }: Found): void {
  if (value === null || value === undefined || value === "") return;
  if (typeof value === "object") {
    for (const [name, part] of Object.entries(value)) {
      const step = Array.isArray(value) ? String(Number(name) + 1) : name;
      add(said, { label: `${label} · ${step}`, value: part, isHtml: false });
    }
  } else if (isHtml && typeof value === "string") {
    said.set(label, { text: wordsOf(value), source: value });
  } else said.set(label, { text: String(value) });
}

function wordsOf(html: string): string {
  return withoutMarkup(html).replace(/\s+/g, " ").trim();
}
