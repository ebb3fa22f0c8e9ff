import { catalogueOf } from "./catalogueOf.ts";
import type { MessageKey, PluralForms } from "./messages.ts";

/** A message in all of its language's forms, for a script in the page that learns the number itself. */
export function pluralForms(language: string, key: MessageKey): PluralForms {
  const message = catalogueOf(language)[key];
  return typeof message === "string" ? { other: message } : message;
}
