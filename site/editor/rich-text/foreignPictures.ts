import type { Node } from "prosemirror-model";
import type { Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { isElsewhere } from "../../content/isElsewhere.ts";
import { type HeldPlace, holdPlaces } from "./heldPlaces.ts";
import { richTextSchema } from "./richTextSchema.ts";

const { figure, image, paragraph } = richTextSchema.nodes;

/** A picture that was pasted by its address, which is not of this site. */
export type ForeignPicture = {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** Where it stood among what was pasted. */
  readonly place: HeldPlace;
};

/**
 * Takes pictures of other sites out of what a transaction pastes or drops, since visitors' pages fetch nothing from
 * elsewhere, and holds their places. What stood in the text before is left alone.
 */
export function takeOutForeign(tr: Transaction, view: EditorView): readonly ForeignPicture[] {
  const before = new Set(picturesOf(tr.before).map(({ node }) => node.attrs.src));
  const found = picturesOf(tr.doc).filter(({ node: { attrs } }) => {
    return isForeign(String(attrs.src)) && !before.has(attrs.src);
  });
  // From the end, so that no place before it moves.
  const places = found.toReversed().map(({ at, node }) => {
    const isSmall = Number(node.attrs.width ?? SEEN) < SEEN;
    return { node, isSmall, at: takeOut(tr, at), step: tr.mapping.maps.length };
  });
  const wanted = places.filter(({ isSmall }) => !isSmall).toReversed();
  if (wanted.length === 0) return [];
  const at = wanted.map((place) => tr.mapping.slice(place.step).map(place.at));
  const held = holdPlaces(tr, { at, view });
  return wanted.flatMap(({ node: { attrs } }, index) => {
    const place = held[index];
    const { src, alt, caption } = attrs;
    return place
      ? [{ src: String(src), alt: String(alt), caption: String(caption ?? ""), place }]
      : [];
  });
}

/** Narrower than this, in pixels, is no picture for readers but counts them. */
const SEEN = 3;

/** Also one that is named from where another page stands. */
function isForeign(src: string): boolean {
  return !src.startsWith("/") || isElsewhere(src);
}

function picturesOf(doc: Node): readonly { readonly node: Node; readonly at: number }[] {
  const found: { node: Node; at: number }[] = [];
  doc.descendants((node, at) => {
    if (node.type === image || node.type === figure) found.push({ node, at });
  });
  return found;
}

/** Takes out a picture, and the paragraph that it alone stood in. @returns where it was */
function takeOut(tr: Transaction, at: number): number {
  const $at = tr.doc.resolve(at);
  const { parent, depth } = $at;
  const isAlone = parent.type === paragraph && parent.childCount === 1 && depth > 0;
  const [from, to] = isAlone ? [$at.before(), $at.after()] : [at, at + 1];
  const $from = tr.doc.resolve(from);
  const index = $from.index();
  // Of a list's item or a text that is nothing else, an empty line stays.
  if ($from.parent.canReplace(index, index + 1)) tr.delete(from, to);
  else if (isAlone) tr.delete(at, at + 1);
  else tr.replaceWith(from, to, paragraph.create());
  return from;
}
