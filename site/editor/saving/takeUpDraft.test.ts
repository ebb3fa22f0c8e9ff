import { expect, test } from "vitest";
import type { EditedContent } from "../../content/admin/documentWire.ts";
import { takeUpDraft } from "./takeUpDraft.ts";

const content: EditedContent = {
  path: "/a",
  title: "A",
  excerpt: "",
  status: "draft",
  published_at: null,
  language: null,
  direction: null,
  author_id: null,
  parent_id: null,
  term_ids: [],
  picture: null,
  takes_comments: false,
  body: { version: 1, blocks: [] },
};

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
