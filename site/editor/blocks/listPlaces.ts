import {
  type BlockListName,
  type BlockTree,
  fitsDepth,
  heightOf,
  idsIn,
  nodeOf,
  ROOT,
  ROOT_SLOT,
  writeBlock,
} from "../state/BlockTree.ts";
import { depthOfList, type Place, placeOf, type SlotsOf } from "../state/places.ts";

export type ListedPlace = {
  readonly place: Place;
  /** The block right before it; undefined at the beginning of a list. */
  readonly after: string | undefined;
};

/** Every place where a block can go and does not stand already, in reading order. */
export function listPlaces(
  tree: BlockTree,
  { id, slotsOf }: { readonly id: string; readonly slotsOf: SlotsOf },
): readonly ListedPlace[] {
  const height = heightOf(writeBlock(tree, id));
  const now = placeOf(tree, id);
  const places = (list: BlockListName): ListedPlace[] => {
    if (!fitsDepth(depthOfList(tree, list), height)) return [];
    const first = { place: { ...list, index: 0 }, after: undefined };
    const ids = idsIn(tree, list);
    return [first, ...ids.flatMap((after, index) => around(list, after, index + 1))];
  };
  const around = (list: BlockListName, after: string, index: number): ListedPlace[] => {
    if (after === id) return [];
    const slots = slotsOf(nodeOf(tree, after).type);
    const inside = slots.flatMap((slot) => places({ parent: after, slot }));
    return [...inside, { place: { ...list, index }, after }];
  };
  return places({ parent: ROOT, slot: ROOT_SLOT }).filter(({ place }) => {
    const isHere = place.parent === now.parent && place.slot === now.slot;
    return !(isHere && (place.index === now.index || place.index === now.index + 1));
  });
}
