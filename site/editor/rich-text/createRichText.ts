import { history } from "prosemirror-history";
import { DOMParser as ModelParser, type ParseOptions, type Slice } from "prosemirror-model";
import { type Command, EditorState, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { fitText } from "./fitText.ts";
import { type ForeignPicture, takeOutForeign } from "./foreignPictures.ts";
import { type HeldPlace, heldPlaces, holdPlace } from "./heldPlaces.ts";
import { MAX_PASTED } from "./pasteLimit.ts";
import { picturesIn } from "./picturesIn.ts";
import { readRichText, writeRichText } from "./richTextHtml.ts";
import { imageAttributes, richTextSchema } from "./richTextSchema.ts";
import { textKeys } from "./textKeys.ts";
import { textRules } from "./textRules.ts";
import { tidyPasted } from "./tidyPasted.ts";
import "./rich-text.css";

export type RichTextOptions = {
  readonly html: string;
  /** Attributes of the editable element, such as its name. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Called after every change of text, selection or marks. */
  readonly onTurn: (state: EditorState) => void;
  /** Called where the text itself was changed here. */
  readonly onEdit: () => void;
  /** Called where something pasted or dropped was too long to be taken. */
  readonly onTooLong: () => void;
  readonly onBlur: () => void;
  /** Called with pictures that were pasted or dropped, and the place that is held for them. */
  readonly onPictures: (files: readonly File[], place: HeldPlace) => void;
  /** Called with pictures that were pasted or dropped by their address, and are to be brought here from there. */
  readonly onForeign: (pictures: readonly ForeignPicture[]) => void;
  /** Called where somebody asks for a link by keyboard. */
  readonly onLink: () => void;
};

/** A text that is being edited. */
export type RichTextEditing = {
  readonly html: () => string;
  /** Takes another text, as one from outside; where the cursor stands stays as far as it can. */
  readonly setHtml: (html: string) => void;
  readonly run: (command: Command) => void;
  /** Does something without taking the focus. */
  readonly apply: (command: Command) => void;
  readonly focus: () => void;
  readonly state: () => EditorState;
  readonly stop: () => void;
};

/** Word processors' markup is tidied before it is read; all that the schema has no place for is left. */
class PasteParser extends ModelParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    tidyPasted(dom, location.origin);
    return super.parseSlice(dom, options);
  }
}

const clipboardParser = new PasteParser(richTextSchema, [
  // Of any address: see takeOutForeign, which leaves none that a text may not have.
  { tag: "img[src]", node: "image", getAttrs: readPicture },
  ...ModelParser.fromSchema(richTextSchema).rules,
]);

/** One without an address is nothing. */
function readPicture(element: HTMLElement): ReturnType<typeof imageAttributes> | false {
  const attributes = imageAttributes(element);
  return attributes.src === "" ? false : attributes;
}

/** Edits a text in an element, until stopped. */
export function createRichText(place: HTMLElement, options: RichTextOptions): RichTextEditing {
  const plugins = [textRules(), ...textKeys(options.onLink), history(), heldPlaces()];
  const { doc } = readRichText(options.html);
  // Not on a picture, which would look selected before anybody was there.
  const selection = Selection.findFrom(doc.resolve(0), 1, true);
  const view = new EditorView(place, {
    state: EditorState.create({ doc, plugins, ...(selection && { selection }) }),
    attributes: { ...options.attributes },
    clipboardParser,
    handlePaste: (view, { clipboardData }) => take(clipboardData, view.state.selection.to),
    handleDrop(view, { dataTransfer, clientX, clientY }) {
      const at = view.posAtCoords({ left: clientX, top: clientY })?.pos;
      return take(dataTransfer, at ?? view.state.selection.to);
    },
    handleDOMEvents: {
      paste: (_view, event) => refuse(event, event.clipboardData),
      drop: (_view, event) => refuse(event, event.dataTransfer),
      focus: (focused) => options.onTurn(focused.state),
      blur: () => options.onBlur(),
    },
    handleScrollToSelection(view) {
      if (isSeen(view)) return true;
      // What was put in may have no room yet to be scrolled to.
      fitted.fit();
      return false;
    },
    dispatchTransaction(transaction) {
      const isBrought = ["paste", "drop"].includes(transaction.getMeta("uiEvent"));
      const foreign = isBrought ? takeOutForeign(transaction, view) : [];
      const state = view.state.apply(transaction);
      view.updateState(state);
      options.onTurn(state);
      if (transaction.docChanged && !transaction.getMeta("outside")) options.onEdit();
      if (foreign.length > 0) options.onForeign(foreign);
    },
  });

  const fitted = fitText(place, view.dom);

  /** Before it is read: reading ten megabytes would hold the page up. */
  function refuse(event: Event, data: DataTransfer | null): boolean {
    const length = Math.max(
      ...["text/html", "text/plain"].map((type) => data?.getData(type).length ?? 0),
    );
    if (length <= MAX_PASTED) return false;
    event.preventDefault();
    options.onTooLong();
    return true;
  }

  function take(data: DataTransfer | null, at: number): boolean {
    const pictures = data ? picturesIn(data) : [];
    if (pictures.length === 0) return false;
    options.onPictures(pictures, holdPlace(view, at));
    return true;
  }

  return {
    html: () => writeRichText(view.state.doc),
    setHtml(html) {
      const { doc } = readRichText(html);
      const start = view.state.doc.content.findDiffStart(doc.content);
      const end = view.state.doc.content.findDiffEnd(doc.content);
      if (start === null || !end) return;
      // Where the ends overlap, the same letters stand on both sides of what changed.
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const slice = doc.slice(start, end.b + overlap);
      view.dispatch(
        view.state.tr
          .replace(start, end.a + overlap, slice)
          .setMeta("outside", true)
          .setMeta("addToHistory", false),
      );
    },
    run(command) {
      command(view.state, view.dispatch, view);
      view.focus();
    },
    apply(command) {
      command(view.state, view.dispatch, view);
    },
    focus: () => view.focus(),
    state: () => view.state,
    stop() {
      fitted.stop();
      view.destroy();
    },
  };
}

/**
 * Whether the cursor is in the window already, so that nothing is to be scrolled. Asked with every key, so without
 * measuring each element around; only code scrolls by itself.
 */
function isSeen(view: EditorView): boolean {
  const { selection } = view.state;
  if (!selection.empty || selection.$head.parent.type.spec.code) return false;
  const { top, bottom } = view.coordsAtPos(selection.head);
  return top >= 0 && bottom <= view.dom.ownerDocument.documentElement.clientHeight;
}
