import { expect, test } from "vitest";
import { localOffer } from "./localOffer.ts";

const [OPENED, SAVED, WRITTEN] = [1, 2, 3].map((n) => `2026-01-0${n}T00:00:00.000Z`) as [
  string,
  string,
  string,
];
const kept = (is_all: boolean) => ({
  content: { title: "B", status: "draft" },
  based_on: OPENED,
  written: WRITTEN,
  lost: [
    { id: "lost1", wanted: {}, is_all: false },
    { id: "lost2", wanted: { status: "published" }, is_all },
  ],
});

test("What this browser keeps is offered as it is, where no lost save arrived", () => {
  const offered = { content: { title: "B", status: "draft" }, based_on: OPENED };
  for (const save_id of [null, "another"]) {
    expect(localOffer(kept(true), { save_id, updated_at: SAVED })).toMatchObject(offered);
  }
});

test("What was written after a save that did arrive goes on from it, and does not take it back", () => {
  expect(localOffer(kept(false), { save_id: "lost2", updated_at: SAVED })).toEqual({
    content: { title: "B", status: "published" },
    based_on: SAVED,
    at: WRITTEN,
    isHere: true,
  });
});

test("Where all of it arrived, there is nothing to offer", () => {
  expect(localOffer(kept(true), { save_id: "lost2", updated_at: SAVED })).toBeUndefined();
});
