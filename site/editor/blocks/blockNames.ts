import type { BlockKind } from "../../content/admin/blockWire.ts";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { type BlockListName, type BlockTree, idsIn, ROOT } from "../state/BlockTree.ts";
import { placeOf } from "../state/places.ts";
import { blockSummary } from "./blockSummary.ts";

/** What blocks and their places are called. */
export type BlockNames = {
  readonly ofKind: (type: string) => string;
  readonly ofBlock: (tree: BlockTree, id: string) => string;
  /** Undefined for the document's own list. */
  readonly ofList: (tree: BlockTree, list: BlockListName) => string | undefined;
  readonly ofSlot: (slot: string) => string;
  /** Where a block stands, such as "place 2 of 5". */
  readonly ofPlace: (tree: BlockTree, id: string) => string;
};

/** Slots that have a word; another is called as it is stored. */
const SLOTS = ["first", "second", "third", "fourth", "content", "beside", "scrolled"] as const;

/** Makes what calls blocks by their names. @param kinds by their type */
export function createBlockNames(
  kinds: ReadonlyMap<string, BlockKind>,
  { say, fieldText }: Pick<AdminLocale, "say" | "fieldText">,
): BlockNames {
  const ofKind = (type: string): string => {
    const kind = kinds.get(type);
    return kind ? fieldText(kind.label) : say("blocks.unknown");
  };
  const ofBlock = (tree: BlockTree, id: string): string => {
    const node = tree.get(id);
    const kind = ofKind(node?.type ?? "");
    const words = node && blockSummary(node);
    return words ? say("blocks.named", { kind, words }) : kind;
  };
  const ofSlot = (slot: string): string => {
    const known = SLOTS.find((one) => one === slot);
    return known ? say(`blocks.slot.${known}`) : slot;
  };
  const ofList = (tree: BlockTree, { parent, slot }: BlockListName): string | undefined =>
    parent === ROOT
      ? undefined
      : say("blocks.slotOf", { slot: ofSlot(slot), name: ofBlock(tree, parent) });
  return {
    ofKind,
    ofBlock,
    ofSlot,
    ofList,
    ofPlace(tree, id) {
      const place = placeOf(tree, id);
      const index = place.index + 1;
      const count = idsIn(tree, place).length;
      const list = ofList(tree, place);
      return list
        ? say("blocks.placeIn", { index, count, list })
        : say("blocks.place", { index, count });
    },
  };
}
