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

function judge(fields: Readonly<Record<string, string | File>>, form: FormDefinition = FORM) {
  const sent = new FormData();
  for (const [name, value] of Object.entries({ _wpcf7_unit_tag: "t", ...fields })) {
    if (typeof value === "string") sent.append(name, value);
    else sent.append(name, value);
  }
  const posted = readPostedForm(form, sent);
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

  test("with a file is told so at its field, but for the empty one that browsers send", () => {
    const file = (name: string, size: number) => new File(["x".repeat(size)], name);
    expect(judge({ who: file("a.txt", 1), terms: "1" })?.invalidFields).toHaveLength(1);
    expect(judge({ who: "Ada", terms: "1", cv: file("a.txt", 0) })?.invalidFields).toMatchObject([
      { field: "cv" },
    ]);
    expect(judge({ who: "Ada", terms: "1", cv: file("", 0) })).toBeUndefined();
  });
});
