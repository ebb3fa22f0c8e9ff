import { randomInt } from "node:crypto";
import { type FieldDefinition, fieldsOf } from "vitrine/contact-form";
import type { QuizPair } from "../../../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";
import type { Outcome } from "../Outcome.ts";
import type { PostedForm } from "../readPostedForm.ts";
import { captchaAddress } from "./captchaAddress.ts";
import { makeChallenge } from "./captchaChallenge.ts";
import { type JudgeQuestionsOptions, judgeQuestions } from "./judgeQuestions.ts";
import { questionInput } from "./questionInput.ts";
import { quizPairs } from "./quizPairs.ts";
import { makeQuizToken } from "./quizToken.ts";

/** Questions by the field's name, as the wire has them; of each kind only where there is any. */
export type Questions = {
  /** The question, and what stands for it in the page. */
  readonly quiz?: Readonly<Record<string, readonly [question: string, token: string]>>;
  /** The picture's address. */
  readonly captcha?: Readonly<Record<string, string>>;
};

export type QuestionsOptions = JudgeQuestionsOptions & {
  /** What pictures' addresses begin with, on pages of other sites. Default "": on our own. */
  readonly origin?: string;
};

/** Fresh questions of a form; empty where it asks none. */
export function questionsFor(form: ShownForm, options: QuestionsOptions): Questions {
  return ask(form, options, () => ({}));
}

/**
 * The questions that follow an answer: those that were answered right once more, as long as the form
 * was not taken, so that nobody need answer twice; in place of the others new ones.
 */
export function questionsAfter(
  form: ShownForm,
  { posted, outcome }: { readonly posted: PostedForm; readonly outcome: Outcome },
  options: QuestionsOptions,
): Questions {
  const { marks, asked } = judgeQuestions(form, posted, options);
  const isTaken = outcome.status === "mail_sent";
  return ask(form, options, (field) => {
    const pair = asked.get(field.name);
    const isRight =
      marks.some((one) => one.field === field.name) &&
      outcome.invalidFields.every((one) => one.field !== field.name);
    if (isTaken || !isRight) return { pair };
    const token = posted.data.get(questionInput(field) ?? "");
    return { pair, held: String(token) };
  });
}

/** What was asked in a field before. */
type Before = {
  readonly pair?: QuizPair | undefined;
  /** The token or challenge that stays. */
  readonly held?: string;
};

function ask(
  form: ShownForm,
  { secret, now, origin = "" }: QuestionsOptions,
  before: (field: FieldDefinition) => Before,
): Questions {
  const fields = fieldsOf(form.definition);
  const quiz = fields.flatMap((field) => {
    const { pair: last, held } = before(field);
    const pair = held === undefined ? pick(quizPairs(form, field), last) : last;
    if (!pair) return [];
    const asked = { formId: form.definition.id, field: field.name, secret, now };
    return [[field.name, [pair.question, held ?? makeQuizToken(pair, asked)]] as const];
  });
  const captcha = fields.flatMap((field) => {
    if (field.kind !== "captcha") return [];
    const asked = { formId: form.definition.id, field: field.name, now };
    const address = captchaAddress(before(field).held ?? makeChallenge(asked));
    return [[field.name, origin + address] as const];
  });
  return {
    ...(quiz.length > 0 && { quiz: Object.fromEntries(quiz) }),
    ...(captcha.length > 0 && { captcha: Object.fromEntries(captcha) }),
  };
}

/** Any of them, but not the last one where there are others. */
function pick(pairs: readonly QuizPair[], last: QuizPair | undefined): QuizPair | undefined {
  const others = pairs.filter((pair) => pair !== last);
  const among = others.length > 0 ? others : pairs;
  return among.length > 0 ? among[randomInt(among.length)] : undefined;
}
