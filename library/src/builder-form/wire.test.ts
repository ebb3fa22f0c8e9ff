import { parse } from "valibot";
import { expect, test } from "vitest";
import { builderFormAnswerSchema } from "./wire.ts";

const EMPTY = {
  form_messages: { success: "", error: "" },
  redirect: "",
  error_code: "",
  error_message: [],
  field: "",
};

test("nothing must be there, and what is not as agreed is left out", () => {
  expect(parse(builderFormAnswerSchema, {})).toEqual(EMPTY);
  const odd = { form_messages: [], redirect: false, error_code: null, error_message: 7, field: {} };
  expect(parse(builderFormAnswerSchema, odd)).toEqual(EMPTY);
  expect(() => parse(builderFormAnswerSchema, 0)).toThrow();
});

test("what is as agreed is read, one message in place of a list, too", () => {
  const answer = {
    form_messages: { success: "Thanks", error: 1 },
    redirect: "/thanks",
    error: "",
    error_code: 12,
    error_message: "No",
    field: "captcha",
  };
  expect(parse(builderFormAnswerSchema, answer)).toEqual({
    ...answer,
    form_messages: { success: "Thanks", error: "" },
    error_code: "12",
    error_message: ["No"],
  });
});
