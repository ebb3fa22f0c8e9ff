import * as v from "valibot";
import { type FormItem, namesOf } from "./FormItem.ts";
import { isNameField, NAMED } from "./isNameField.ts";

/** Who sent something with a form, as far as its fields tell; "" where they do not. */
export type Sender = { readonly name: string; readonly email: string };

/** What was sent, by the field's name. */
type Values = Readonly<Record<string, readonly string[]>>;

/**
 * Guesses by the kinds of the fields: the first address, and the first line that is called a name. Where the form
 * has no such field any more under the name that it had, what looks like one among the others counts.
 */
export function senderOf(fields: readonly FormItem[], values: Values): Sender {
  const written = fields.flatMap((field) => {
    const text = "name" in field ? values[field.name]?.[0]?.trim() : undefined;
    return text && "label" in field ? [{ field, text }] : [];
  });
  const email = written.find(({ field }) => field.kind === "email");
  const name = written.find(({ field }) => isNameField(field));
  const gone = goneValues(fields, values);
  const goneEmail = gone.find(({ text }) => v.is(address, text));
  const goneName = gone.find((one) => one !== goneEmail && NAMED.test(one.field));
  return {
    name: name?.text ?? goneName?.text ?? "",
    email: email?.text ?? goneEmail?.text ?? "",
  };
}

/** What was sent in fields that the form has no more. */
function goneValues(fields: readonly FormItem[], values: Values) {
  const known = namesOf(fields);
  return Object.entries(values).flatMap(([field, [first = ""]]) => {
    const text = first.trim();
    return known.has(field) || text === "" ? [] : [{ field, text }];
  });
}

const address = v.pipe(v.string(), v.rfcEmail());
