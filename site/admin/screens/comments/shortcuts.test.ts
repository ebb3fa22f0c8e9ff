import { expect, test } from "vitest";
import { SHORTCUTS, shortcutOf } from "./shortcuts.ts";

const card = new EventTarget();
const pressed = (key: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) => {
  const keys = { ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  return shortcutOf({ key, ...keys, target: card, currentTarget: card, ...more });
};

test("A single key decides on the comment that has the focus, in either case", () => {
  expect([pressed("a"), pressed("S"), pressed("j")]).toEqual(["approved", "spam", "next"]);
  expect([pressed("q"), pressed("Enter"), pressed("constructor")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
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
