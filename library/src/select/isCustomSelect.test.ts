import { expect, test } from "vitest";
import { isCustomSelect, SELECT_NATIVE_MAX_WIDTH } from "./isCustomSelect.ts";

const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36";
const TABLET = "Mozilla/5.0 (Linux; Android 13; SM-X900) Chrome/156.0.0.0 Safari/537.36";

test("a window of 790 pixels keeps the browser's menu, one of 791 does not", () => {
  expect(SELECT_NATIVE_MAX_WIDTH).toBe(790);
  expect(isCustomSelect(790, DESKTOP)).toBe(false);
  expect(isCustomSelect(791, DESKTOP)).toBe(true);
});

test("phones and tablets keep it, however wide they are", () => {
  expect(isCustomSelect(1280, TABLET)).toBe(false);
});
