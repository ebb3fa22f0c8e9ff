import { expect, test } from "vitest";
import { emptyContent as content } from "../testing/emptyContent.ts";
import { takeUpDraft } from "./takeUpDraft.ts";

test("A draft is taken up as it was written", () => {
  const written = {
    ...content,
    title: "B",
    body: { version: 1, blocks: [{ id: "x", type: "text", fields: { html: "" } }] },
  };
  expect(takeUpDraft(written, { content })).toEqual(written);
});

test("What of a draft fits no more is taken from the document", () => {
  const odd = { title: "B", status: "trash", body: { version: 2 }, picture: "x", extra: 1 };
  expect(takeUpDraft(odd, { content })).toEqual({ ...content, title: "B" });
});
