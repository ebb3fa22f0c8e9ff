import { optionValue } from "vitrine/contact-form";
import type { FieldIssue } from "../../../content/admin/fieldWire.ts";
import { MAILS } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import type { FormParts } from "../../../content/contact-forms/formHandlingIssues.ts";
import { fieldsInText } from "../../../content/contact-forms/mail/renamedFields.ts";

/** A field that a mail is addressed by, under its name before and now. */
type Named = { readonly from: string; readonly to: string };

const ADDRESSES = ["to", "cc", "bcc", "replyTo"] as const;

/**
 * What editors may not change of fields: one that mails go to, or that answers go to, could be given an address of
 * theirs in place of what visitors send.
 * @param after with the mails of before, but for renamed fields: see changesHandling
 */
export function addressFieldIssues(before: FormParts, after: FormParts): readonly FieldIssue[] {
  const found = MAILS.flatMap((mail) =>
    ADDRESSES.flatMap((text) => {
      const was = fieldsInText(before.handling[mail]?.[text]);
      const now = fieldsInText(after.handling[mail]?.[text]);
      return now.flatMap((to, at) => issuesOf({ from: was[at] ?? to, to }, { before, after }));
    }),
  );
  // Several mails may name the same field.
  return [...new Map(found.map((issue) => [issue.path.join("."), issue])).values()];
}

function issuesOf(
  { from, to }: Named,
  { before, after }: { readonly before: FormParts; readonly after: FormParts },
): readonly FieldIssue[] {
  const { fields } = after.definition;
  const index = fields.findIndex(isCalled(to));
  const field = fields[index];
  // What is gone sends nothing.
  if (!field) return [];
  const issue = (...inside: readonly string[]): readonly FieldIssue[] => [
    { path: ["definition", "fields", index, ...inside], message: OF_OWNERS },
  ];
  const known = before.definition.fields.find(isCalled(from));
  if (known?.kind !== field.kind) return issue();
  return [
    ...(hasNewValue(known, field) ? issue("value") : []),
    ...(hasNewChoice(known, field) ? issue("options") : []),
    ...(takesAnyText(field) && !takesAnyText(known) ? issue("freeText") : []),
  ];
}

const isCalled = (name: string) => (item: FormItem) => "name" in item && item.name === name;

function hasNewValue(known: FormItem, field: FormItem): boolean {
  const values = valuesOf(known);
  return valuesOf(field).some((value) => !values.includes(value));
}

function valuesOf(field: FormItem): readonly unknown[] {
  return "value" in field && field.value !== undefined ? [field.value].flat() : [];
}

/** Which are offered no more, or called otherwise, says nothing new of where mails go. */
function hasNewChoice(known: FormItem, field: FormItem): boolean {
  const choices = choicesOf(known);
  return choicesOf(field).some((choice) => !choices.includes(choice));
}

function choicesOf(field: FormItem): readonly string[] {
  return "options" in field ? field.options.map(optionValue) : [];
}

function takesAnyText(field: FormItem): boolean {
  return "freeText" in field && field.freeText === true;
}

const OF_OWNERS =
  "Mails of this form go to what is sent in this field, so only owners give it another kind, value or choice. Leave that as it was, or ask an owner.";
