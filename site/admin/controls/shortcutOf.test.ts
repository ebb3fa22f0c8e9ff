import { expect, test } from "vitest";
import { SHORTCUTS } from "../screens/comments/shortcuts.ts";
import { shortcutOf } from "./shortcutOf.ts";

const card = new EventTarget();
const press = (key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) => {
  const keys = { code: "", ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  return { key, ...keys, target: card, currentTarget: card, ...more };
};
const pressed = (...[key, more]: Parameters<typeof press>) =>
  shortcutOf(press(key, more), SHORTCUTS);

test("A single key decides on the comment that has the focus, in either case", () => {
  expect([pressed("a"), pressed("S"), pressed("j")]).toEqual(["approved", "spam", "next"]);
  expect([pressed("q"), pressed("Enter"), pressed("constructor")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("Where a keyboard writes no Latin letters, the place of a key counts", () => {
  const arabic = [pressed("ت", { code: "KeyJ" }), pressed("ِ", { code: "KeyA" })];
  expect(arabic).toEqual(["next", "approved"]);
  expect(pressed("ы", { code: "KeyS" })).toBe("spam");
  expect(pressed("ت", { code: "KeyJ", target: new EventTarget() })).toBeUndefined();
});

test("A Latin letter counts wherever its key is, and a sign as itself", () => {
  // As on French keyboards.
  expect(pressed("q", { code: "KeyA" })).toBeUndefined();
  expect(pressed("a", { code: "KeyQ" })).toBe("approved");
  expect(pressed("Dead", { code: "KeyS" })).toBeUndefined();
  const signs = { "!": "spam", "#": "trash", s: "star" } as const;
  expect(shortcutOf(press("#", { code: "KeyS" }), signs)).toBe("trash");
  expect(shortcutOf(press("!", { code: "Digit1" }), signs)).toBe("spam");
});

test("A key that is written in a field, or pressed with another, decides on nothing", () => {
  expect(pressed("a", { target: new EventTarget() })).toBeUndefined();
  for (const held of ["ctrlKey", "metaKey", "altKey"]) {
    expect(pressed("a", { [held]: true })).toBeUndefined();
  }
});

test("A key that is held leads on from comment to comment, and decides on none of them", () => {
  const held = Object.keys(SHORTCUTS).filter((key) => pressed(key, { repeat: true }));
  expect(held).toEqual(["j", "k"]);
  expect(pressed("j", { repeat: true })).toBe("next");
});
