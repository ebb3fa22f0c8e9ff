import { expect, test } from "vitest";
import { holdUnsaved, losesUnsaved } from "./unsavedWords.ts";

const closing = () => {
  const event = new Event("beforeunload", { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

test("What is written on a screen is lost by another screen, and not by another page of its list", () => {
  const end = holdUnsaved("screen");
  expect(losesUnsaved({ isBack: false, isToScreen: true })).toBe(true);
  expect(losesUnsaved({ isBack: true, isToScreen: false })).toBe(false);
  end();
  expect(losesUnsaved({ isBack: true, isToScreen: true })).toBe(false);
});

test("What is written in a dialog is lost by Back, and not by where the dialog itself leads", () => {
  const end = holdUnsaved("dialog");
  expect(losesUnsaved({ isBack: true, isToScreen: false })).toBe(true);
  expect(losesUnsaved({ isBack: false, isToScreen: true })).toBe(false);
  end();
});

test("Closing the window asks for as long as anything is not saved", () => {
  expect(closing()).toBe(false);
  const ends = [holdUnsaved("screen"), holdUnsaved("dialog")];
  expect(closing()).toBe(true);
  ends[0]?.();
  expect(closing()).toBe(true);
  ends[1]?.();
  expect(closing()).toBe(false);
});
