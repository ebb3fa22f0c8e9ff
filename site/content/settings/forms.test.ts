import { describe, expect, test } from "vitest";
import { formsSetting } from "../contact-forms/formsSetting.ts";
import { forms } from "./forms.ts";

const noSeal = (): never => {
  throw new Error("There is nothing secret in it.");
};

/** What is stored once the group is sent, or what is wrong with it. */
const sent = (value: object, stored: unknown = undefined) => forms.write(stored, value, noSeal);

describe("settings of contact forms", () => {
  test("keep messages without end, and their files for a year, until somebody says otherwise", () => {
    expect(forms.read(undefined)).toEqual({ keepFileDays: 365 });
    expect(sent(forms.read(undefined))).toEqual({ row: formsSetting.fallback });
  });

  test("are stored as they were read", () => {
    const row = { keepDays: 30, keepFileDays: 7, disallowedWords: ["casino", "كازينو 2"] };
    expect(sent(forms.read(row), row)).toEqual({ row });
  });

  test("take words one a line, each once, without what stands around them", () => {
    const disallowedWords = "  casino \r\n\n\tcheap watches\rcasino\n ";
    expect(sent({ disallowedWords })).toMatchObject({
      row: { disallowedWords: ["casino", "cheap watches"] },
    });
  });

  test.each([
    ["messages that are never there", { keepDays: 0 }],
    ["half a day", { keepDays: 1.5 }],
    ["a time that no date has", { keepDays: 36_501 }],
    ["files that are never there", { keepFileDays: 0 }],
    ["words without end", { disallowedWords: "x".repeat(20_001) }],
    ["words of another kind", { disallowedWords: ["casino"] }],
  ])("are refused with %s", (_, value) => {
    expect(sent(value)).toMatchObject({ issues: [{ path: [Object.keys(value)[0]] }] });
  });
});
