import { optionValue } from "vitrine/contact-form";
import type { FormHandling, MailTemplate } from "../FormHandling.ts";
import { type NamedItem, namedItems } from "../FormItem.ts";
import type { StoredFormDefinition } from "../formDefinitionSchema.ts";
import { placeOf } from "../placeOf.ts";
import { fieldTag } from "./fieldTag.ts";
import { type MailTag, mailTagsOf } from "./mailTagsOf.ts";
import { type RecipientPart, recipientsIn } from "./recipientsIn.ts";
import { EMPTY_TAGS, isSpecialTag } from "./specialTags.ts";

/** A text of a mail's template. */
export type MailText =
  | "to"
  | "cc"
  | "bcc"
  | "replyTo"
  | "senderName"
  | "subject"
  | "body"
  | "attachments";

/** What of a mail will not be as its author means it. */
export type MailIssue = {
  readonly text: MailText;
  /** Where in that text it stands, both from 1; of attachments, which of them. */
  readonly line: number;
  readonly column: number;
  /** A sentence. */
  readonly reason: string;
};

/** As much of a form as its mails go by. */
export type MailedForm = {
  readonly definition: Pick<StoredFormDefinition, "fields">;
  readonly handling: Pick<FormHandling, "meanings">;
};

/** To how many addresses one mail goes at most, copies included. */
export const MAX_RECIPIENTS = 20;

const LISTS = ["to", "cc", "bcc"] as const;
const TEXTS = [...LISTS, "replyTo", "senderName", "subject", "body"] as const;

/** What is wrong with a mail of a form; nothing with one that is not sent. */
export function problemsOfMail(template: MailTemplate, form: MailedForm): readonly MailIssue[] {
  if (!template.isActive) return [];
  const fields = fieldsByName(form);
  return [
    ...TEXTS.flatMap((text) => [
      ...mailTagsOf(template[text]).flatMap((tag) => issue(text, tag.index, tagProblem(tag))),
      ...recipientsOf(text).flatMap((part) => issue(text, part.index, recipientProblem(part))),
    ]),
    ...wholeProblems(),
    ...template.attachments.flatMap((name, at) => {
      if (fields.get(name)?.kind === "file") return [];
      const reason = `The form has no field for files of the name “${name}”.`;
      return [{ text: "attachments" as const, line: at + 1, column: 1, reason }];
    }),
  ];

  function issue(text: MailText & keyof MailTemplate, index: number, reason: string | undefined) {
    return reason === undefined
      ? []
      : [{ text, ...placeOf(String(template[text]), index), reason }];
  }

  function recipientsOf(text: (typeof TEXTS)[number]): readonly RecipientPart[] {
    const isList = text === "replyTo" || LISTS.some((list) => list === text);
    return isList ? recipientsIn(template[text]) : [];
  }

  function wholeProblems(): readonly MailIssue[] {
    const count = LISTS.flatMap((text) => recipientsIn(template[text])).length;
    return [
      ...issue("to", 0, count === 0 ? "This mail goes to nobody yet: name an address." : undefined),
      ...issue("to", 0, count > MAX_RECIPIENTS ? TOO_MANY : undefined),
      ...issue("replyTo", 0, recipientsIn(template.replyTo).length > 1 ? ONE_REPLY : undefined),
    ];
  }

  function tagProblem({ name, format }: MailTag): string | undefined {
    if (isSpecialTag(name)) return undefined;
    if (EMPTY_TAGS.has(name)) return `Nothing fills [${name}] here: this site does not keep it.`;
    const { field, asks } = fieldTag(name);
    const kind = fields.get(field)?.kind;
    if (kind === undefined)
      return `The form has no field for [${name}], so it stands in the mail as it is.`;
    if (asks !== "date" || (kind === "date" && format !== "")) return undefined;
    return `A tag such as [${name}] needs a field for a date, and how to write it in quotes.`;
  }

  function recipientProblem({ address, text }: RecipientPart): string | undefined {
    const [tag] = mailTagsOf(address);
    if (!tag) return isLikeAddress(address) ? undefined : `Mail cannot go to “${text}”.`;
    const field = tag.source === address ? fields.get(fieldTag(tag.name).field) : undefined;
    if (!field || canBeAddress(field)) return undefined;
    return `What is sent in [${tag.name}] is no address that mail can go to.`;
  }

  function canBeAddress(field: NamedItem): boolean {
    if (!("options" in field)) return !NO_ADDRESS.has(field.kind);
    const meanings = form.handling.meanings[field.name] ?? {};
    return field.options
      .map(optionValue)
      .some((value) =>
        recipientsIn(meanings[value] ?? value).some((one) => isLikeAddress(one.address)),
      );
  }
}

function fieldsByName({ definition }: MailedForm): ReadonlyMap<string, NamedItem> {
  return new Map(namedItems(definition.fields).map((item) => [item.name, item]));
}

const NO_ADDRESS: ReadonlySet<string> = new Set([
  "number",
  "range",
  "date",
  "tel",
  "acceptance",
  "file",
  "quiz",
  "captcha",
]);

/** Less strict than what is judged when a mail is sent: what is refused here never is one. */
function isLikeAddress(text: string): boolean {
  return /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/u.test(text);
}

const TOO_MANY = `A mail goes to ${MAX_RECIPIENTS} addresses at most, so those behind are left out.`;
const ONE_REPLY = "Answers can go to one address only.";
