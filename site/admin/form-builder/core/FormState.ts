import type { EditedForm } from "../../../content/admin/formWire.ts";
import {
  type FormItem,
  type NamedItem,
  namedItems,
} from "../../../content/contact-forms/FormItem.ts";
import type { StoredFormDefinition } from "../../../content/contact-forms/formDefinitionSchema.ts";
import { newBlockId } from "../../../editor/state/newBlockId.ts";

export type ItemKind = FormItem["kind"];

/** What of a form is written here, as it is stored. */
export type WrittenForm = Pick<EditedForm, "language" | "definition" | "handling">;

/** The same with the version of the stored form that it began from. */
export type OpenedForm = WrittenForm & Pick<EditedForm, "version">;

export type BuiltItem = {
  /** Stays its own while the form is edited; it is stored nowhere. */
  readonly id: string;
  readonly item: FormItem;
  /** Whether its name is made anew from its label: as long as nothing was sent under it. */
  readonly followsLabel?: boolean;
};

/** A form as it is being edited. */
export type FormState = Omit<OpenedForm, "definition"> & {
  /** All of the definition but its fields. */
  readonly about: Omit<StoredFormDefinition, "fields">;
  readonly items: readonly BuiltItem[];
};

/** What is stored, as it is edited. */
export function readForm({ version, language, definition, handling }: OpenedForm): FormState {
  const { fields, ...about } = definition;
  return { version, language, about, handling, items: fields.map(toBuilt) };
}

/** What is edited, as it is stored. */
export function writeForm({ language, about, items, handling }: FormState): WrittenForm {
  return { language, definition: { ...about, fields: items.map(({ item }) => item) }, handling };
}

/** An item with an id of its own. */
export function toBuilt(item: FormItem): BuiltItem {
  return { id: newBlockId(), item };
}

/** The item of this id; undefined where it is gone. */
export function itemOf({ items }: Pick<FormState, "items">, id: string): FormItem | undefined {
  return items.find((one) => one.id === id)?.item;
}

/** The name of an item; undefined of those without a value. */
export function nameOf(item: FormItem): string | undefined {
  return "name" in item ? item.name : undefined;
}

/** All that have a name, in the form's order. */
export function namedIn({ items }: Pick<FormState, "items">): readonly NamedItem[] {
  return namedItems(items.map(({ item }) => item));
}

/** All names of the form. */
export function namesIn(state: Pick<FormState, "items">): ReadonlySet<string> {
  return new Set(namedIn(state).map(({ name }) => name));
}
