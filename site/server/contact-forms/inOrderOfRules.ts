import type { Rule, Schema } from "vitrine/contact-form";
import type { InvalidField } from "./Outcome.ts";

/**
 * What is wrong, in the order of the rules that say so: as they are judged, and not as their fields are
 * first named. Each of `fields` has one of a schema's texts.
 */
export function inOrderOfRules(
  { rules }: Schema,
  fields: readonly InvalidField[],
): readonly InvalidField[] {
  const places = new Map(
    fields.map((field) => [field, rules.findIndex((rule) => says(rule, field))] as const),
  );
  return fields.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** A rule of rules may speak with the words of one in it. */
function says({ field, error, rules = [] }: Rule, told: InvalidField): boolean {
  if (field === told.field && error === told.message) return true;
  return rules.some((inner) => says({ field: field ?? "", ...inner }, told));
}
