import { expect, test } from "vitest";
import { addedText, barContent } from "./barContent.ts";
import { infiniteScrollLabels as labels } from "./infiniteScrollLabels.ts";
import { firstState, nextState } from "./infiniteScrollState.ts";

const facts = {
  shown: 36,
  total: 60,
  next: "https://a.example/3",
  previous: undefined,
  hasLink: false,
  language: "en",
};
const failed = nextState(nextState(firstState(3), { type: "near", isHeld: false }), {
  type: "fail",
});
const last = nextState(firstState(3), { type: "show", hasNext: false });

test("the button says how many are left, where that is known", () => {
  expect(barContent(firstState(0), labels, facts).button).toBe("Load more (24 left)");
  expect(barContent(firstState(0), labels, { ...facts, total: 0 }).button).toBe("Load more");
  expect(barContent(firstState(0), labels, { ...facts, total: 9 }).button).toBe("Load more");
  const later = { ...facts, previous: "https://a.example/1" };
  expect(barContent(firstState(0), labels, later).button).toBe("Load more");
  expect(addedText(12, labels, later)).toBe("12 more, 36 shown.");
});

test("a page that failed can be tried again, and is a plain link", () => {
  expect(barContent(failed, labels, facts)).toEqual({
    phase: "failed",
    text: "The next page could not be loaded.",
    button: "Try again",
    link: ["https://a.example/3", "Open the next page"],
  });
});

test("what is there at the end is all, unless the list was opened further on", () => {
  const ended = { ...facts, shown: 60, next: undefined };
  expect(barContent(last, labels, ended).text).toBe("All 60 items are shown.");
  const later = { ...ended, previous: "https://a.example/1" };
  expect(barContent(last, labels, later)).toMatchObject({
    text: "There are no more.",
    link: ["https://a.example/1", "Show earlier ones"],
  });
  expect(barContent(last, labels, { ...later, hasLink: true }).link).toBeUndefined();
  expect(addedText(12, labels, facts)).toBe("12 more, 36 of 60 shown.");
  expect(addedText(12, labels, { ...facts, total: 0 })).toBe("12 more, 36 shown.");
  expect(addedText(12, labels, ended)).toBe("12 more, 60 of 60 shown. All 60 items are shown.");
});
