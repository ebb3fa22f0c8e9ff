import { describe, expect, test } from "vitest";
import { defineForm } from "./defineForm.ts";
import type { FormDefinition } from "./FormDefinition.ts";
import { formMessages } from "./formMessages.ts";
import { schemaOf } from "./schemaOf.ts";

const base = { id: 1, title: "t", locale: "en_US" } as const;
const rulesOf = (...fields: FormDefinition["fields"]) => schemaOf({ ...base, fields }).rules;
/** Rules without their texts. */
const short = (...fields: FormDefinition["fields"]) =>
  rulesOf(...fields).map(({ rule, field, error, ...rest }) => [
    rule,
    field,
    ...Object.values(rest),
  ]);

describe("schemaOf", () => {
  test("tells version and locale as the real system does", () => {
    expect(schemaOf({ ...base, locale: "de_DE", fields: [] })).toEqual({
      version: "Contact Form 7 SWV Schema 2024-10",
      locale: "de_DE",
      rules: [],
    });
  });

  test("a text must be there, have its format, and be neither too short nor too long", () => {
    expect(
      short(
        { kind: "text", name: "a", label: "", required: true, minLength: 2, maxLength: 20 },
        { kind: "email", name: "b", label: "", required: true },
        { kind: "url", name: "c", label: "", minLength: 1 },
        { kind: "tel", name: "d", label: "" },
        { kind: "textarea", name: "e", label: "" },
      ),
    ).toEqual([
      ["required", "a"],
      ["minlength", "a", 2],
      ["maxlength", "a", 20],
      ["required", "b"],
      ["email", "b"],
      ["maxlength", "b", 400],
      ["url", "c"],
      ["minlength", "c", 1],
      ["maxlength", "c", 400],
      ["tel", "d"],
      ["maxlength", "d", 400],
      ["maxlength", "e", 2000],
    ]);
  });

  test("bounds of numbers and days are texts; a range has bounds of its own", () => {
    expect(
      short(
        { kind: "number", name: "a", label: "", required: true, min: -5, max: 0.5 },
        { kind: "number", name: "b", label: "", step: 2 },
        { kind: "range", name: "c", label: "", max: 50 },
        {
          kind: "date",
          name: "d",
          label: "",
          required: true,
          min: "2024-01-10",
          max: "2024-12-20",
        },
        { kind: "date", name: "e", label: "" },
      ),
    ).toEqual([
      ["required", "d"],
      ["date", "d"],
      ["mindate", "d", "2024-01-10"],
      ["maxdate", "d", "2024-12-20"],
      ["date", "e"],
      ["required", "a"],
      ["number", "a"],
      ["minnumber", "a", "-5"],
      ["maxnumber", "a", "0.5"],
      ["number", "b"],
      ["number", "c"],
      ["minnumber", "c", "0"],
      ["maxnumber", "c", "50"],
    ]);
  });

  test("what may be chosen at all is judged last, and not where a text may be given", () => {
    const options = ["x", { value: "y", label: "Why" }];
    expect(
      short(
        { kind: "select", name: "a", label: "", options, blank: "Choose", required: true },
        { kind: "checkbox", name: "b", label: "", options, required: true, maxItems: 2 },
        { kind: "checkbox", name: "c", label: "", options, exclusive: true },
        { kind: "checkbox", name: "d", label: "", options, freeText: true },
        { kind: "radio", name: "e", label: "", options },
        { kind: "radio", name: "f", label: "", options, required: false, freeText: true },
        { kind: "text", name: "g", label: "" },
      ),
    ).toEqual([
      ["required", "b"],
      ["maxitems", "b", 2],
      ["maxitems", "c", 1],
      ["required", "e"],
      ["maxitems", "e", 1],
      ["maxitems", "f", 1],
      ["required", "a"],
      ["maxlength", "g", 400],
      ["enum", "b", ["x", "y"]],
      ["enum", "c", ["x", "y"]],
      ["enum", "e", ["x", "y"]],
      ["enum", "a", ["x", "y"]],
    ]);
  });

  test("a file has its types and its size", () => {
    expect(
      short(
        { kind: "file", name: "a", label: "", required: true, accept: [".pdf"], maxFileSize: 1024 },
        { kind: "file", name: "b", label: "" },
      ),
    ).toEqual([
      ["requiredfile", "a"],
      ["file", "a", [".pdf"]],
      ["maxfilesize", "a", 1024],
      ["file", "b", ["audio/*", "video/*", "image/*"]],
      ["maxfilesize", "b", 1_048_576],
    ]);
  });

  test("what only the server can judge, and what has no value, makes no rule", () => {
    expect(
      rulesOf(
        { kind: "acceptance", name: "a", label: "" },
        { kind: "quiz", name: "b", label: "" },
        { kind: "captcha", name: "c", label: "" },
        { kind: "hidden", name: "d" },
        { kind: "count", of: "d" },
        { kind: "submit" },
      ),
    ).toEqual([]);
  });

  test("rules of the form's own come last", () => {
    const rules = [{ rule: "minitems", field: "a", threshold: 2, error: "Two, please." }];
    const form = defineForm({
      ...base,
      fields: [{ kind: "checkbox", name: "a", label: "", options: ["x"] }],
      rules,
    });
    expect(schemaOf(form).rules.map(({ rule }) => rule)).toEqual(["enum", "minitems"]);
  });

  test("every rule has its text, the form's own before ours", () => {
    const form = defineForm({
      ...base,
      messages: { invalid_required: "Bitte ausfüllen." },
      fields: [{ kind: "email", name: "a", label: "", required: true }],
    });
    expect(schemaOf(form).rules.map(({ error }) => error)).toEqual([
      "Bitte ausfüllen.",
      formMessages.invalid_email,
      formMessages.invalid_too_long,
    ]);
  });
});
