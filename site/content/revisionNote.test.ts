import { expect, test } from "vitest";
import { importNote, readRevisionNote, restoreNote } from "./revisionNote.ts";

test("What a revision is called is read as it was written", () => {
  const from = new Date("2026-03-01T10:00:00.000Z");
  expect(readRevisionNote(importNote("shop-2"))).toEqual({ kind: "imported", source: "shop-2" });
  expect(readRevisionNote(restoreNote(from))).toEqual({ kind: "restored", from });
});

test.each(["", "Prices of May", "Restored from memory", "imported from a book"])(
  "What somebody calls a revision stays as it is: %s",
  (text) => {
    expect(readRevisionNote(text)).toEqual({ kind: "said", text });
  },
);
