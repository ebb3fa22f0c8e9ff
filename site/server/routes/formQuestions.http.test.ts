import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { plainHandling } from "../../content/contact-forms/FormHandling.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { rateLimits, spentQuestions, submissions } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { challengeAt } from "../contact-forms/questions/captchaAddress.ts";
import { answersTo, makeChallenge } from "../contact-forms/questions/captchaChallenge.ts";
import { CAPTCHA_LIMIT, CAPTCHA_TRY_LIMIT } from "../rateLimit.ts";
import { SECRET, startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { CONTACT_FORM_API } from "./contactForms.ts";

const PAIRS = [
  { question: "1+1?", answer: "2" },
  { question: "Capital of France?", answer: "Paris" },
];
const answerTo = (question: string) => PAIRS.find((one) => one.question === question)?.answer ?? "";
const codeOf = (challenge: string) => answersTo(challenge, SECRET).code;

type Asked = { readonly question: string; readonly token: string; readonly challenge: string };

describeEachStore("Questions of a form", ({ store }) => {
  let site: VisitorSite;
  let id: number;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
    const form = await writeContactForm(store().db, {
      ...formContent("asking", {
        fields: [
          { kind: "quiz", name: "quiz", label: "Quiz" },
          { kind: "captcha", name: "code", label: "Code" },
          { kind: "text", name: "who", label: "Who", required: true },
          { kind: "acceptance", name: "terms", label: "Terms" },
        ],
        acceptanceAsValidation: true,
      }),
      handling: { ...plainHandling, questions: { quiz: PAIRS } },
    });
    id = form.id;
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await store().db.delete(submissions);
    await store().db.delete(spentQuestions);
    await store().db.delete(rateLimits);
  });

  const address = (rest: string) => `${site.address}${CONTACT_FORM_API}${rest}`;
  const read = ({ quiz, captcha }: Record<string, Record<string, string>>): Asked => {
    const [question = "", token = ""] = quiz?.quiz ?? [];
    return { question, token, challenge: challengeAt(captcha?.code ?? "") ?? "" };
  };
  const refill = async (): Promise<Asked> =>
    read(await (await fetch(address(`/contact-forms/${id}/refill`))).json());
  const right = ({ question, token, challenge }: Asked) => ({
    _wpcf7_quiz_answer_quiz: token,
    _wpcf7_captcha_challenge_code: challenge,
    quiz: answerTo(question),
    code: codeOf(challenge),
    who: "Ada",
    terms: "1",
  });
  async function send(fields: Readonly<Record<string, string>>) {
    const body = new FormData();
    body.set("_wpcf7_unit_tag", "t");
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const answer = await fetch(address(`/contact-forms/${id}/feedback`), { method: "POST", body });
    return answer.json();
  }
  const invalid = (body: { readonly invalid_fields: readonly { readonly field: string }[] }) =>
    body.invalid_fields.map(({ field }) => field);

  describe("that are answered right", () => {
    test("let the form be taken, once, without tokens and answers among what is kept", async () => {
      const asked = await refill();
      const taken = await send(right(asked));
      expect(taken.status).toBe("mail_sent");
      expect(read(taken)).not.toMatchObject({ token: asked.token });
      expect(read(taken)).not.toMatchObject({ challenge: asked.challenge });
      const [kept] = await store().db.select().from(submissions);
      expect(Object.keys(kept?.fields ?? {}).sort()).toEqual(["terms", "who"]);
      const again = await send({ ...right(asked), who: "Bob" });
      expect([again.status, invalid(again)]).toEqual(["validation_failed", ["quiz", "code"]]);
      expect(await store().db.$count(submissions)).toBe(1);
    });

    test("stay so while other fields are wrong", async () => {
      const asked = await refill();
      const refused = await send({ ...right(asked), who: "" });
      expect([invalid(refused), read(refused)]).toEqual([["who"], asked]);
      expect((await send(right(asked))).status).toBe("mail_sent");
    });

    test("let one of many be taken that come at once", async () => {
      const asked = await refill();
      const many = ["a", "b", "c", "d"].map((who) => send({ ...right(asked), who }));
      const answers = await Promise.all(many);
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual(["mail_sent", ...Array(3).fill("validation_failed")]);
      expect(await store().db.$count(submissions)).toBe(1);
    });

    test("hold for the same sending once more, and for one at the same time", async () => {
      const same = { ...right(await refill()), _idempotency_key: "k-1" };
      const answers = await Promise.all([send(same), send(same)]);
      expect([...answers, await send(same)].map(({ status }) => status)).toEqual(
        Array(3).fill("mail_sent"),
      );
      expect(await store().db.$count(submissions)).toBe(1);
    });
  });

  describe("that are answered wrong", () => {
    test("are told after the rules and before what must be accepted, with new ones", async () => {
      const asked = await refill();
      const answer = await send({ ...right(asked), quiz: "x", code: "x", who: "", terms: "" });
      expect(answer.status).toBe("validation_failed");
      expect(invalid(answer)).toEqual(["who", "quiz", "code", "terms"]);
      expect(read(answer).question).not.toBe(asked.question);
      expect(read(answer).challenge).not.toBe(asked.challenge);
      expect(JSON.stringify(answer)).not.toContain(codeOf(read(answer).challenge));
    });

    test("show their picture for nothing more", async () => {
      const asked = await refill();
      await send({ ...right(asked), code: "x" });
      const answer = await send(right(asked));
      expect([answer.status, await store().db.$count(submissions)]).toEqual([
        "validation_failed",
        0,
      ]);
    });
  });

  test("are not guessed on and on: from one address, right ones are refused then, too", async () => {
    const asked = await refill();
    await send({ ...right(asked), code: "x" });
    const [counted] = await store().db.select().from(rateLimits);
    expect(counted?.count).toBe(1);
    await store().db.update(rateLimits).set({ count: CAPTCHA_TRY_LIMIT.count });
    const fresh = await refill();
    const answer = await send(right(fresh));
    expect([answer.status, answer.message]).toEqual(["spam", expect.stringContaining("minutes")]);
    expect(read(answer)).toEqual(fresh);
    expect(await store().db.$count(submissions)).toBe(0);
    // One that was wasted then is not stored: nobody fills the store with them.
    await send({ ...right(fresh), code: "x" });
    expect(await store().db.$count(spentQuestions)).toBe(1);
    await store().db.delete(rateLimits);
    expect((await send(right(fresh))).status).toBe("mail_sent");
  });

  describe("as pictures", () => {
    test("are PNG that nobody keeps", async () => {
      const { challenge } = await refill();
      const { status, headers } = await fetch(address(`/captcha/${challenge}.png`));
      expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(headers.get("cache-control")).toContain("no-store");
    });

    test.each([
      ["en", /^Which number .*\?$/],
      ["de", /^Welche Zahl .*\?$/],
      ["ar", /^ما العدد .*؟$/],
      ["x<script>", /^Which number .*\?$/],
    ])("are also a question in words, in %s", async (language, words) => {
      const { challenge } = await refill();
      const answer = await fetch(
        address(`/captcha/${challenge}.txt?lang=${encodeURIComponent(language)}`),
      );
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        200,
        expect.stringMatching(/^text\/plain/i),
      ]);
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(await answer.text()).toMatch(words);
    });

    test.each([
      ["1.png", 410],
      [`${"1".repeat(40)}.png`, 410],
      ["x.png", 404],
      [`${"1".repeat(9999)}.txt`, 404],
      [".png", 404],
    ])("are none where nothing was asked: %.20s", async (file, status) => {
      expect((await fetch(address(`/captcha/${file}`))).status).toBe(status);
    });

    test("are none once they are old, and none of forms and fields that are not there", async () => {
      const now = new Date();
      const old = new Date(now.getTime() - 31 * 60 * 1000);
      for (const given of [
        { formId: id, field: "code", now: old },
        { formId: id + 99, field: "code", now },
        { formId: id, field: "quiz", now },
      ]) {
        const challenge = makeChallenge(given);
        expect((await fetch(address(`/captcha/${challenge}.png`))).status).toBe(410);
        const answer = await fetch(address(`/captcha/${challenge}.txt`));
        expect([answer.status, await answer.text()]).toEqual([
          410,
          expect.stringContaining("run out"),
        ]);
      }
    });

    test("have whole addresses on pages of other sites", async () => {
      const headers = { origin: "https://else.example" };
      const answer = await fetch(address(`/contact-forms/${id}/refill`), { headers });
      const { captcha } = await answer.json();
      expect(captcha.code).toMatch(
        new RegExp(`^${site.address}/api/`.replace("localhost", "\\S+")),
      );
      const own = { origin: site.address, "sec-fetch-site": "same-origin" };
      const here = await fetch(address(`/contact-forms/${id}/refill`), { headers: own });
      expect((await here.json()).captcha.code).toMatch(/^\/api\//);
    });

    test("are only so many for one address, and that is said in words", async () => {
      const { challenge } = await refill();
      const from = { "x-forwarded-for": "203.0.113.9" };
      const ask = () => fetch(address(`/captcha/${challenge}.txt?lang=de`), { headers: from });
      await ask();
      await store().db.update(rateLimits).set({ count: CAPTCHA_LIMIT.count });
      const answer = await ask();
      expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
      expect(await answer.text()).toContain("Bitte warten Sie");
      expect((await fetch(address(`/captcha/${challenge}.png`))).status).toBe(200);
    });
  });
});
