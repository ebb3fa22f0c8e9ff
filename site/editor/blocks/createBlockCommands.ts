import type { BlockKind } from "../../content/admin/blockWire.ts";
import type { Block } from "../../content/documentBody.ts";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { writeBlock } from "../state/BlockTree.ts";
import type { DocumentStore } from "../state/createDocumentStore.ts";
import type { OpenBlocks } from "../state/createOpenBlocks.ts";
import {
  duplicateBlock,
  type Edit,
  insertBlocks,
  moveBlock,
  removeBlock,
  setFields,
} from "../state/edits.ts";
import { newBlockId } from "../state/newBlockId.ts";
import { type Place, placeOf, stepPlace } from "../state/places.ts";
import type { BlockNames } from "./blockNames.ts";
import { copyBlocks, readCopiedBlocks } from "./copyStore.ts";

/** What can be done with blocks. Each tells aloud what it did; all can be undone. */
export type BlockCommands = {
  /** Puts a new block of a kind in a place, and opens it. */
  readonly add: (type: string, place: Place) => void;
  readonly setFields: (id: string, fields: Readonly<Record<string, unknown>>) => void;
  readonly move: (id: string, place: Place) => void;
  /** One step up or down, also into and out of other blocks. */
  readonly step: (id: string, by: -1 | 1) => void;
  readonly duplicate: (id: string) => void;
  readonly remove: (id: string) => void;
  /** `data` is a copy event's. */
  readonly copy: (id: string, data?: DataTransfer) => Promise<void>;
  readonly cut: (id: string, data?: DataTransfer) => Promise<void>;
  /** Puts blocks in a place; without blocks, those that were copied last. */
  readonly paste: (place: Place, blocks?: readonly Block[]) => Promise<void>;
  readonly undo: () => void;
  readonly redo: () => void;
};

export type BlockCommandOptions = {
  readonly store: DocumentStore;
  readonly kinds: ReadonlyMap<string, BlockKind>;
  readonly open: OpenBlocks;
  readonly names: BlockNames;
  readonly say: AdminLocale["say"];
  /** Has screen readers say something. */
  readonly announce: (text: string) => void;
  /** Gives a block the focus once it is there. */
  readonly focus: (id: string) => void;
  /** Shows why something was not done. */
  readonly tellRefused: (text: string) => void;
  /** Shows that something is gone, with a way to have it back. */
  readonly tellRemoved: (text: string, undo: () => void) => void;
};

/** Makes what is done to blocks by buttons, keys and menus; each says what it did, and leads the focus on. */
export function createBlockCommands(options: BlockCommandOptions): BlockCommands {
  const { store, kinds, open, names, say, announce, focus, tellRefused, tellRemoved } = options;
  const tree = () => store.state().tree;
  const has = (id: string) => tree().has(id);

  /** @returns whether it was done; why not is told */
  function edit(change: Edit, group?: string): boolean {
    if (change.refused) {
      tellRefused(say(`blocks.said.${change.refused}`));
      return false;
    }
    store.change(({ details }) => ({ details, tree: change.tree }), group);
    return true;
  }

  function move(id: string, place: Place): void {
    if (!has(id) || !edit(moveBlock(tree(), id, place))) return;
    const name = names.ofBlock(tree(), id);
    announce(say("blocks.said.moved", { name, place: names.ofPlace(tree(), id) }));
    focus(id);
  }

  function insert(blocks: readonly Block[], place: Place): string | undefined {
    const [first] = blocks;
    if (!first || !edit(insertBlocks(tree(), blocks, place))) return undefined;
    focus(first.id);
    return first.id;
  }

  function remove(id: string): void {
    if (!has(id)) return;
    const { parent, slot, index } = placeOf(tree(), id);
    const name = names.ofBlock(tree(), id);
    const block = writeBlock(tree(), id);
    const list = tree().get(parent)?.slots[slot] ?? [];
    const next = list[index + 1] ?? list[index - 1] ?? parent;
    edit(removeBlock(tree(), id));
    tellRemoved(say("blocks.said.deleted", { name }), () => {
      const isStillThere = tree().has(parent);
      if (has(id) || !isStillThere) return;
      insert([block], { parent, slot, index });
    });
    focus(next);
  }

  return {
    add(type, place) {
      const kind = kinds.get(type);
      if (!kind) return;
      const block = { id: newBlockId(), type, fields: kind.initial };
      open.setOpen(block.id, true);
      const id = insert([block], place);
      if (id === undefined) return;
      const said = { name: names.ofKind(type), place: names.ofPlace(tree(), id) };
      announce(say("blocks.said.added", said));
    },
    setFields(id, fields) {
      // What is typed last may arrive when the block is gone.
      if (has(id)) edit(setFields(tree(), id, fields), `fields ${id}`);
    },
    move,
    step(id, by) {
      const slotsOf = (type: string) => kinds.get(type)?.slots ?? [];
      const place = stepPlace(tree(), { id, by, slotsOf });
      if (place) move(id, place);
      else announce(say("blocks.said.stays", { name: names.ofBlock(tree(), id) }));
    },
    duplicate(id) {
      if (!has(id)) return;
      const change = duplicateBlock(tree(), id);
      if (!edit(change)) return;
      const place = names.ofPlace(tree(), change.copy);
      announce(say("blocks.said.added", { name: names.ofBlock(tree(), id), place }));
      focus(change.copy);
    },
    remove,
    async copy(id, data) {
      if (!has(id)) return;
      const name = names.ofBlock(tree(), id);
      await copyBlocks([writeBlock(tree(), id)], data);
      announce(say("blocks.said.copied", { name }));
    },
    async cut(id, data) {
      if (!has(id)) return;
      await copyBlocks([writeBlock(tree(), id)], data);
      remove(id);
    },
    async paste(place, given) {
      const blocks = given ?? (await readCopiedBlocks());
      if (!blocks?.length) tellRefused(say("blocks.said.nothingCopied"));
      else if (insert(blocks, place) !== undefined) {
        announce(say("blocks.said.pasted", { count: blocks.length }));
      }
    },
    undo() {
      if (!store.canUndo()) return;
      store.undo();
      announce(say("blocks.said.undone"));
    },
    redo() {
      if (!store.canRedo()) return;
      store.redo();
      announce(say("blocks.said.redone"));
    },
  };
}
