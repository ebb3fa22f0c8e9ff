import { fieldsOf, optionValue } from "vitrine/contact-form";
import { fieldTag } from "../../../content/contact-forms/mail/fieldTag.ts";
import { fillMailTags } from "../../../content/contact-forms/mail/fillMailTags.ts";
import { mailTagsOf } from "../../../content/contact-forms/mail/mailTagsOf.ts";
import { recipientsIn } from "../../../content/contact-forms/mail/recipientsIn.ts";
import { readMailAddress } from "../../mail/readMailAddress.ts";
import type { Filling } from "./createFilling.ts";
import { meaningOf } from "./createTagValues.ts";

type Found = {
  readonly addresses: readonly string[];
  /** Places of the list, as they are written, that gave none though something was sent for them. */
  readonly failed: readonly string[];
};

/**
 * The addresses that a list of a mail's template names once it is filled. What the form's owner wrote may
 * be several, also as what a choice stands for; what a visitor wrote in a field is one, or none, and beside
 * the choices none.
 */
export function addressesOf(list: string, filling: Filling): Found {
  const found = recipientsIn(list).map(({ text, address }) => ({
    text,
    candidates: candidatesOf(address, filling).filter((one) => one.trim() !== ""),
  }));
  const read = found.flatMap(({ candidates }) =>
    candidates.flatMap((one) => readMailAddress(one) ?? []),
  );
  const failed = found.filter(({ candidates }) =>
    candidates.some((one) => readMailAddress(one) === undefined),
  );
  return { addresses: [...new Set(read)], failed: failed.map(({ text }) => text) };
}

/**
 * In place of a text of the visitor's own beside the choices: where these lead is the owner's word alone,
 * and a free text that is an address would have the site write to anybody.
 */
const NO_ADDRESS = "(no choice)";

function candidatesOf(address: string, { form, sent, tagValue }: Filling): readonly string[] {
  const [tag] = mailTagsOf(address);
  const { field: name, asks } = fieldTag(tag?.source === address ? tag.name : "");
  const field = fieldsOf(form.definition).find((one) => one.name === name);
  if (!field || !("options" in field)) return [fillMailTags(address, tagValue)];
  const own = new Set(field.options.map(optionValue));
  return (sent.values[field.name] ?? []).flatMap((choice) => {
    if (!own.has(choice)) return [NO_ADDRESS];
    const meaning = asks === "raw" ? choice : meaningOf(form, field.name, choice);
    return recipientsIn(meaning).map((one) => one.address);
  });
}
