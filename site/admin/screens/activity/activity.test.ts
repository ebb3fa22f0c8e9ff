import { describe, expect, test } from "vitest";
import { ACTIVITY_ACTIONS } from "../../../content/admin/activityWire.ts";
import { activityWords } from "../../../texts/admin/en/activityWords.ts";
import { sinceDays } from "./sinceDays.ts";
import { subjectPath } from "./subjectPath.ts";

describe("What was done", () => {
  test("is called by words that tell every action from the others", () => {
    const words = ACTIVITY_ACTIONS.map((action) => activityWords[`activity.${action}`]);
    expect(new Set(words).size).toBe(ACTIVITY_ACTIONS.length);
  });

  test("leads to what it was done to, or to its place in a list", () => {
    const lead = (kind: string, id: string | null = "1") =>
      subjectPath({ kind, id, name: "Ä & b" });
    expect(lead("post")).toBe("/documents/1");
    expect(lead("post", null)).toBeUndefined();
    expect(lead("person")).toBe("/people?search=%C3%84+%26+b");
    expect(lead("job")).toBeUndefined();
  });

  test("in the last days counts whole days, where the reader is", () => {
    const noon = new Date(2026, 2, 1, 12, 30);
    expect(sinceDays(1, noon)).toBe(new Date(2026, 2, 1).toISOString());
    expect(sinceDays(7, noon)).toBe(new Date(2026, 1, 23).toISOString());
    for (const wrong of [0, -3, 1.5, Number.NaN]) {
      expect(sinceDays(wrong, noon)).toBe(sinceDays(1, noon));
    }
  });
});
