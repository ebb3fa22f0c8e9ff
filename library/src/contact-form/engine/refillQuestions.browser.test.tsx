import { describe, expect, test } from "vitest";
import { avoidPointer, feedback, json, openForm } from "../../../../tests/support/openForm.tsx";
import { defineForm } from "../definition/defineForm.ts";
import { schemaOf } from "../definition/schemaOf.ts";

/** A picture of one point, so that nothing is fetched; its number ends the address. */
const picture = (number: number): string =>
  `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#${number}.gif`;

const definition = defineForm({
  id: 61,
  title: "Questions",
  locale: "en_US",
  fields: [
    { kind: "text", name: "your-name", label: "Your name" },
    { kind: "quiz", name: "sum", label: "Sum", question: "1+1=?", answer: "old-hash" },
    { kind: "captcha", name: "code", label: "Code", image: picture(1), challenge: "1" },
  ],
});
const options = { schema: schemaOf(definition) };
const fresh = { quiz: { sum: ["2+2=?", "new-hash"] }, captcha: { code: picture(22) } };

type Fields = { readonly box: HTMLElement; readonly field: (name: string) => HTMLInputElement };

function stateOf({ box, field }: Fields) {
  return {
    question: box.querySelector(".wpcf7-quiz-label")?.textContent,
    hash: field("_wpcf7_quiz_answer_sum").value,
    answer: field("sum").value,
    picture: box.querySelector("img")?.getAttribute("src"),
    challenge: field("_wpcf7_captcha_challenge_code").value,
    copied: field("code").value,
  };
}

const asked = { question: "1+1=?", hash: "old-hash", picture: picture(1), challenge: "1" };
const refilled = {
  ...{ question: "2+2=?", hash: "new-hash", answer: "" },
  ...{ picture: picture(22), challenge: "22", copied: "" },
};

describe("Fresh questions", () => {
  test("come after a reset", async ({ task }) => {
    const opened = await openForm(task, definition, {
      options,
      answers: { refill: () => json(fresh) },
    });
    expect(stateOf(opened)).toEqual({ ...asked, answer: "", copied: "" });
    opened.write("sum", "2");
    await expect.poll(() => opened.told.at(-1)).toBe("statuschanged init");
    opened.form.reset();
    await expect.poll(() => opened.told.at(-1)).toBe("reset init");
    expect(stateOf(opened)).toEqual(refilled);
    expect(opened.details.get("wpcf7reset")?.apiResponse).toEqual(fresh);
  });

  test("come with the answer to a submission, and are those of the next", async ({ task }) => {
    const opened = await openForm(task, definition, {
      options,
      answers: { feedback: () => feedback("spam", fresh) },
    });
    opened.write("code", "AB");
    opened.button.click();
    await expect.poll(() => opened.told.at(-1)).toBe("submit spam");
    expect(stateOf(opened)).toMatchObject({ picture: picture(22), challenge: "22", copied: "" });
    const first = await opened.requests.next(({ method }) => method === "POST");
    expect(first.body).toMatch(/name="_wpcf7_captcha_challenge_code"\r\n\r\n1\r\n/);
    opened.button.click();
    const second = await opened.requests.next(({ method }) => method === "POST");
    expect(second.body).toMatch(/name="_wpcf7_captcha_challenge_code"\r\n\r\n22\r\n/);
  });

  test("leave a right answer to a quiz alone where another field failed", async ({ task }) => {
    const invalid = [{ field: "your-name", message: "Fill in." }];
    const opened = await openForm(task, definition, {
      options,
      answers: {
        feedback: () => feedback("validation_failed", { ...fresh, invalid_fields: invalid }),
      },
    });
    opened.write("sum", "2");
    opened.write("code", "AB");
    opened.button.click();
    await expect.poll(() => opened.tips()).toEqual([["your-name", "Fill in."]]);
    const { question, hash } = asked;
    expect(stateOf(opened)).toEqual({ ...refilled, question, hash, answer: "2" });
  });

  test("take the place of a quiz that was answered wrong", async ({ task }) => {
    const invalid = [{ field: "sum", message: "Not right." }];
    const opened = await openForm(task, definition, {
      options,
      answers: {
        feedback: () => feedback("validation_failed", { ...fresh, invalid_fields: invalid }),
      },
    });
    opened.write("sum", "7");
    opened.button.click();
    await expect.poll(() => opened.tips()).toEqual([["sum", "Not right."]]);
    expect(stateOf(opened)).toEqual(refilled);
    expect(document.activeElement).toBe(opened.field("sum"));
  });

  test("are asked for at the first touch where the page has none", async ({ task }) => {
    const answers = { refill: () => json(fresh) };
    const emptied = await openForm(task, definition, {
      ...{ answers, options },
      before(box) {
        avoidPointer(box);
        for (const input of box.querySelectorAll<HTMLInputElement>("[name^=_wpcf7_quiz]")) {
          input.value = "";
        }
      },
    });
    const isRefill = ({ url }: { url: URL }) => url.pathname.endsWith("/refill");
    expect(emptied.requests.all().filter(isRefill)).toEqual([]);
    emptied.field("your-name").focus();
    await expect.poll(() => stateOf(emptied)).toEqual(refilled);
    expect(emptied.told).toEqual([]);
    expect(emptied.form.dataset.status).toBe("init");
  });

  test("are asked for where the page is from a cache", async ({ task }) => {
    const cached = await openForm(task, definition, {
      options: { ...options, cached: true, moment: "load" },
      answers: { refill: () => json(fresh) },
    });
    await expect.poll(() => stateOf(cached)).toEqual(refilled);
  });

  test("for fields that the form does not have change nothing", async ({ task }) => {
    const strange = { quiz: { "]x[": ["?", "h"], other: [] }, captcha: { "'\"": "javascript:1" } };
    const opened = await openForm(task, definition, {
      options,
      answers: { refill: () => json(strange) },
    });
    opened.form.reset();
    await expect.poll(() => opened.told.at(-1)).toBe("reset init");
    expect(stateOf(opened)).toEqual({ ...asked, answer: "", copied: "" });
  });
});
