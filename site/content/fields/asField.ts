import * as v from "valibot";
import type { FieldDescription, ReferenceTarget } from "../admin/fieldWire.ts";

/** What a schema cannot say of its field by itself. */
export type FieldMeta = {
  /** What else a text is than a line of text. */
  readonly kind?:
    | "long"
    | "html"
    | "link"
    | "picture"
    | "film"
    | "captions"
    | "colour"
    | "secret"
    | "hidden";
  /** The text is the name of something of the site's own. */
  readonly to?: ReferenceTarget;
  /** What the values of a picklist are called; numbers are called after themselves. */
  readonly options?: Readonly<Record<string, string>>;
  /** The values of a picklist are codes of ISO 4217, which need no names here. */
  readonly isCurrency?: boolean;
  readonly when?: NonNullable<FieldDescription["when"]>;
};

/** An entry of a pipe that says how its field looks to editors; it changes nothing of what is valid. */
export function asField<Input>(
  field: FieldMeta,
): v.MetadataAction<Input, { readonly field: FieldMeta }> {
  return v.metadata({ field });
}

/** What was said so of a schema; what is said further out counts. */
export function fieldMeta(schema: v.GenericSchema): FieldMeta {
  const { field } = v.getMetadata(schema) as { readonly field?: FieldMeta };
  return field ?? {};
}

/** A choice between texts: values as stored, with what editors call them. */
export function choiceOf<const Labels extends Readonly<Record<string, string>>>(options: Labels) {
  const values = Object.keys(options) as (keyof Labels & string)[];
  return v.pipe(v.picklist(values), asField({ options }));
}
