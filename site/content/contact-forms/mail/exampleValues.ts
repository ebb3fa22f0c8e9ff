import { optionValue } from "vitrine/contact-form";
import type { FormHandling } from "../FormHandling.ts";
import { type NamedItem, namedItems } from "../FormItem.ts";
import type { StoredFormDefinition } from "../formDefinitionSchema.ts";

export type ExampleOptions = {
  /** Stands in fields for addresses. */
  readonly email: string;
  /** Such as 2026-05-31. */
  readonly today: string;
  readonly questions: FormHandling["questions"];
};

/** What somebody might send with a form, by the names of its fields. */
export function exampleValues(
  { fields }: Pick<StoredFormDefinition, "fields">,
  options: ExampleOptions,
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    namedItems(fields).map((field) => [field.name, examplesOf(field, options)]),
  );
}

function examplesOf(
  field: NamedItem,
  { email, today, questions }: ExampleOptions,
): readonly string[] {
  switch (field.kind) {
    case "email":
      return [email];
    case "url":
      return ["https://example.com/"];
    case "tel":
      return ["+49 30 1234567"];
    case "number":
    case "range":
      return [String(field.value ?? field.min ?? 1)];
    case "date":
      return [today];
    case "select":
    case "checkbox":
    case "radio":
      return chosen(field);
    case "acceptance":
      return ["1"];
    case "quiz":
      return [questions[field.name]?.[0]?.answer ?? ""];
    case "hidden":
      return [field.value ?? ""];
    case "file":
    case "captcha":
      return [];
    default:
      return [field.value || field.label];
  }
}

/** What is chosen at first, else the first choice; of several, two. */
function chosen(
  field: Extract<NamedItem, { readonly kind: "select" | "checkbox" | "radio" }>,
): readonly string[] {
  const given = field.value === undefined ? [] : [field.value].flat();
  if (given.length > 0) return given;
  const isOne =
    field.kind === "radio" ||
    (field.kind === "select" && !field.multiple) ||
    (field.kind === "checkbox" && field.exclusive === true);
  return field.options.map(optionValue).slice(0, isOne ? 1 : 2);
}
