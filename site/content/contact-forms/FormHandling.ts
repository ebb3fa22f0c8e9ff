import * as v from "valibot";
import { FIELD_NAME } from "./formPatterns.ts";

const line = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36_500));
const time = v.pipe(v.string(), v.isoTimestamp());
const fieldName = v.pipe(v.string(), v.regex(FIELD_NAME));

/** The mails of a form. */
export const MAILS = ["mail", "mail2"] as const;

/** The longest text of a mail's template, in characters. */
export const MAX_MAIL_BODY = 20_000;
/** How many pairs a quiz has at most. */
export const MAX_QUESTIONS = 50;
/** How many fields may have their files go along with a mail. */
export const MAX_ATTACHMENTS = 20;

/** A mail that each submission causes. In all its texts mail-tags stand for what was sent: `[your-name]`. */
export const mailTemplateSchema = v.object({
  isActive: v.optional(v.boolean(), true),
  /** Addresses parted by commas; each gets a mail. */
  to: v.optional(line(2000), ""),
  /** Beside those of `to`, who see each other. */
  cc: v.optional(line(2000), ""),
  /** Beside those of `to`, seen by nobody. */
  bcc: v.optional(line(2000), ""),
  /** Where answers go. Empty: to the site's own address. */
  replyTo: v.optional(line(400), ""),
  /** The name beside the site's own address, which all mails come from. Empty: as the settings have it. */
  senderName: v.optional(line(400), ""),
  subject: v.optional(line(998), ""),
  body: v.optional(v.pipe(v.string(), v.maxLength(MAX_MAIL_BODY)), ""),
  /** The body is HTML, and what was sent is put into it as text. */
  isHtml: v.optional(v.boolean(), false),
  /** Leaves lines out of which all mail-tags are empty. */
  excludesBlank: v.optional(v.boolean(), false),
  /** Names of the file fields whose files go along. */
  attachments: v.optional(v.pipe(v.array(fieldName), v.maxLength(MAX_ATTACHMENTS)), []),
});
export type MailTemplate = v.InferOutput<typeof mailTemplateSchema>;

/** A question of a quiz and its right answer. */
export const quizPairSchema = v.object({
  question: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(400)),
  answer: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(400)),
});
export type QuizPair = v.InferOutput<typeof quizPairSchema>;

/**
 * What the server does with what is sent with a form. Pages and browsers never see it: it holds
 * addresses and right answers. Read through the schema; what an older version left out has its default.
 */
export const formHandlingSchema = v.object({
  /** To the owner. */
  mail: v.optional(v.nullable(mailTemplateSchema), null),
  /** A second one, as a rule to the visitor. */
  mail2: v.optional(v.nullable(mailTemplateSchema), null),
  /** Whether it takes anything at all. */
  isOpen: v.optional(v.boolean(), true),
  /** From and until when; null for no such end. */
  opensAt: v.optional(v.nullable(time), null),
  closesAt: v.optional(v.nullable(time), null),
  /** What visitors are told while it is closed. Empty: the usual words. */
  closedMessage: v.optional(line(1000), ""),
  /** Who may send it. */
  audience: v.optional(v.picklist(["everyone", "signed-in"]), "everyone"),
  /** All is judged, and nothing kept or mailed: for trying it out. */
  isDemo: v.optional(v.boolean(), false),
  /** How long submissions are kept, in days; null for the site's setting. */
  keepDays: v.optional(v.nullable(days), null),
  /** How long their files are kept, in days; null for the site's setting. */
  keepFileDays: v.optional(v.nullable(days), null),
  /** What a quiz asks, by the field's name: one of them at a time. */
  questions: v.optional(
    v.record(
      fieldName,
      v.pipe(v.array(quizPairSchema), v.minLength(1), v.maxLength(MAX_QUESTIONS)),
    ),
    {},
  ),
  /** What choices stand for in mails, by the field's name and the choice: an address, say. */
  meanings: v.optional(v.record(fieldName, v.record(line(400), line(400))), {}),
});
export type FormHandling = v.InferOutput<typeof formHandlingSchema>;

/** That of a form of which nothing is said. */
export const plainHandling: FormHandling = v.parse(formHandlingSchema, {});
