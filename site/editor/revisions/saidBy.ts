import type { FieldDescription, FieldKind } from "../../content/admin/fieldWire.ts";
import type { Block } from "../../content/documentBody.ts";
import { withoutMarkup } from "../../content/withoutMarkup.ts";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";

/** What a field says, as texts that can be compared. */
export type Said = {
  readonly text: string;
  /** Of HTML, how it is written: what is compared where its words are the same. */
  readonly source?: string;
};

/** How fields and what is chosen in them are called by whoever reads it. */
export type FieldWords = Pick<AdminLocale, "say" | "fieldText" | "currencyName">;

export type SaidByOptions = {
  readonly fields: readonly FieldDescription[];
  readonly words: FieldWords;
};

/** What a block's fields say, by their labels, in the order in which they are filled in. */
export function saidBy(
  block: Pick<Block, "fields"> | undefined,
  { fields, words }: SaidByOptions,
): ReadonlyMap<string, Said> {
  const said = new Map<string, Said>();
  addFields({ value: block?.fields ?? {}, fields, around: [] });
  return said;

  function addFields({ value, fields, around }: FoundFields): void {
    for (const [name, part] of Object.entries(value)) {
      const field = fields.find((one) => one.name === name);
      add({ label: [...around, words.fieldText(field?.label ?? name)], value: part, field });
    }
  }

  /** Lists and groups are told part by part; what has no value is left out. */
  function add({ label, value, field }: Found): void {
    if (value === null || value === undefined || value === "" || field?.kind === "hidden") return;
    if (Array.isArray(value)) {
      const item = itemOf(field);
      value.forEach((part, index) => {
        add({ label: [...label, String(index + 1)], value: part, field: item });
      });
    } else if (typeof value === "object") {
      addFields({ value, fields: field?.kind === "group" ? field.fields : [], around: label });
    } else said.set(label.join(" · "), textOf(value, field, words));
  }
}

type FoundFields = {
  readonly value: object;
  readonly fields: readonly FieldDescription[];
  /** The labels of what they stand in. */
  readonly around: readonly string[];
};

type Found = {
  readonly label: readonly string[];
  readonly value: unknown;
  /** Undefined where nobody knows what it is. */
  readonly field: FieldKind | undefined;
};

function itemOf(field: FieldKind | undefined): FieldKind | undefined {
  if (field?.kind === "list") return field.item;
  return field?.kind === "choices" ? { kind: "choice", options: field.options } : undefined;
}

function textOf(value: unknown, field: FieldKind | undefined, words: FieldWords): Said {
  if (typeof value === "boolean") {
    return { text: words.say(value ? "revisions.yes" : "revisions.no") };
  }
  const text = String(value);
  if (field?.kind === "html") return { text: wordsOf(text), source: text };
  if (field?.kind !== "choice") return { text };
  const option = field.options.find((one) => one.value === value);
  if (option && field.isCurrency) return { text: words.currencyName(text) };
  return { text: option ? words.fieldText(option.label) : text };
}

function wordsOf(html: string): string {
  return withoutMarkup(html).replace(/\s+/g, " ").trim();
}
