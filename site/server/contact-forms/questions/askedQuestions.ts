import type { FieldDefinition } from "vitrine/contact-form";
import type { AskedQuestions } from "../../../blocks/contact-form/formAsShown.ts";
import type { PostedForm } from "../readPostedForm.ts";
import { challengeAt } from "./captchaAddress.ts";
import { questionInput } from "./questionInput.ts";
import type { Questions } from "./questionsFor.ts";

/** Questions as the markup has them, for a page that asks them without script. */
export function askedQuestions({ quiz = {}, captcha = {} }: Questions): AskedQuestions {
  const asked = Object.entries(quiz).map(([name, [question, answer]]) => {
    return [name, { question, answer }] as const;
  });
  const shown = Object.entries(captcha).map(([name, image]) => {
    return [name, { image, challenge: challengeAt(image) ?? "" }] as const;
  });
  return Object.fromEntries([...asked, ...shown]);
}

type Asked = { readonly posted: PostedForm; readonly asked: AskedQuestions };

/** Whether a field asks something else than what was answered in it. */
export function asksAnew(field: FieldDefinition, { posted, asked }: Asked): boolean {
  const input = questionInput(field);
  const question = Object.hasOwn(asked, field.name) ? asked[field.name] : undefined;
  if (!question || input === undefined) return false;
  const stands =
    "challenge" in question ? question.challenge : "answer" in question && question.answer;
  return stands !== posted.data.get(input);
}
