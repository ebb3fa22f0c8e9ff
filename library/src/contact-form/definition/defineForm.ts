import type { FormDefinition } from "./FormDefinition.ts";
import { fieldOf, fieldsOf } from "./fieldsOf.ts";

/** What the rules can judge: they pass over other names, or cut them. */
const NAME = /^[A-Za-z][\w-]*$/;

/**
 * Holds a contact form's definition, so that FieldName and FormValues know its names and values.
 * Keep the result outside of components: a ContactForm starts anew when it is given another one.
 * @throws Error where a name does not fit or stands twice, or a part names no field
 */
export function defineForm<const Form extends FormDefinition>(definition: Form): Form {
  const names = new Set<string>();
  for (const { name } of fieldsOf(definition)) {
    if (!NAME.test(name)) {
      fail(definition, `the name "${name}" needs a letter first, then letters, digits, _ or -`);
    }
    if (names.has(name)) fail(definition, `two fields have the name "${name}"`);
    names.add(name);
  }
  for (const part of definition.fields) {
    if ("of" in part && !fieldOf(definition, part.of)) {
      fail(
        definition,
        `${part.kind === "output" ? "an" : "a"} ${part.kind} is of "${part.of}", and no field has this name`,
      );
    }
  }
  return definition;
}

function fail(form: FormDefinition, what: string): never {
  throw new Error(`vitrine: in the contact form ${form.id} ${what}. Correct its definition.`);
}
