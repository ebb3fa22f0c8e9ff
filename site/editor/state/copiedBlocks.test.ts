import { expect, test } from "vitest";
import type { Block } from "../../content/documentBody.ts";
import { MAX_COPIED, readCopied, writeCopied } from "./copiedBlocks.ts";

const block: Block = {
  id: "a",
  type: "columns",
  fields: { layout: "equal" },
  slots: { first: [{ id: "b", type: "text", fields: { html: "<p>مرحبا 你好</p>" } }] },
};

test("Copied blocks come out of the clipboard with ids of their own", () => {
  const [pasted] = readCopied(writeCopied([block])) ?? [];
  const inside = pasted?.slots?.first?.[0];
  expect(pasted).toMatchObject({ type: "columns", fields: block.fields });
  expect(inside?.fields).toEqual({ html: "<p>مرحبا 你好</p>" });
  expect([pasted?.id, inside?.id]).not.toContain("a");
  expect([pasted?.id, inside?.id]).not.toContain("b");
});

test.each([
  ["text of somebody else's", "hello"],
  ["broken text", '{"vitrine-blocks":1,"blocks":['],
  ["blocks of another shape", '{"vitrine-blocks":1,"blocks":[{"id":"a","type":"<script>"}]}'],
  ["another version", '{"vitrine-blocks":2,"blocks":[]}'],
  ["too much", writeCopied([{ ...block, fields: { html: "x".repeat(MAX_COPIED) } }])],
])("The clipboard's content is no blocks: %s", (_, text) => {
  expect(readCopied(text)).toBeUndefined();
});

test("Blocks that stand too deep are none", () => {
  let deep = block;
  for (let level = 0; level < 12; level += 1) deep = { ...block, slots: { first: [deep] } };
  expect(readCopied(writeCopied([deep]))).toBeUndefined();
});
