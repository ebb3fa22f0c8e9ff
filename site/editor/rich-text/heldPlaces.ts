import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { insertBlock } from "./insertBlock.ts";

/** A place in a text for what is still on its way; it moves with the text around it. */
export type HeldPlace = {
  /**
   * Puts blocks there, none to give the place up. Where the text around was deleted, they come where the
   * cursor is.
   * @returns false where nobody edits the text any more
   */
  readonly put: (blocks: readonly Node[]) => boolean;
  /** Whether the text around it is still there: not where it was deleted, or its pasting undone. */
  readonly isHeld: () => boolean;
};

/** A place while it is held. */
type Place = object;
type Change =
  | { readonly add: readonly { readonly at: number; readonly place: Place }[] }
  | { readonly remove: Place };

const held = new PluginKey<DecorationSet>("held places");

/** Keeps and shows the places that are held. */
export function heldPlaces(): Plugin<DecorationSet> {
  return new Plugin({
    key: held,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, before) {
        const places = before.map(tr.mapping, tr.doc);
        const change: Change | undefined = tr.getMeta(held);
        if (!change) return places;
        if ("remove" in change) return places.remove(findAt(places, change.remove));
        // What is typed there comes after it.
        const drawn = change.add.map(({ at, place }) =>
          Decoration.widget(at, drawPlace, { place, side: -1 }),
        );
        return places.add(tr.doc, drawn);
      },
    },
    props: { decorations: (state) => held.getState(state) },
  });
}

/** Holds a place until something is put there. */
export function holdPlace(view: EditorView, at: number): HeldPlace {
  const place = {};
  view.dispatch(view.state.tr.setMeta(held, { add: [{ at, place }] } satisfies Change));
  return heldIn(view, place);
}

/** Has a transaction hold places in the document that it makes. @returns each, to be put into by `view` after it */
export function holdPlaces(
  tr: Transaction,
  { at, view }: { readonly at: readonly number[]; readonly view: EditorView },
): readonly HeldPlace[] {
  const add = at.map((one) => ({ at: one, place: {} }));
  tr.setMeta(held, { add } satisfies Change);
  return add.map(({ place }) => heldIn(view, place));
}

function heldIn(view: EditorView, place: Place): HeldPlace {
  return {
    put(blocks) {
      if (view.isDestroyed) return false;
      const { tr } = view.state;
      let at = placeIn(view.state, place) ?? tr.selection.to;
      for (const block of blocks) at = insertBlock(tr, block, at) + block.nodeSize;
      view.dispatch(tr.setMeta(held, { remove: place } satisfies Change));
      return true;
    },
    isHeld: () => !view.isDestroyed && placeIn(view.state, place) !== undefined,
  };
}

function placeIn(state: EditorState, place: Place): number | undefined {
  return findAt(held.getState(state) ?? DecorationSet.empty, place)[0]?.from;
}

function findAt(places: DecorationSet, place: Place): Decoration[] {
  return places.find(undefined, undefined, (spec) => spec.place === place);
}

function drawPlace({ dom }: EditorView): HTMLElement {
  const mark = dom.ownerDocument.createElement("span");
  mark.className = "held-place";
  return mark;
}
