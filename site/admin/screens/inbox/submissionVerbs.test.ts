import { expect, test } from "vitest";
import { canReply, type Standing, verbsOf } from "./submissionVerbs.ts";

const message: Standing = {
  ...{ id: "bea", status: "mail_sent", is_read: false, is_starred: true, is_deleted: false },
};

test("What is kept or spam can be sorted, what is in the trash only put back", () => {
  expect(verbsOf(message)).toEqual(["unstar", "read", "spam", "trash"]);
  expect(verbsOf({ ...message, status: "spam" })).toEqual(["unstar", "read", "notSpam", "trash"]);
  expect(verbsOf({ ...message, is_deleted: true })).toEqual(["restore"]);
});

test("Only what is kept can be answered", () => {
  const others: Partial<Standing>[] = [{ status: "spam" }, { is_deleted: true }];
  expect(canReply(message)).toBe(true);
  expect(others.map((other) => canReply({ ...message, ...other }))).toEqual([false, false]);
});
