import type { Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
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
};

type Change = { readonly add: number; readonly place: object } | { readonly remove: object };

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
        const { add, place } = change;
        // What is typed there comes after it.
        return places.add(tr.doc, [Decoration.widget(add, drawPlace, { place, side: -1 })]);
      },
    },
    props: { decorations: (state) => held.getState(state) },
  });
}

/** Holds a place until something is put there. */
export function holdPlace(view: EditorView, at: number): HeldPlace {
  const place = {};
  tell(view, { add: at, place });
  return {
    put(blocks) {
      if (view.isDestroyed) return false;
      const { tr } = view.state;
      let at = placeIn(view.state, place) ?? tr.selection.to;
      for (const block of blocks) at = insertBlock(tr, block, at) + block.nodeSize;
      view.dispatch(tr.setMeta(held, { remove: place } satisfies Change));
      return true;
    },
  };
}

function tell(view: EditorView, change: Change): void {
  view.dispatch(view.state.tr.setMeta(held, change));
}

function placeIn(state: EditorState, place: object): number | undefined {
  return findAt(held.getState(state) ?? DecorationSet.empty, place)[0]?.from;
}

function findAt(places: DecorationSet, place: object): Decoration[] {
  return places.find(undefined, undefined, (spec) => spec.place === place);
}

function drawPlace({ dom }: EditorView): HTMLElement {
  const mark = dom.ownerDocument.createElement("span");
  mark.className = "held-place";
  return mark;
}
