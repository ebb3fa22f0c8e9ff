import { expect, test } from "vitest";
import { fillIn } from "./fillIn.ts";
import { imageLightboxLabels } from "./imageLightboxLabels.ts";

test("a counter says where one is by the localised text [TH-037]", () => {
  expect(fillIn(imageLightboxLabels.of, { curr: 1, total: 3 })).toBe("1 of 3");
  expect(fillIn("%curr% von %total%", { curr: 1, total: 3 })).toBe("1 von 3");
  expect(fillIn("من %total% رقم %curr%", { curr: 2, total: 3 })).toBe("من 3 رقم 2");
});

test("a text without places, or with others, stays as it is", () => {
  expect(fillIn("Loading…", { curr: 1 })).toBe("Loading…");
  expect(fillIn("%curr% %other% 100%", { curr: "$&" })).toBe("$& %other% 100%");
  expect(fillIn("%toString%", {})).toBe("%toString%");
});
