import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type Block, documentBodySchema, MAX_BLOCK_DEPTH } from "../../content/documentBody.ts";
import { type BlockTree, idsIn, ROOT, ROOT_SLOT, readTree, writeTree } from "./BlockTree.ts";
import {
  duplicateBlock,
  insertBlocks,
  moveBlock,
  removeBlock,
  setFields,
  withNewIds,
} from "./edits.ts";
import { idsWithin, placeOf, stepPlace } from "./places.ts";

const TOP = { parent: ROOT, slot: ROOT_SLOT };
const SLOTS = ["first", "second"];
const slotsOf = (type: string) => (type === "columns" ? SLOTS : []);

const text = (id: string): Block => ({ id, type: "text", fields: { html: id } });
const columns = (id: string, first: Block[], second: Block[] = []): Block => ({
  id,
  type: "columns",
  fields: {},
  slots: { first, ...(second.length > 0 && { second }) },
});
const tree = (...blocks: Block[]): BlockTree => readTree({ version: 1, blocks });

/** The ids as they stand, slots in brackets. */
function outline(of: BlockTree, list = TOP): string {
  return idsIn(of, list)
    .map((id) => {
      const slots = SLOTS.map((slot) => outline(of, { parent: id, slot }));
      return of.get(id)?.type === "columns" ? `${id}[${slots.join("|")}]` : id;
    })
    .join(" ");
}

test("A block is put in, taken out, and moved within its list and into a column", () => {
  const start = tree(text("a"), columns("c", [text("b")]), text("d"));
  const grown = insertBlocks(start, [text("e")], { ...TOP, index: 1 }).tree;
  expect(outline(grown)).toBe("a e c[b|] d");
  expect(outline(removeBlock(grown, "c").tree)).toBe("a e d");
  expect(outline(moveBlock(grown, "a", { ...TOP, index: 3 }).tree)).toBe("e c[b|] a d");
  expect(outline(moveBlock(grown, "d", { ...TOP, index: 0 }).tree)).toBe("d a e c[b|]");
  const into = { parent: "c", slot: "second", index: 0 };
  expect(outline(moveBlock(grown, "d", into).tree)).toBe("a e c[b|d]");
});

test("No block moves into itself, and none deeper than a page may go", () => {
  const start = tree(columns("a", [columns("b", [])]));
  const into = { parent: "b", slot: "first", index: 0 };
  expect(moveBlock(start, "a", into)).toEqual({ tree: start, refused: "inside" });
  let deep = columns("last", []);
  for (let level = 1; level < MAX_BLOCK_DEPTH; level += 1) deep = columns(`l${level}`, [deep]);
  const full = tree(deep, text("x"));
  const below = { parent: "last", slot: "first", index: 0 };
  expect(moveBlock(full, "x", below)).toEqual({ tree: full, refused: "depth" });
  expect(insertBlocks(full, [text("y")], below)).toEqual({ tree: full, refused: "depth" });
});

test("A copy stands after its block, and shares no id with it", () => {
  const start = tree(columns("c", [text("a")], [text("b")]), text("d"));
  const { tree: grown, copy } = duplicateBlock(start, "c");
  expect(idsIn(grown, TOP)).toEqual(["c", copy, "d"]);
  expect(grown.size).toBe(start.size + 3);
  const fields = (id: string) => idsWithin(grown, id).map((one) => grown.get(one)?.fields);
  expect(fields(copy)).toEqual(fields("c"));
});

test("Typing in one block leaves every other block the same object", () => {
  const start = tree(columns("c", [text("a")], [text("b")]), text("d"));
  const { tree: typed } = setFields(start, "a", { html: "more" });
  const changed = [...typed.keys()].filter((id) => typed.get(id) !== start.get(id));
  expect(changed).toEqual(["a"]);
});

test("Steps by keyboard lead through a list, its columns and out of them, and end at the edges", () => {
  let now = tree(text("a"), columns("c", [text("b")]), text("d"));
  const seen: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    const to = stepPlace(now, { id: "b", by: 1, slotsOf });
    if (!to) break;
    now = moveBlock(now, "b", to).tree;
    seen.push(outline(now));
  }
  expect(seen).toEqual(["a c[|b] d", "a c[|] b d", "a c[|] d b"]);
  const up = stepPlace(tree(columns("c", [], [text("b")])), { id: "b", by: -1, slotsOf });
  expect(up).toEqual({ parent: "c", slot: "first", index: 0 });
});

test("A body with one id twice opens with both blocks", () => {
  const twice = tree(text("a"), text("a"), columns("a", [text("a")]));
  expect(twice.size).toBe(5);
  expect(writeTree(twice).blocks.map(({ type }) => type)).toEqual(["text", "text", "columns"]);
});

const anyBlock = fc.letrec<{ block: Block }>((tie) => ({
  block: fc
    .tuple(
      fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
      fc.option(fc.array(tie("block"), { maxLength: 3 }), { nil: undefined, depthSize: "small" }),
    )
    .map(([fields, inside]) =>
      withNewIds(
        inside?.length
          ? { id: "", type: "columns", fields, slots: { first: inside } }
          : { id: "", type: "text", fields },
      ),
    ),
})).block;

const anyBody = fc
  .array(anyBlock, { maxLength: 5 })
  .map((blocks) => ({ version: 1 as const, blocks }))
  .filter((body) => v.is(documentBodySchema, body));

test("What is opened and stored again is the same", () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      expect(writeTree(readTree(body))).toEqual(body);
    }),
  );
});

test("However blocks are moved about, each stands in one place, and the body can be stored", () => {
  const moves = fc.array(fc.record({ block: fc.nat(), into: fc.nat(), index: fc.nat(5) }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(anyBody, moves, (body, steps) => {
      const start = readTree(body);
      const ids = [...start.keys()].filter((id) => id !== ROOT);
      const lists = [TOP, ...ids.flatMap((parent) => SLOTS.map((slot) => ({ parent, slot })))];
      let now = start;
      for (const { block, into, index } of steps) {
        const id = ids[block % ids.length];
        const list = lists[into % lists.length];
        if (id === undefined || list === undefined) continue;
        now = moveBlock(now, id, { ...list, index: index % (idsIn(now, list).length + 1) }).tree;
      }
      const standing = idsWithin(now, ROOT);
      expect(standing.toSorted()).toEqual([ROOT, ...ids].toSorted());
      expect(ids.every((id) => idsIn(now, placeOf(now, id)).includes(id))).toBe(true);
      expect(v.is(documentBodySchema, writeTree(now))).toBe(true);
    }),
  );
});
