import type { FormHandling, MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import { renameTags } from "../../../content/contact-forms/mail/renameTags.ts";
import type { FormState } from "./FormState.ts";
import { nameOf, namesIn } from "./FormState.ts";
import { isFieldName } from "./fieldNames.ts";

type Rule = NonNullable<FormState["about"]["rules"]>[number];

/** A field under another name, in all that names it. The same state where it cannot be called so. */
export function renameField(state: FormState, from: string, to: string): FormState {
  const names = namesIn(state);
  if (from === to || !names.has(from) || names.has(to) || !isFieldName(to)) return state;
  const { about, items, handling } = state;
  return {
    ...state,
    about: about.rules ? { ...about, rules: about.rules.map(renameIn(from, to)) } : about,
    items: items.map((built) => {
      const { item } = built;
      if (nameOf(item) === from) return { ...built, item: { ...item, name: to } as typeof item };
      if ("of" in item && item.of === from) return { ...built, item: { ...item, of: to } };
      return built;
    }),
    handling: renameHandling(handling, from, to),
  };
}

/** A rule of a field as that of another; so are those inside it. */
export const renameIn =
  (from: string, to: string) =>
  (rule: Rule): Rule => ({
    ...rule,
    ...(rule.field === from && { field: to }),
    ...(rule.rules && { rules: rule.rules.map(renameIn(from, to)) }),
  });

function renameHandling(handling: FormHandling, from: string, to: string): FormHandling {
  return {
    ...handling,
    mail: handling.mail && renameMail(handling.mail, from, to),
    mail2: handling.mail2 && renameMail(handling.mail2, from, to),
    questions: renameKey(handling.questions, from, to),
    meanings: renameKey(handling.meanings, from, to),
  };
}

const TEXTS = ["to", "cc", "bcc", "replyTo", "senderName", "subject", "body"] as const;

function renameMail(mail: MailTemplate, from: string, to: string): MailTemplate {
  const names = new Map([[from, to]]);
  const texts = TEXTS.map((key) => [key, renameTags(mail[key], names)]);
  return {
    ...mail,
    ...Object.fromEntries(texts),
    attachments: mail.attachments.map((name) => (name === from ? to : name)),
  };
}

/** In the same place among the others. */
function renameKey<Value>(
  record: Readonly<Record<string, Value>>,
  from: string,
  to: string,
): Record<string, Value> {
  const entries = Object.entries(record);
  return Object.fromEntries(entries.map(([key, value]) => [key === from ? to : key, value]));
}
