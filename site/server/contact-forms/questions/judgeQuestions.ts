import { type FieldDefinition, fieldsOf, messagesOf } from "vitrine/contact-form";
import type { QuizPair } from "../../../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";
import type { InvalidField } from "../Outcome.ts";
import type { PostedForm } from "../readPostedForm.ts";
import { answersTo, readChallenge } from "./captchaChallenge.ts";
import { foldAnswer } from "./foldAnswer.ts";
import type { QuestionMark } from "./QuestionMark.ts";
import { questionInput } from "./questionInput.ts";
import { quizPairs } from "./quizPairs.ts";
import { type AskedField, readQuizToken } from "./quizToken.ts";

export type JudgeQuestionsOptions = Pick<AskedField, "secret" | "now">;

/** What the answers to a form's questions are worth. */
export type JudgedQuestions = {
  /** In the order of the form. */
  readonly invalid: readonly InvalidField[];
  /** What a submission spends that is taken: of the right answers. One spent before is a wrong answer. */
  readonly marks: readonly QuestionMark[];
  /** What is spent at once: a picture is shown for one try. */
  readonly wasted: readonly QuestionMark[];
  /** Whether a picture was answered, right or wrong. */
  readonly isTry: boolean;
  /** What quizzes had asked, by the field's name, whatever the answer. */
  readonly asked: ReadonlyMap<string, QuizPair>;
};

/**
 * Judges the answers to quizzes and captchas, which no browser can. Whether one was given before is
 * not looked up here: it is known once the marks are spent.
 */
export function judgeQuestions(
  form: ShownForm,
  posted: PostedForm,
  options: JudgeQuestionsOptions,
): JudgedQuestions {
  const judged = fieldsOf(form.definition).flatMap((field) =>
    judge(form, field, { posted, options }),
  );
  const marksOf = (verdict: Verdict): readonly QuestionMark[] =>
    judged.flatMap((one) => (one.mark && one.verdict === verdict ? [one.mark] : []));
  return {
    invalid: wrongAnswers(
      form,
      judged.filter(({ verdict }) => verdict !== "right"),
    ),
    marks: marksOf("right"),
    wasted: marksOf("wasted"),
    isTry: judged.some(({ kind, mark }) => kind === "captcha" && mark !== undefined),
    asked: new Map(judged.flatMap(({ field, pair }) => (pair ? [[field, pair]] : []))),
  };
}

/** What is told where questions were not answered right, in the order of the form; also of spent marks. */
export function wrongAnswers(
  { definition }: ShownForm,
  wrong: readonly Pick<QuestionMark, "field">[],
): readonly InvalidField[] {
  const messages = messagesOf(definition);
  return fieldsOf(definition)
    .filter(({ name }) => wrong.some(({ field }) => field === name))
    .map(({ name, kind }) => {
      const key = kind === "quiz" ? "quiz_answer_not_correct" : "captcha_not_match";
      return { field: name, message: messages[key] };
    });
}

/** "wasted" is a wrong answer after which its question is void. */
type Verdict = "right" | "wrong" | "wasted";

type Judged = {
  readonly kind: "quiz" | "captcha";
  readonly field: string;
  readonly verdict: Verdict;
  readonly mark?: QuestionMark;
  readonly pair?: QuizPair;
};

type Sent = { readonly posted: PostedForm; readonly options: JudgeQuestionsOptions };

/** @returns nothing of a field that asks nothing */
function judge(
  form: ShownForm,
  field: FieldDefinition,
  { posted, options }: Sent,
): readonly Judged[] {
  const input = questionInput(field);
  const pairs = quizPairs(form, field);
  if (input === undefined || (field.kind === "quiz" && pairs.length === 0)) return [];
  const given = {
    question: textOf(posted, input),
    answer: foldAnswer(textOf(posted, field.name)),
    asked: { formId: form.definition.id, field: field.name, ...options },
  };
  return [field.kind === "quiz" ? judgeQuiz(pairs, given) : judgeCaptcha(given)];
}

type Given = {
  /** The token or challenge that stood in the page. */
  readonly question: string;
  /** Folded. */
  readonly answer: string;
  readonly asked: AskedField;
};

function judgeQuiz(pairs: readonly QuizPair[], { question, answer, asked }: Given): Judged {
  const read = readQuizToken(question, pairs, asked);
  const isRight = read !== undefined && answer !== "" && answer === foldAnswer(read.pair.answer);
  return { kind: "quiz", field: asked.field, verdict: isRight ? "right" : "wrong", ...read };
}

function judgeCaptcha({ question: challenge, answer, asked }: Given): Judged {
  const { formId, field, secret, now } = asked;
  const read = readChallenge(challenge, now);
  // An empty answer is no try.
  if (!read || read.formId !== formId || !read.isOf(field) || answer === "") {
    return { kind: "captcha", field, verdict: "wrong" };
  }
  const { code, figures } = answersTo(challenge, secret);
  const inFigures = answer.replace(/[.,،;-]/g, "");
  const isRight = answer === foldAnswer(code) || inFigures === figures.join("");
  const mark = { field, mark: `captcha-${challenge}`, endsAt: read.endsAt };
  return { kind: "captcha", field, verdict: isRight ? "right" : "wasted", mark };
}

function textOf({ data }: PostedForm, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}
