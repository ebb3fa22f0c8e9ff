import type { BlockKind } from "../../content/admin/blockWire.ts";
import type { Block, DocumentBody } from "../../content/documentBody.ts";
import { diffSequences } from "./diffSequences.ts";
import { diffWords, type TextPart } from "./diffWords.ts";
import { type FieldWords, type Said, saidBy } from "./saidBy.ts";

/** A field of a block, or of a document, that is other than it was. */
export type FieldChange = {
  /** As whoever reads it calls it. */
  readonly label: string;
  readonly parts: readonly TextPart[];
};

/** What became of a block. */
export type BlockChange = {
  readonly id: string;
  /** As stored. */
  readonly type: string;
  readonly kind: "same" | "changed" | "moved" | "added" | "removed";
  /** How many blocks it stands in. */
  readonly depth: number;
  /** What is other in it; of one that came or went, all that it says. */
  readonly fields: readonly FieldChange[];
};

export type CompareOptions = {
  /** What a page can contain, by the name under which each is stored. */
  readonly kinds: ReadonlyMap<string, Pick<BlockKind, "fields">>;
  readonly words: FieldWords;
};

/** What became of the blocks of a document, in the order of the later one, with what went where it was. */
export function compareBlocks(
  before: DocumentBody,
  after: DocumentBody,
  { kinds, words }: CompareOptions,
): readonly BlockChange[] {
  const [old, young] = [flatten(before.blocks), flatten(after.blocks)];
  const parts = diffSequences([...old.keys()], [...young.keys()]);
  const found = parts.flatMap(({ kind, items }) => items.map((id) => ({ kind, id })));
  return found.flatMap(({ kind, id }): readonly BlockChange[] => {
    const [was, is] = [old.get(id), young.get(id)];
    // What moved is told of where it stands now.
    if (kind === "removed" && is) return [];
    const block = is ?? was;
    if (!block) return [];
    const { type } = block.block;
    const known = { fields: kinds.get(type)?.fields ?? [], words };
    const fields = compareFields(saidBy(was?.block, known), saidBy(is?.block, known));
    return [{ id, type, depth: block.depth, fields, kind: changeOf(was, is, { kind, fields }) }];
  });
}

type Placed = {
  readonly block: Block;
  readonly depth: number;
  /** The block and slot around it; "" where there is none. */
  readonly around: string;
};

/** All blocks in reading order, by their ids. */
function flatten(blocks: readonly Block[]): ReadonlyMap<string, Placed> {
  const all = new Map<string, Placed>();
  function add(inside: readonly Block[], { depth, around }: Omit<Placed, "block">): void {
    for (const block of inside) {
      all.set(block.id, { block, depth, around });
      for (const [name, slot] of Object.entries(block.slots ?? {})) {
        add(slot, { depth: depth + 1, around: `${block.id} ${name}` });
      }
    }
  }
  add(blocks, { depth: 0, around: "" });
  return all;
}

function changeOf(
  was: Placed | undefined,
  is: Placed | undefined,
  found: { readonly kind: "same" | "removed" | "added"; readonly fields: readonly FieldChange[] },
): BlockChange["kind"] {
  if (!was) return "added";
  if (!is) return "removed";
  if (found.fields.length > 0) return "changed";
  return found.kind === "same" && was.around === is.around ? "same" : "moved";
}

/** The fields that are other, by their labels; those of HTML alone as it is written. */
export function compareFields(
  before: ReadonlyMap<string, Said>,
  after: ReadonlyMap<string, Said>,
): readonly FieldChange[] {
  const labels = [...new Set([...after.keys(), ...before.keys()])];
  return labels.flatMap((label) => {
    const [was, is] = [before.get(label) ?? NOTHING, after.get(label) ?? NOTHING];
    if (was.text !== is.text) return [{ label, parts: diffWords(was.text, is.text) }];
    if (was.source === is.source) return [];
    return [{ label: `${label} (HTML)`, parts: diffWords(was.source ?? "", is.source ?? "") }];
  });
}

const NOTHING: Said = { text: "" };
