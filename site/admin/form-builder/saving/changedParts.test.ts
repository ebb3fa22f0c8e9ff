import { describe, expect, test } from "vitest";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import type { WrittenForm } from "../core/FormState.ts";
import { plainMail } from "../core/plainMail.ts";
import { changedParts } from "./changedParts.ts";

const form: WrittenForm = {
  language: "en",
  definition: {
    ...{ title: "Contact", locale: "en_US" },
    fields: [{ kind: "text", name: "who", label: "Who" }],
  },
  handling: { ...plainHandling, mail: { ...plainMail, to: "shop@x.example" } },
};
const { definition, handling } = form;
const rules = [{ rule: "minlength", field: "who", threshold: 3 }];

describe("Two versions of a form differ in", () => {
  test.each([
    ["its fields", { ...form, definition: { ...definition, fields: [] } }, "fields"],
    ["their rules", { ...form, definition: { ...definition, rules } }, "fields"],
    [
      "its messages",
      { ...form, definition: { ...definition, messages: { spam: "No." } } },
      "messages",
    ],
    ["its recipients", { ...form, handling: { ...handling, mail: null } }, "mail"],
    ["its times", { ...form, handling: { ...handling, isOpen: false } }, "settings"],
    ["its title", { ...form, definition: { ...definition, title: "Write" } }, "settings"],
  ])("%s", (_what, other: WrittenForm, part) => {
    expect(changedParts(form, other)).toEqual([part]);
  });

  test("nothing, where they say the same in another order, and the server chose the locale", () => {
    const turned = Object.fromEntries(Object.entries(definition).toReversed());
    const other = { ...turned, locale: "en_GB" } as typeof definition;
    expect(changedParts(form, { ...form, definition: other })).toEqual([]);
  });
});
