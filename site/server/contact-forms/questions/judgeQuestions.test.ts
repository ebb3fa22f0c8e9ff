import { describe, expect, test } from "vitest";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";
import { readPostedForm } from "../readPostedForm.ts";
import { answersTo, makeChallenge } from "./captchaChallenge.ts";
import { type JudgedQuestions, judgeQuestions, wrongAnswers } from "./judgeQuestions.ts";
import { makeQuizToken } from "./quizToken.ts";

const secret = "s".repeat(43);
const now = new Date("2026-05-31T12:00:00Z");
const after = (seconds: number): Date => new Date(now.getTime() + 1000 * seconds);

const SUM = { question: "1+1?", answer: "2" };
const CITY = { question: "Capital of France?", answer: "Paris" };

const form: ShownForm = {
  key: "asking",
  language: null,
  definition: {
    id: 7,
    title: "Asking",
    locale: "en_US",
    messages: { captcha_not_match: "Look again.", quiz_answer_not_correct: "No." },
    fields: [
      { kind: "captcha", name: "code", label: "Code" },
      { kind: "text", name: "who", label: "Who" },
      { kind: "quiz", name: "quiz", label: "Quiz" },
      { kind: "quiz", name: "constructor", label: "Nothing is asked here" },
    ],
  },
  handling: { ...plainHandling, questions: { quiz: [SUM, CITY], other: [CITY] } },
};

const place = { formId: 7, field: "quiz", secret, now };
const codePlace = { formId: 7, field: "code", now };

type Parts = {
  readonly token?: string;
  readonly quiz?: string;
  readonly challenge?: string;
  readonly code?: string;
};

function judge({ token, quiz, challenge, code }: Parts, at: Date = now): JudgedQuestions {
  const sent = new FormData();
  sent.set("_wpcf7_unit_tag", "t");
  if (token !== undefined) sent.set("_wpcf7_quiz_answer_quiz", token);
  if (quiz !== undefined) sent.set("quiz", quiz);
  if (challenge !== undefined) sent.set("_wpcf7_captcha_challenge_code", challenge);
  if (code !== undefined) sent.set("code", code);
  const posted = readPostedForm(form.definition, { texts: sent, files: [] });
  if (!posted) throw new Error("not read");
  return judgeQuestions(form, posted, { secret, now: at });
}

const fieldsOf = (judged: JudgedQuestions) => judged.invalid.map(({ field }) => field);
const isQuizRight = (parts: Parts, at?: Date) => !fieldsOf(judge(parts, at)).includes("quiz");
const isCodeRight = (parts: Parts, at?: Date) => !fieldsOf(judge(parts, at)).includes("code");

test("Right answers are right, and each leaves a mark with its end", () => {
  const token = makeQuizToken(CITY, place);
  const challenge = makeChallenge(codePlace);
  const { code } = answersTo(challenge, secret);
  const judged = judge({ token, quiz: " PARIS ", challenge, code: code.toLowerCase() });
  expect(judged.invalid).toEqual([]);
  expect(judged.wasted).toEqual([]);
  expect(judged.asked.get("quiz")).toBe(CITY);
  expect(judged.marks).toEqual([
    { field: "code", mark: expect.stringContaining(challenge), endsAt: after(30 * 60) },
    { field: "quiz", mark: expect.stringContaining(token), endsAt: after(24 * 60 * 60) },
  ]);
});

test("Wrong ones are told in the order of the form, in its words, and use up the picture", () => {
  const challenge = makeChallenge(codePlace);
  const judged = judge({ token: makeQuizToken(SUM, place), quiz: "3", challenge, code: "?" });
  expect(judged.invalid).toEqual([
    { field: "code", message: "Look again." },
    { field: "quiz", message: "No." },
  ]);
  expect(judged.marks).toEqual([]);
  expect(judged.wasted).toMatchObject([{ field: "code" }]);
  expect(judged.isTry).toBe(true);
  expect(wrongAnswers(form, [{ field: "quiz" }])).toEqual([{ field: "quiz", message: "No." }]);
});

