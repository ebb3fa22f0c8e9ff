import type { Block, DocumentBody } from "../documentBody.ts";
import type { DemoBlock } from "./types.ts";

/** A document's body of such blocks; their ids are counted, so that the same demo is made every time. */
export function demoBody(blocks: readonly DemoBlock[]): DocumentBody {
  return { version: 1, blocks: numbered(blocks, "demo") };
}

function numbered(blocks: readonly DemoBlock[], above: string): readonly Block[] {
  return blocks.map(({ type, fields, slots }, index) => {
    const id = `${above}-${index + 1}`;
    if (!slots) return { id, type, fields };
    const inside = Object.entries(slots).map(([slot, below]) => [
      slot,
      numbered(below, `${id}-${slot}`),
    ]);
    return { id, type, fields, slots: Object.fromEntries(inside) };
  });
}
