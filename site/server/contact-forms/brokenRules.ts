import {
  type FormDefinition,
  type FormFile,
  type Rule,
  type Schema,
  validate,
} from "vitrine/contact-form";
import { fileFieldsOf } from "./files/formLimits.ts";
import { inOrderOfRules } from "./inOrderOfRules.ts";
import type { InvalidField } from "./Outcome.ts";
import { schemaToday } from "./schemaToday.ts";

/** A definition's rules, parted by what they are judged with: files come last. */
export type FormRules = { readonly texts: Schema; readonly files: Schema };

const kept = new WeakMap<Schema, FormRules>();

/** Those of this day. Parted once: the validator keeps what it has read of a schema, too. */
export function rulesOf(form: FormDefinition): FormRules {
  const schema = schemaToday(form);
  const known = kept.get(schema) ?? partRules(form, schema);
  kept.set(schema, known);
  return known;
}

function partRules(form: FormDefinition, { rules, ...schema }: Schema): FormRules {
  const fields = new Set(fileFieldsOf(form).map(({ name }) => name));
  const isOfFiles = ({ field, rules = [] }: Rule): boolean =>
    (field !== undefined && fields.has(field)) || rules.some(isOfFiles);
  return {
    texts: { ...schema, rules: rules.filter((rule) => !isOfFiles(rule)) },
    files: { ...schema, rules: rules.filter(isOfFiles) },
  };
}

/** In the order of the rules, whatever the order in which the fields came. */
export function brokenRules(
  schema: Schema,
  entries: Iterable<readonly [name: string, value: string | FormFile]>,
): readonly InvalidField[] {
  const found = validate(schema, entries);
  const broken = Object.entries(found).flatMap(([field, { error: message }]) =>
    message === undefined ? [] : [{ field, message }],
  );
  return inOrderOfRules(schema, broken);
}
