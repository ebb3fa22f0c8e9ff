import type { CaptchaField, FormDefinition, LinkedText, QuizField } from "vitrine/contact-form";
import { isRelativeDay } from "../../content/contact-forms/relativeDay.ts";

type DateField = Extract<FormDefinition["fields"][number], { readonly kind: "date" }>;

/** What quizzes and captchas ask, by the field's name. */
export type AskedQuestions = Readonly<
  Record<string, Pick<QuizField, "question" | "answer"> | Pick<CaptchaField, "image" | "challenge">>
>;

export type FormAsShown = {
  /** An address of this site in the page's language. */
  readonly link: (href: string) => string;
  /** Texts that fields begin with, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** What captchas say in the form's language, where the form has no words of its own. */
  readonly captcha: Pick<CaptchaField, "alt" | "inWords">;
  /** None on pages that are kept: they are the same for everyone. */
  readonly asked: AskedQuestions;
};

/**
 * A form as it stands on one page: with links in its language, with what it is about filled in, and with
 * the questions that it asks there.
 */
export function formAsShown(
  definition: FormDefinition,
  { link, values, captcha, asked }: FormAsShown,
): FormDefinition {
  return {
    ...definition,
    fields: definition.fields.map((field) => {
      if (field.kind === "acceptance") return { ...field, label: linked(field.label, link) };
      if (field.kind === "note") return { ...field, text: linked(field.text, link) };
      if (field.kind === "quiz") return { ...field, ...asked[field.name] };
      if (field.kind === "captcha") return { ...captcha, ...field, ...asked[field.name] };
      if (field.kind === "date") return withoutRelativeDays(field);
      if (field.kind !== "text") return field;
      const value = values[field.name];
      return value === undefined ? field : { ...field, value };
    }),
  };
}

/** Pages are kept for longer than a day, and yesterday's last day would keep visitors from today's. */
function withoutRelativeDays({ min, max, ...field }: DateField): DateField {
  return {
    ...field,
    ...(min !== undefined && !isRelativeDay(min) && { min }),
    ...(max !== undefined && !isRelativeDay(max) && { max }),
  };
}

function linked(label: LinkedText, link: FormAsShown["link"]): LinkedText {
  if (typeof label === "string") return label;
  return label.map((part) =>
    typeof part === "string" ? part : { ...part, href: link(part.href) },
  );
}
