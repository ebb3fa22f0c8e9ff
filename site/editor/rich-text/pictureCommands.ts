import { closeHistory } from "prosemirror-history";
import { Fragment, type Node } from "prosemirror-model";
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  type Transaction,
} from "prosemirror-state";
import { insertBlock } from "./insertBlock.ts";
import { richTextSchema } from "./richTextSchema.ts";

const { figure, image } = richTextSchema.nodes;

/** A picture of the library, as a text takes it. */
export type TextPicture = {
  readonly src: string;
  readonly alt: string;
  /** In pixels; null where nobody knows. */
  readonly width: number | null;
  readonly height: number | null;
  /** Default none. */
  readonly caption?: string;
};

/** What is said of a picture in a text. */
export type PictureWords = {
  readonly alt: string;
  /** Undefined for one within a line, which has none. */
  readonly caption: string | undefined;
};

/** The picture that is selected. */
export function pictureAt({ selection }: EditorState): Node | undefined {
  if (!(selection instanceof NodeSelection)) return undefined;
  const { node } = selection;
  return node.type === figure || node.type === image ? node : undefined;
}

/** What a picture of a text says. */
export function wordsOf({ type, attrs }: Node): PictureWords {
  return { alt: String(attrs.alt), caption: type === figure ? String(attrs.caption) : undefined };
}

/** Puts a picture after the paragraph of the cursor, and selects it. */
export function insertPicture(picture: TextPicture): Command {
  return (state, dispatch) => {
    const tr = stepOfItsOwn(state);
    const place = insertBlock(tr, figureOf(picture));
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, place)).scrollIntoView());
    return true;
  };
}

/** A picture on a line of its own. */
export function figureOf({ src, alt, width, height, caption = "" }: TextPicture): Node {
  return figure.create({ src, alt, width, height, caption });
}

/** Says something else of the picture that is selected, or shows another in its place. */
export function changePicture(change: Partial<TextPicture & PictureWords>): Command {
  return (state, dispatch) => {
    const node = pictureAt(state);
    if (!node) return false;
    const { from } = state.selection;
    const tr = state.tr.setNodeMarkup(from, undefined, { ...node.attrs, ...change }, node.marks);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };
}

/** Takes out the picture that is selected. */
export const removePicture: Command = (state, dispatch) => {
  if (!pictureAt(state)) return false;
  dispatch?.(stepOfItsOwn(state).deleteSelection().scrollIntoView());
  return true;
};

/** Moves the picture that is selected past what stands before it (-1) or after it (1). */
export function movePicture(by: -1 | 1): Command {
  return (state, dispatch) => {
    const node = pictureAt(state);
    const { $from, from, to } = state.selection;
    const index = $from.index();
    const past = $from.parent.maybeChild(index + by);
    if (node?.type !== figure || !past) return false;
    const order = by < 0 ? [node, past] : [past, node];
    const first = Math.min(index, index + by);
    if (!$from.parent.canReplace(first, first + 2, Fragment.from(order))) return false;
    const place = by < 0 ? from - past.nodeSize : from + past.nodeSize;
    const tr = stepOfItsOwn(state).delete(from, to).insert(place, node);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, place)).scrollIntoView());
    return true;
  };
}

/** Goes on writing after the picture that is selected. */
export const leavePicture: Command = (state, dispatch) => {
  if (!pictureAt(state)) return false;
  const { tr, selection } = state;
  const isLast = selection.$to.nodeAfter === null && !selection.$to.parent.isTextblock;
  if (isLast) tr.insert(selection.to, richTextSchema.nodes.paragraph.create());
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(selection.to), 1)).scrollIntoView());
  return true;
};

/** However soon it follows on another change, undoing it takes back nothing but this. */
function stepOfItsOwn({ tr }: EditorState): Transaction {
  return closeHistory(tr);
}
