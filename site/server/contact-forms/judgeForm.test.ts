import { describe, expect, test } from "vitest";
import type { FormDefinition } from "vitrine/contact-form";
import { judgeForm } from "./judgeForm.ts";
import { readPostedForm } from "./readPostedForm.ts";

const FORM: FormDefinition = {
  id: 1,
  title: "Form",
  locale: "en_US",
  fields: [
    { kind: "text", name: "who", label: "Who", required: true },
    { kind: "acceptance", name: "terms", label: "Terms" },
    { kind: "acceptance", name: "robot", label: "I am a robot", invert: true },
    { kind: "acceptance", name: "news", label: "News", optional: true },
  ],
};

function judge(fields: Readonly<Record<string, string>>, form: FormDefinition = FORM) {
  const texts = new FormData();
  for (const [name, value] of Object.entries({ _wpcf7_unit_tag: "t", ...fields })) {
    texts.append(name, value);
  }
  const posted = readPostedForm(form, { texts, files: [] });
  return posted && judgeForm(form, posted);
}

describe("a form that was sent", () => {
  test("is taken where all rules hold and what must be is accepted", () => {
    expect(judge({ who: "Ada", terms: "1" })).toBeUndefined();
    expect(judge({ who: "Ada", terms: "on", news: "1" })).toBeUndefined();
  });

  test("is told of broken rules before it is told of its terms", () => {
    expect(judge({})?.status).toBe("validation_failed");
    expect(judge({ who: "Ada" })?.status).toBe("acceptance_missing");
  });

  test.each([{ terms: "0" }, { terms: "" }, { terms: "1", robot: "1" }])(
    "with the terms %j is not accepted",
    (terms) => expect(judge({ who: "Ada", ...terms })?.status).toBe("acceptance_missing"),
  );

  test("may count its terms among the rules, each once", () => {
    const strict = { ...FORM, acceptanceAsValidation: true };
    expect(judge({ who: "Ada", robot: "1" }, strict)).toMatchObject({
      status: "validation_failed",
      invalidFields: [{ field: "terms" }, { field: "robot" }],
    });
  });

  test("says its own messages where it has them", () => {
    const own = { ...FORM, messages: { validation_error: "Hm.", accept_terms: "Yes?" } };
    expect(judge({}, own)?.message).toBe("Hm.");
    expect(judge({ who: "Ada" }, own)?.message).toBe("Yes?");
  });

  test("has values of a sensible length, also where no rule counts it", () => {
    const option = "x".repeat(500);
    const long: FormDefinition = {
      ...{ id: 1, title: "Form", locale: "en_US" },
      fields: [
        { kind: "textarea", name: "message", label: "Message", maxLength: 10_000 },
        { kind: "hidden", name: "from" },
        { kind: "checkbox", name: "topics", label: "Topics", options: [option], freeText: true },
        { kind: "radio", name: "how", label: "How", options: ["Else"], freeText: true },
        { kind: "number", name: "count", label: "Count" },
        { kind: "acceptance", name: "terms", label: "Terms" },
        { kind: "quiz", name: "sum", label: "Sum" },
        { kind: "captcha", name: "picture", label: "Picture" },
      ],
    };
    const free = { how: "Else", _wpcf7_free_text_how: "y".repeat(400) };
    const answers = { sum: "2", picture: "AB12", terms: "1", count: "7" };
    const right = { message: "m".repeat(10_000), from: "y".repeat(4000), "topics[]": option };
    expect(judge({ ...right, ...free, ...answers }, long)).toBeUndefined();
    for (const [name, text, field = name] of [
      ["from", "y".repeat(4001)],
      ["topics[]", "y".repeat(401), "topics"],
      ["_wpcf7_free_text_how", "y".repeat(401), "how"],
      ["count", "1".repeat(401)],
      ["terms", "y".repeat(401)],
      ["sum", "y".repeat(401)],
      ["picture", "y".repeat(401)],
    ] as const) {
      expect(judge({ ...right, ...free, ...answers, [name]: text }, long)).toMatchObject({
        status: "validation_failed",
        invalidFields: [{ field, message: "This is too long." }],
      });
    }
  });

  test("is judged without its files, which come last", () => {
    const withFile: FormDefinition = {
      ...FORM,
      fields: [...FORM.fields, { kind: "file", name: "cv", label: "CV", required: true }],
    };
    expect(judge({ who: "Ada", terms: "1" }, withFile)).toBeUndefined();
    expect(judge({ who: "", terms: "1" }, withFile)?.invalidFields).toMatchObject([
      { field: "who" },
    ]);
  });
});
