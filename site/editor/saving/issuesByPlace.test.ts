import { expect, test } from "vitest";
import type { EditedContent } from "../../content/admin/documentWire.ts";
import { DETAILS } from "../EditorContext.ts";
import { issuesByPlace } from "./issuesByPlace.ts";

const body = {
  version: 1,
  blocks: [
    { id: "a", type: "text", fields: {} },
    {
      id: "c",
      type: "columns",
      fields: {},
      slots: { first: [], second: [{ id: "b", type: "text", fields: {} }] },
    },
  ],
};
const content = { body } as unknown as EditedContent;
const at = (...path: (string | number)[]) => [
  ...issuesByPlace([{ path: ["content", ...path], message: "!" }], content),
];

test("What is wrong is found in its block, however deep that stands, or among the details", () => {
  expect(at("path")).toEqual([[DETAILS, [{ path: ["path"], message: "!" }]]]);
  expect(at("body", "blocks", 0, "fields", "html")).toEqual([
    ["a", [{ path: ["html"], message: "!" }]],
  ]);
  expect(at("body", "blocks", 1, "slots", "second", 0, "fields", "links", 2)).toEqual([
    ["b", [{ path: ["links", 2], message: "!" }]],
  ]);
});

test("What is wrong with the content as a whole, or in a block that is not there, is not lost", () => {
  expect(at("body")).toEqual([[DETAILS, [{ path: ["body"], message: "!" }]]]);
  expect(at("body", "blocks", 7, "fields")).toEqual([
    [DETAILS, [{ path: ["body"], message: "!" }]],
  ]);
});
