import { expect, test } from "vitest";
import type { FormDefinition } from "vitrine/contact-form";
import { schemaToday } from "./schemaToday.ts";

const FORM: FormDefinition = {
  id: 1,
  title: "Visit",
  locale: "en_US",
  fields: [
    { kind: "date", name: "when", label: "When", min: "today-2days", max: "today+1weeks" },
    { kind: "date", name: "born", label: "Born", max: "2020-12-31" },
  ],
};

function ends(now: string): unknown[] {
  return schemaToday(FORM, new Date(now)).rules.flatMap(({ threshold }) => threshold ?? []);
}

test("counts from the day on which it is asked, and anew the day after", () => {
  expect(ends("2026-11-23T23:59:00Z")).toEqual(["2026-11-21", "2026-11-30", "2020-12-31"]);
  expect(ends("2026-11-24T00:00:00Z")).toEqual(["2026-11-22", "2026-12-01", "2020-12-31"]);
});

test("makes the rules of a day once", () => {
  const now = new Date("2026-11-23T10:00:00Z");
  expect(schemaToday(FORM, now)).toBe(schemaToday(FORM, new Date("2026-11-23T11:00:00Z")));
});
