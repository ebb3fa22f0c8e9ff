import { describe, expect, test } from "vitest";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";
import type { Outcome } from "../Outcome.ts";
import { readPostedForm } from "../readPostedForm.ts";
import { challengeAt } from "./captchaAddress.ts";
import { answersTo } from "./captchaChallenge.ts";
import { type Questions, questionsAfter, questionsFor } from "./questionsFor.ts";

const options = { secret: "s".repeat(43), now: new Date() };
const PAIRS = ["1", "2", "3"].map((answer) => ({ question: `${answer}?`, answer }));

const form: ShownForm = {
  key: "asking",
  language: null,
  definition: {
    id: 7,
    title: "Asking",
    locale: "en_US",
    fields: [
      { kind: "quiz", name: "quiz", label: "Quiz" },
      { kind: "quiz", name: "toString", label: "Nothing is asked here" },
      { kind: "captcha", name: "code", label: "Code" },
    ],
  },
  handling: { ...plainHandling, questions: { quiz: PAIRS } },
};

const ofQuiz = ({ quiz }: Questions) => quiz?.quiz ?? ["", ""];
const ofCode = ({ captcha }: Questions) => challengeAt(captcha?.code ?? "") ?? "";

describe("A form's questions", () => {
  test("are none where it asks nothing", () => {
    const plain = { ...form, definition: { ...form.definition, fields: [] } };
    expect(questionsFor(plain, options)).toEqual({});
    expect(questionsFor({ ...form, handling: plainHandling }, options)).not.toHaveProperty("quiz");
  });

  test("have the shape of the wire, and only of fields to which one was written", () => {
    expect(questionsFor(form, options)).toEqual({
      quiz: { quiz: [expect.stringMatching(/^[123]\?$/), expect.stringMatching(/^[\w-]{43}$/)] },
      captcha: { code: expect.stringMatching(/^\/api\/contact-form-7\/v1\/captcha\/\d+7\.png$/) },
    });
  });

  test("show pictures under whole addresses to pages of other sites", () => {
    const { captcha } = questionsFor(form, { ...options, origin: "https://site.example" });
    expect(captcha?.code).toMatch(/^https:\/\/site\.example\/api\//);
  });

  test("are all asked in turn, by chance", () => {
    const asked = Array.from({ length: 200 }, () => ofQuiz(questionsFor(form, options))[0]);
    expect([...new Set(asked)].sort()).toEqual(["1?", "2?", "3?"]);
  });
});

describe("After an answer", () => {
  const shown = questionsFor(form, options);
  const [question, token] = ofQuiz(shown);
  const challenge = ofCode(shown);
  const right = { quiz: question.slice(0, 1), code: answersTo(challenge, options.secret).code };

  function ask(given: Readonly<Record<string, string>>, outcome: Partial<Outcome>): Questions {
    const sent = new FormData();
    const hidden = {
      _wpcf7_unit_tag: "t",
      _wpcf7_quiz_answer_quiz: token,
      _wpcf7_captcha_challenge_code: challenge,
    };
    for (const [name, value] of Object.entries({ ...hidden, ...given })) sent.set(name, value);
    const posted = readPostedForm(form.definition, { texts: sent, files: [] });
    if (!posted) throw new Error("not read");
    const judged = { status: "spam", message: "", invalidFields: [], hash: "", ...outcome };
    return questionsAfter(form, { posted, outcome: judged }, options);
  }

  test("right ones are asked again as they were, so that no answer is lost", () => {
    expect(ask(right, { status: "validation_failed" })).toEqual(shown);
    expect(ask(right, { status: "spam" })).toEqual(shown);
  });

  test("wrong ones are others: another question, another picture", () => {
    for (let times = 0; times < 30; times++) {
      const next = ask({ quiz: "x", code: "x" }, { status: "validation_failed" });
      expect(ofQuiz(next)[0]).not.toBe(question);
      expect(ofCode(next)).not.toBe(challenge);
    }
  });

  test("those whose answers were used before are others, too", () => {
    const invalidFields = [{ field: "code", message: "Look again." }];
    const next = ask(right, { status: "validation_failed", invalidFields });
    expect(ofCode(next)).not.toBe(challenge);
    expect(ofQuiz(next)).toEqual([question, token]);
  });

  test("all are others once the form was taken", () => {
    const next = ask(right, { status: "mail_sent" });
    expect(ofCode(next)).not.toBe(challenge);
    expect(ofQuiz(next)[1]).not.toBe(token);
  });
});
