import { CONSENT_FIELDS, SECRET_FIELDS } from "../browser/secretFields.ts";
import { RESERVED_TERMS } from "./reservedTerms.ts";

/** Name and value, each name once. */
export type FormParameter = readonly [name: string, value: string];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields of a builder's form, and text areas wherever they stand in it. */
const FIELDS = ".tve_lg_input_container :is(input,select),textarea";
/** What goes to nobody by an address: what the visitor did not write, consent, secrets and buttons. */
const LEFT_OUT = `:disabled,${CONSENT_FIELDS},${SECRET_FIELDS},[type=hidden],[type=submit],[type=button],[type=reset],[type=image]`;

/**
 * What a visitor has written into a builder's form, to be handed to the page that comes next
 * (specification, section 5). A field may be renamed by its `data-name`; spaces in a name become
 * underscores, a name that the server reads itself gets `tve_` before it, and the values of one name
 * are joined by commas. Empty values are kept.
 */
export function formParameters(form: Element): FormParameter[] {
  const parameters = new Map<string, string>();
  for (const field of form.querySelectorAll<Field>(FIELDS)) {
    const name = parameterName(field.dataset.name || field.name);
    if (name === "" || field.matches(LEFT_OUT)) continue;
    for (const value of valuesOf(field)) {
      const before = parameters.get(name);
      parameters.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return [...parameters];
}

/** The name of a parameter, from that of its field. */
export function parameterName(name: string): string {
  const joined = name.trim().replaceAll(/\s+/g, "_");
  return RESERVED_TERMS.has(joined.toLowerCase()) ? `tve_${joined}` : joined;
}

function valuesOf(field: Field): readonly string[] {
  if (field.localName === "select") {
    return [...(field as HTMLSelectElement).selectedOptions].map((option) => option.value);
  }
  const isTickable = field.type === "checkbox" || field.type === "radio";
  return isTickable && !(field as HTMLInputElement).checked ? [] : [field.value];
}