test("An answer that was not given is wrong, and uses nothing up", () => {
  const judged = judge({ token: makeQuizToken(SUM, place), challenge: makeChallenge(codePlace) });
  expect(fieldsOf(judged)).toEqual(["code", "quiz"]);
  expect(judged.wasted).toEqual([]);
  expect(judged.isTry).toBe(false);
});

describe("A quiz's answer is wrong", () => {
  const token = makeQuizToken(SUM, place);
  const flipped = `${token.slice(0, 20)}${token[20] === "A" ? "B" : "A"}${token.slice(21)}`;

  test.each([
    ["without its token", ""],
    ["with a token that is cut", token.slice(0, -1)],
    ["with a token to which something was added", `${token}A`],
    ["with a token of which a letter is another", flipped],
    ["with a token spelt in another way", `${token}==`],
    ["with a token that is huge", "A".repeat(100_000)],
    ["with a token of another form", makeQuizToken(SUM, { ...place, formId: 8 })],
    ["with a token of another field", makeQuizToken(SUM, { ...place, field: "other" })],
    ["with a token signed with another secret", makeQuizToken(SUM, { ...place, secret: "x" })],
    ["with a token of days to come", makeQuizToken(SUM, { ...place, now: after(120) })],
    ["with a token of a pair that is gone", makeQuizToken({ ...SUM, answer: "two" }, place)],
  ])("%s", (_, forged) => {
    expect(isQuizRight({ token, quiz: "2" })).toBe(true);
    expect(isQuizRight({ token: forged, quiz: "2" })).toBe(false);
  });

  test("once a day is over", () => {
    expect(isQuizRight({ token, quiz: "2" }, after(24 * 60 * 60 - 1))).toBe(true);
    expect(isQuizRight({ token, quiz: "2" }, after(24 * 60 * 60))).toBe(false);
  });

  test("where it is that of the other question", () => {
    expect(isQuizRight({ token, quiz: "Paris" })).toBe(false);
  });

  test("where it is huge", () => {
    expect(isQuizRight({ token, quiz: "2".repeat(100_000) })).toBe(false);
    expect(isQuizRight({ token, quiz: `2${" ".repeat(100_000)}` })).toBe(true);
  });
});

test("Tokens tell neither answer nor pair: no two are alike, and all are short", () => {
  const tokens = Array.from({ length: 100 }, () => makeQuizToken(SUM, place));
  expect(new Set(tokens.map((token) => token.slice(-20))).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{20,200}$/);
});

describe("What a picture says is wrong", () => {
  const challenge = makeChallenge(codePlace);
  const { code, figures } = answersTo(challenge, secret);
  const foreign = (given: Partial<typeof codePlace>) => makeChallenge({ ...codePlace, ...given });

  test.each([
    ["another form", foreign({ formId: 8 })],
    ["another field", foreign({ field: "quiz" })],
    ["days to come", foreign({ now: after(120) })],
    ["half an hour ago", foreign({ now: after(-30 * 60) })],
    ["nowhere", ""],
    ["no picture", "x".repeat(100_000)],
    ["no picture, in figures", "1".repeat(100_000)],
    ["a form with a leading zero", challenge.replace(/7$/, "07")],
    ["other digits", challenge.replace(/[0-9]$/, "８")],
  ])("for a challenge of %s", (_, forged) => {
    expect(isCodeRight({ challenge, code })).toBe(true);
    expect(isCodeRight({ challenge: forged, code: answersTo(forged, secret).code })).toBe(false);
  });

  test("where it is that of another challenge", () => {
    expect(isCodeRight({ challenge: foreign({}), code })).toBe(false);
  });

  test("unless it answers the question in words, in whatever figures", () => {
    expect(isCodeRight({ challenge, code: figures.join("") })).toBe(true);
    expect(isCodeRight({ challenge, code: figures.join(", ") })).toBe(true);
    const arabic = figures.map((figure) => String.fromCharCode(0x660 + figure)).join("، ");
    expect(isCodeRight({ challenge, code: arabic })).toBe(true);
    expect(isCodeRight({ challenge, code: figures.toReversed().join("0") })).toBe(false);
  });
});
