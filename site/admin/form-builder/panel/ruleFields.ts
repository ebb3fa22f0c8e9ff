import type { FieldDescription } from "../../../content/admin/fieldWire.ts";
import type { ItemKind } from "../core/FormState.ts";
import { MEASURED, rulesFor } from "../core/ruleRows.ts";
import type { ItemFieldsOptions } from "./itemFields.ts";

/** The rules that a field has beside those that follow from what it is. */
export function ruleFields(
  kind: ItemKind,
  { say, language }: Pick<ItemFieldsOptions, "say" | "language">,
): FieldDescription {
  const rules = rulesFor(kind);
  const measured = rules.filter((rule) => MEASURED.includes(rule));
  const label = say("formBuilder.field.rule");
  const fields: readonly FieldDescription[] = [
    {
      ...{ name: "rule", label, isOptional: false, kind: "choice" },
      options: rules.map((rule) => ({ value: rule, label: say(`formBuilder.rule.${rule}`) })),
    },
    {
      ...{ name: "threshold", label: say("formBuilder.field.threshold"), isOptional: false },
      help: say("formBuilder.field.thresholdHelp"),
      ...{ kind: "text", minLength: 1, maxLength: 400, when: { field: "rule", is: measured } },
    },
    {
      ...{ name: "accept", label: say("formBuilder.field.days"), isOptional: false },
      ...{ kind: "choices", when: { field: "rule", is: ["dayofweek"] } },
      options: daysOf(language),
    },
    {
      ...{ name: "error", label: say("formBuilder.field.error"), isOptional: true },
      ...{ kind: "text", maxLength: 4000 },
    },
  ];
  const initial = { rule: rules[0], threshold: "", accept: [] };
  return {
    ...{ name: "rules", label: say("formBuilder.field.rules"), isOptional: false },
    ...{ help: say("formBuilder.field.rulesHelp"), kind: "list", itemLabel: label, initial },
    item: { kind: "group", fields, initial },
  };
}

/** The days of the week, from Monday as 1. */
function daysOf(language: string): { readonly value: number; readonly label: string }[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  // The first of January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((value) => {
    return { value, label: format.format(Date.UTC(2024, 0, value)) };
  });
}
