import type { en } from "./en.ts";

/** A message in the forms that its language distinguishes by a number, named as Intl does. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** Text with `{name}` where a value stands; or such texts by plural form, chosen by `{count}`. */
export type Message = string | PluralForms;

export type MessageKey = keyof typeof en;

/** Every message of the site in one language. */
export type Catalogue = Readonly<Record<MessageKey, Message>>;
