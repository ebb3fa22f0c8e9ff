import { createHmac } from "node:crypto";
import { fieldsOf } from "vitrine/contact-form";
import { isQuestion } from "../../content/contact-forms/isQuestion.ts";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import type { Values } from "./BeforeTaking.ts";
import type { QuestionMark } from "./questions/QuestionMark.ts";
import type { PostedForm } from "./readPostedForm.ts";

/** A form that has come in, from whom, and from which page. */
export type ReceivedForm = {
  readonly form: ShownForm;
  readonly posted: PostedForm;
  /** The visitor's network address. */
  readonly address: string;
  readonly userAgent: string;
  /** Asked where only those may send it who are signed in. */
  readonly isSignedIn: () => Promise<boolean>;
  /** The address of the page that it was sent from; null where nobody said. */
  readonly page: string | null;
};

/** The same while it is judged. */
export type JudgedForm = {
  readonly sent: ReceivedForm;
  readonly values: Values;
  /** See hashOf. */
  readonly hash: string;
  /** That were answered right. */
  readonly questions: readonly QuestionMark[];
};

/** What a visitor has to say: all but the answers to questions. In the order of the form. */
export function writtenIn({ definition }: ShownForm, values: Values): Record<string, string[]> {
  const fields = fieldsOf(definition).filter((field) => !isQuestion(field));
  return Object.fromEntries(fields.map(({ name }) => [name, [...(values[name] ?? [])]]));
}

/**
 * Tells one submission of a form from another, also by what is in its files; says nothing of either to
 * others. Not by the answers to its questions: who sends the same again may have been asked anew.
 */
export function hashOf({ form, posted }: ReceivedForm, values: Values, secret: string): string {
  const written = Object.entries(writtenIn(form, values));
  const parts = [...written, ...posted.files.map(({ digest }) => digest)];
  return createHmac("sha256", secret)
    .update(`submission\n${form.definition.id}\n${JSON.stringify(parts)}`)
    .digest("hex")
    .slice(0, 32);
}
