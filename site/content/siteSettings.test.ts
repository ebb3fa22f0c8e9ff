import * as v from "valibot";
import { expect, test } from "vitest";
import { siteSettings } from "./siteSettings.ts";

const { schema, fallback } = siteSettings;

test("settings that name no switch have all of them on, and one that is off leaves the others", () => {
  const { switches, ...older } = fallback;
  expect(v.parse(schema, older).switches).toEqual(switches);
  expect(v.parse(schema, { ...older, switches: { sticky: false } }).switches).toEqual({
    ...switches,
    sticky: false,
  });
  expect(Object.values(switches)).toEqual([true, true, true, true]);
});
