import type { FormHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { offeredChoices } from "../../../content/contact-forms/offeredChoices.ts";

type Meanings = FormHandling["meanings"];

/** Those meanings that are of choices which the fields offer. */
export function offeredMeanings(fields: readonly FormItem[], meanings: Meanings): Meanings {
  const kept = Object.entries(meanings).flatMap(([name, ofField]) => {
    const offered = offeredChoices(fields, name);
    const left = Object.entries(ofField).filter(([choice]) => offered.has(choice));
    return left.length > 0 ? [[name, Object.fromEntries(left)] as const] : [];
  });
  return Object.fromEntries(kept);
}
