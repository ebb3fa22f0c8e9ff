import { expect, test } from "vitest";
import { createDrafts } from "./createDrafts.ts";

type Row = { readonly id: string; readonly body: string };

const one: Row = { id: "1", body: "What it says." };
const drafts = () =>
  createDrafts<Row, "reply" | "edit">((row, purpose) => (purpose === "edit" ? row.body : ""));

test("What is written stays until it is dropped, each purpose for itself", () => {
  const kept = drafts();
  kept.write(one, "reply", "Yes.");
  expect([kept.textOf(one, "reply"), kept.textOf(one, "edit")]).toEqual(["Yes.", "What it says."]);
  kept.drop("1", "reply");
  expect([kept.textOf(one, "reply"), kept.rows()]).toEqual(["", []]);
});

test("Only words that would be lost count as unsent", () => {
  const kept = drafts();
  kept.write(one, "reply", " \n");
  kept.write(one, "edit", "What it says.");
  expect(kept.hasUnsent()).toBe(false);
  kept.write(one, "edit", "");
  expect([kept.isUnsent("1", "edit"), kept.isUnsent("1", "reply"), kept.hasUnsent()]).toEqual([
    true,
    false,
    true,
  ]);
});

test("It is measured by what stood there when it was begun, whatever stands there by now", () => {
  const kept = drafts();
  kept.write(one, "edit", "Mine.");
  const theirs = { ...one, body: "Theirs." };
  kept.write(theirs, "edit", "Theirs.");
  expect(kept.begunOn("1", "edit")).toBe(one);
  expect(kept.isUnsent("1", "edit")).toBe(true);
});

test("Those that were begun are the same list until others are, and a change is told", () => {
  const kept = drafts();
  let told = 0;
  const stop = kept.subscribe(() => {
    told += 1;
  });
  kept.write(one, "reply", "a");
  const rows = kept.rows();
  kept.write(one, "reply", "ab");
  expect(kept.rows()).toBe(rows);
  stop();
  kept.drop("1", "reply");
  expect(told).toBe(2);
});
