import type { WrittenForm } from "../core/FormState.ts";
import type { Tab } from "../issues/issuePlaces.ts";
import { isSameJson } from "./isSameJson.ts";

/** The parts of the screen in which two versions of a form differ, in their order. */
export function changedParts(before: WrittenForm, after: WrittenForm): readonly Tab[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  return PARTS.filter((part) => !isSameJson(was[part], is[part]));
}

const PARTS = ["fields", "messages", "mail", "settings"] as const;

function partsOf({ language, definition, handling }: WrittenForm) {
  // The server writes the locale, by the language.
  const { fields, rules, messages, locale: _, ...about } = definition;
  const { mail, mail2, questions, meanings, ...settings } = handling;
  return {
    fields: { fields, rules, questions, meanings },
    messages: messages ?? {},
    mail: { mail, mail2 },
    settings: { language, about, settings },
  } satisfies Readonly<Record<(typeof PARTS)[number], unknown>>;
}
