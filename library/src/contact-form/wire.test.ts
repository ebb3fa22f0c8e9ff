import {
  anything,
  assert,
  dictionary,
  jsonValue,
  oneof,
  property,
  record,
  string,
} from "fast-check";
import { parse, safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { feedbackAnswerSchema, refillAnswerSchema, schemaAnswerSchema } from "./wire.ts";

const nothing = {
  ...{ message: "", invalid_fields: [], posted_data_hash: "" },
  ...{ quiz: {}, captcha: {} },
};

describe("The answer to a submission", () => {
  test("is read as the server sends it, without what nobody needs", () => {
    const answer = {
      contact_form_id: 5,
      status: "validation_failed",
      message: "Look again.",
      posted_data_hash: "5f3a",
      into: "#wpcf7-f5-o1",
      invalid_fields: [{ field: "a", message: "Fill in.", idref: null, error_id: "x-ve-a" }],
      quiz: { q: ["1+1=?", "hash"] },
      captcha: { c: "https://example.com/12.png" },
    };
    const { contact_form_id: _, into: __, ...needed } = answer;
    expect(parse(feedbackAnswerSchema, answer)).toEqual({
      ...needed,
      invalid_fields: [{ field: "a", message: "Fill in." }],
    });
  });

  test("needs nothing but its status", () => {
    expect(parse(feedbackAnswerSchema, { status: "error" })).toEqual({
      status: "error",
      ...nothing,
    });
    for (const answer of [{}, { status: null }, { status: ["spam"] }, null, [], "spam"]) {
      expect(safeParse(feedbackAnswerSchema, answer).success).toBe(false);
    }
  });

  test("loses a part of the wrong type, and keeps all others", () => {
    const wrong = {
      message: [7, null, {}],
      invalid_fields: [null, {}, "a", [{ field: "a" }], [{ field: 1, message: "x" }], [null]],
      posted_data_hash: [false, 7, []],
      quiz: [[], null, { q: "1+1" }, { q: [1, 2] }],
      captcha: [[], false, { c: false }],
    };
    const right = {
      status: "spam",
      message: "So.",
      invalid_fields: [{ field: "a", message: "b" }],
      posted_data_hash: "5f",
      quiz: { q: ["x", "y"] },
      captcha: { c: "1.png" },
    };
    for (const [part, values] of Object.entries(wrong)) {
      for (const value of values) {
        const answer = parse(feedbackAnswerSchema, { ...right, [part]: value });
        const rest = { ...right, [part]: (nothing as Record<string, unknown>)[part] };
        expect(answer, `${part}: ${JSON.stringify(value)}`).toEqual(rest);
      }
    }
  });

  test("may be huge, and may name fields like what every object has", () => {
    const message = "x".repeat(1_000_000);
    const invalid = Array.from({ length: 5000 }, (_, index) => ({
      field: `f${index}`,
      message: "no",
    }));
    const text = `{"status":"spam","message":"${message}","invalid_fields":${JSON.stringify(invalid)},"captcha":{"__proto__":"1.png","constructor":"2.png"},"__proto__":{"quiz":{"a":["b","c"]}}}`;
    const answer = parse(feedbackAnswerSchema, JSON.parse(text));
    expect(answer.message).toBe(message);
    expect(answer.invalid_fields).toHaveLength(5000);
    expect(answer.quiz).toEqual({});
    expect(Object.getPrototypeOf(answer.captcha)).toBe(Object.prototype);
    expect(({} as { quiz?: unknown }).quiz).toBeUndefined();
  });

  test("throws for no JSON that has a text as its status, and for all other", () => {
    const hostile = oneof(anything(), jsonValue());
    const answers = record(
      {
        ...{ status: hostile, message: hostile, invalid_fields: hostile },
        ...{ posted_data_hash: hostile, quiz: dictionary(string(), hostile), captcha: hostile },
      },
      { requiredKeys: [] },
    );
    const check = (answer: { status?: unknown }): void => {
      const { success, output } = safeParse(feedbackAnswerSchema, answer);
      expect(success).toBe(typeof answer.status === "string");
      if (success) expectTypes(output);
    };
    assert(property(answers, check));
    assert(property(answers, string(), (answer, status) => check({ ...answer, status })));
  });
});

function expectTypes(answer: object): void {
  const { message, invalid_fields, posted_data_hash, quiz, captcha } = answer as Record<
    string,
    unknown
  >;
  expect([typeof message, typeof posted_data_hash]).toEqual(["string", "string"]);
  for (const one of invalid_fields as Record<string, unknown>[]) {
    expect([typeof one.field, typeof one.message]).toEqual(["string", "string"]);
  }
  for (const pair of Object.values(quiz as object)) {
    expect(Array.isArray(pair) && pair.every((text) => typeof text === "string")).toBe(true);
  }
  for (const text of Object.values(captcha as object)) expect(typeof text).toBe("string");
}

describe("Fresh questions", () => {
  test("are read by field", () => {
    const answer = { quiz: { q: ["1+1=?", "hash"] }, captcha: { c: "/1.png" } };
    expect(parse(refillAnswerSchema, answer)).toEqual(answer);
    expect(parse(refillAnswerSchema, { quiz: answer.quiz })).toEqual({ ...answer, captcha: {} });
  });

  test("are none where the server sends an empty list", () => {
    expect(parse(refillAnswerSchema, [])).toEqual({ quiz: {}, captcha: {} });
  });

  test("are read from any JSON without throwing", () => {
    const parts = record({ quiz: jsonValue(), captcha: jsonValue() }, { requiredKeys: [] });
    assert(
      property(oneof(jsonValue(), parts), (answer) => {
        const { quiz, captcha } = parse(refillAnswerSchema, answer);
        expectTypes({ message: "", posted_data_hash: "", invalid_fields: [], quiz, captcha });
      }),
    );
  });
});

describe("A schema", () => {
  test("needs a list, of whatever there is", () => {
    const rules = [{ rule: "required", field: "a" }, null, "x", { rule: 7 }];
    expect(parse(schemaAnswerSchema, { version: "x", rules })).toEqual({ rules });
    for (const answer of [null, [], {}, { rules: {} }, { rules: "x" }]) {
      expect(safeParse(schemaAnswerSchema, answer).success).toBe(false);
    }
  });
});
