import { createHash } from "node:crypto";
import type { ItemRecord } from "./ExportRecord.ts";
import { plainText } from "./plainText.ts";
import { type ImportedContactForm, type ReadContactForm, toContactForm } from "./toContactForm.ts";

/** A contact form of an export, as it was read. */
export type FoundContactForm = {
  readonly id: string;
  readonly title: string;
  /** The reason, in words, where it stays behind. */
  readonly read: ReadContactForm | string;
};

/** The contact forms of an export. */
export type ContactForms = {
  readonly add: (item: ItemRecord) => void;
  /** In the order of the file. */
  readonly all: () => readonly FoundContactForm[];
  /** The form that a shortcode means: by its id, by the beginning of its hash, or by its title. */
  readonly find: (attributes: Readonly<Record<string, string>>) => FoundContactForm | undefined;
};

/** Characters of a hash that shortcodes have at least. */
const MIN_HASH_LENGTH = 7;

/** Starts with none. */
export function createContactForms(): ContactForms {
  const forms = new Map<string, FoundContactForm & { readonly hash: string }>();
  return {
    add(item) {
      const id = item.fields.get("wp:post_id")?.trim() ?? "";
      if (forms.has(id)) return;
      const title = plainText(item.fields.get("title") ?? "", 120);
      const hash = item.meta.get("_hash")?.trim() ?? "";
      forms.set(id, { id, title, hash, read: toContactForm(item) });
    },
    all: () => [...forms.values()],
    find({ id = "", title = "", "1": oldTitle = "" }) {
      const wanted = plainText(title || oldTitle, 120);
      const all = [...forms.values()];
      return (
        forms.get(id) ??
        (id.length >= MIN_HASH_LENGTH ? all.find(({ hash }) => hash.startsWith(id)) : undefined) ??
        (wanted === "" ? undefined : all.find((form) => form.title === wanted))
      );
    },
  };
}

/** A form as it is stored, under a key that no form of another site has; undefined where it stays behind. */
export function ownForm(
  { id, read }: FoundContactForm,
  source: string,
): ImportedContactForm | undefined {
  if (typeof read === "string") return undefined;
  const mark = createHash("sha256").update(`${source}\n${id}`).digest("hex").slice(0, 8);
  return { ...read.form, key: `${read.form.key}-${mark}` };
}
