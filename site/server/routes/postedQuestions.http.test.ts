import { afterAll, beforeAll, expect, test } from "vitest";
import { plainHandling } from "../../content/contact-forms/FormHandling.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { submissions } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { answersTo } from "../contact-forms/questions/captchaChallenge.ts";
import { SECRET, startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";

const PAIRS = [
  { question: "1+1?", answer: "2" },
  { question: "2+2?", answer: "4" },
];

describeEachStore("A form that asks, without script", ({ store }) => {
  let site: VisitorSite;
  let whole: Readonly<Record<string, string>>;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
    const { id } = await writeContactForm(store().db, {
      ...formContent("write", {
        locale: "de_DE",
        fields: [
          { kind: "text", name: "your-name", label: "Name", required: true },
          { kind: "quiz", name: "sum", label: "Sum" },
          { kind: "captcha", name: "code", label: "Code" },
        ],
      }),
      language: "de",
      handling: { ...plainHandling, questions: { sum: PAIRS } },
    });
    whole = { _wpcf7: String(id), _wpcf7_unit_tag: `wpcf7-f${id}-o2`, "your-name": "Ada" };
  });
  afterAll(() => site.close());

  async function send(fields: Readonly<Record<string, string>>) {
    const answer = await site.post("/write", { ...whole, ...fields });
    const html = await answer.text();
    const [, other = "", form = ""] = html.split('<div class="wpcf7 no-js"');
    return { answer, other, form, asked: read(form) };
  }

  /** What the form asks, as its markup has it. */
  function read(form: string) {
    const writtenIn = (name: string) =>
      new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(form)?.[0].match(/ value="([^"]*)"/)?.[1];
    return {
      question: /wpcf7-quiz-label">([^<]*)</.exec(form)?.[1] ?? "",
      token: writtenIn("_wpcf7_quiz_answer_sum") ?? "",
      challenge: writtenIn("_wpcf7_captcha_challenge_code") ?? "",
      picture: /<img[^>]* src="([^"]*)"/.exec(form)?.[1],
      words: /<a class="wpcf7-captcha-words"[^>]* href="([^"]*)"/.exec(form)?.[1],
      written: [writtenIn("sum") ?? "", writtenIn("code")],
    };
  }

  const answersOf = ({ question, token, challenge }: ReturnType<typeof read>) => ({
    _wpcf7_quiz_answer_sum: token,
    _wpcf7_captcha_challenge_code: challenge,
    sum: PAIRS.find((pair) => pair.question === question)?.answer ?? "",
    code: answersTo(challenge, SECRET).code,
  });

  test("has no question on the page that all share", async () => {
    const answer = await site.get("/write");
    const page = await answer.text();
    expect(answer.headers.get("cache-control")).toContain("public");
    expect(read(page)).toMatchObject({ question: "", token: "", challenge: "" });
    expect(read(page).picture).toBeUndefined();
    expect(page).toContain("Stattdessen eine Frage beantworten");
    expect(page).toContain('alt="Zeichen in einem Bild"');
    expect(page).not.toMatch(/1\+1|2\+2/);
  });

  test("is answered with questions in a page that nobody keeps, which can be answered there", async () => {
    const { answer, asked, other } = await send({});
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([
      422,
      "private, no-store",
    ]);
    expect(asked).toMatchObject({
      question: expect.stringMatching(/^\d\+\d\?$/),
      written: ["", ""],
    });
    expect(asked.picture).toMatch(new RegExp(`/${asked.challenge}\\.png$`));
    expect(read(other)).toMatchObject({ question: "", challenge: "" });
    expect((await site.get(asked.picture ?? "")).headers.get("content-type")).toBe("image/png");
    expect(await (await site.get(asked.words ?? "")).text()).toMatch(/^Welche Zahl/);
    const taken = await send(answersOf(asked));
    expect(taken.answer.status).toBe(200);
    expect(await store().db.$count(submissions)).toBe(1);
    const again = await send(answersOf(asked));
    expect(again.answer.status).toBe(422);
  });

  test("keeps right answers with their questions, and asks anew where they were wrong", async () => {
    const { asked } = await send({});
    const right = answersOf(asked);
    const nameless = await send({ ...right, "your-name": "" });
    expect(nameless.asked).toEqual({ ...asked, written: [right.sum, right.code] });
    const wrong = await send({ ...right, sum: "x", code: "y" });
    expect(wrong.asked.question).not.toBe(asked.question);
    expect(wrong.asked.challenge).not.toBe(asked.challenge);
    expect(wrong.asked.written).toEqual(["", ""]);
  });
});
