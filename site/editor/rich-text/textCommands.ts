import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Mark, MarkType, NodeType } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, Selection } from "prosemirror-state";
import { insertRule } from "./insertBlock.ts";
import { richTextSchema } from "./richTextSchema.ts";

const { nodes, marks } = richTextSchema;

/** What a button of the toolbar does, and whether it is so already where the cursor stands. */
export type TextAction = {
  readonly run: Command;
  readonly isOn: (state: EditorState) => boolean;
};

/** The name by which texts, keys and buttons know an action. */
export const TEXT_ACTIONS = {
  strong: mark(marks.strong),
  em: mark(marks.em),
  code: mark(marks.code),
  paragraph: block(nodes.paragraph),
  heading2: block(nodes.heading, { level: 2 }),
  heading3: block(nodes.heading, { level: 3 }),
  heading4: block(nodes.heading, { level: 4 }),
  bullets: list(nodes.bullet_list),
  numbers: list(nodes.ordered_list),
  quote: {
    run: (state, dispatch) =>
      (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    isOn: (state) => isInside(state, nodes.blockquote),
  },
  codeBlock: block(nodes.code_block),
  rule: {
    run(state, dispatch) {
      dispatch?.(insertRule(state.tr).scrollIntoView());
      return true;
    },
    isOn: () => false,
  },
  clear: {
    run(state, dispatch) {
      const { from, to, empty } = state.selection;
      if (empty) return false;
      dispatch?.(state.tr.removeMark(from, to));
      return true;
    },
    isOn: () => false,
  },
} as const satisfies Readonly<Record<string, TextAction>>;

export type TextActionName = keyof typeof TEXT_ACTIONS;

/** The address of the first link that the selection holds or the cursor touches; undefined where there is none. */
export function linkAt({ doc, selection }: EditorState): string | undefined {
  const { $from, from, to, empty } = selection;
  const found: Mark[] = [];
  if (empty) found.push(...($from.nodeBefore?.marks ?? []), ...($from.nodeAfter?.marks ?? []));
  else doc.nodesBetween(from, to, (node) => void found.push(...node.marks));
  const href: unknown = found.find(({ type }) => type === marks.link)?.attrs.href;
  return typeof href === "string" ? href : undefined;
}

/** A link as somebody sets it. */
export type MeantLink = {
  readonly href: string;
  /** What it says where nothing is selected that could say it. Default its address. */
  readonly text?: string | undefined;
};

/**
 * Makes the selection a link, or the whole of the link around the cursor; with nothing selected, its text is
 * written where the cursor stands. Undefined takes the link off.
 */
export function setLink(meant: MeantLink | undefined): Command {
  return (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    if (!meant) {
      dispatch?.(tr.removeMark(from, to, marks.link));
      return from < to;
    }
    const { href, text = href } = meant;
    const link = marks.link.create({ href });
    if (from === to) tr.insert(from, richTextSchema.text(text, [link]));
    else tr.removeMark(from, to, marks.link).addMark(from, to, link);
    const end = from === to ? from + text.length : to;
    const after = Selection.near(tr.doc.resolve(end), -1);
    dispatch?.(tr.setSelection(after).removeStoredMark(marks.link));
    return true;
  };
}

/** The selection; with nothing selected, the link at the cursor. */
function linkRange({ selection }: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = selection;
  if (!empty) return { from, to };
  let start = $from.start();
  let range = { from, to };
  $from.parent.forEach((node, offset) => {
    start = $from.start() + offset;
    const isHere = start <= from && from <= start + node.nodeSize;
    if (isHere && marks.link.isInSet(node.marks))
      range = { from: start, to: start + node.nodeSize };
  });
  return range;
}

function mark(type: MarkType): TextAction {
  return {
    run: toggleMark(type),
    isOn({ doc, selection, storedMarks }) {
      const { $from, from, to, empty } = selection;
      if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
      return doc.rangeHasMark(from, to, type);
    },
  };
}

function block(type: NodeType, attrs: Readonly<Record<string, unknown>> = {}): TextAction {
  const isOn = ({ selection }: EditorState) =>
    selection.$from.parent.hasMarkup(type, {
      ...selection.$from.parent.attrs,
      ...attrs,
    });
  const set = setBlockType(type, attrs);
  return {
    // A second press takes it off, as with all other buttons.
    run: (state, dispatch) => (isOn(state) ? setBlockType(nodes.paragraph) : set)(state, dispatch),
    isOn,
  };
}

function list(type: NodeType): TextAction {
  const isOn = (state: EditorState) => listAround(state) === type;
  return {
    run: (state, dispatch) => {
      if (isOn(state)) return liftListItem(nodes.list_item)(state, dispatch);
      return chainCommands(changeList(type), wrapInList(type))(state, dispatch);
    },
    isOn,
  };
}

/** Turns the list around the cursor into one of another kind. */
function changeList(type: NodeType): Command {
  return (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      if (!isList($from.node(depth).type)) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
      return true;
    }
    return false;
  };
}

function listAround({ selection: { $from } }: EditorState): NodeType | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (isList(type)) return type;
  }
  return undefined;
}

function isList(type: NodeType): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list;
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === type) return true;
  }
  return false;
}
