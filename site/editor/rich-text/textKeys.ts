import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { movePicture, removePicture } from "./pictureCommands.ts";
import { richTextSchema } from "./richTextSchema.ts";
import { TEXT_ACTIONS, type TextActionName } from "./textCommands.ts";

/** Keys of the toolbar's actions; "Mod" is Ctrl, or Command on a Mac. */
export const TEXT_KEYS: Readonly<Partial<Record<TextActionName, string>>> = {
  strong: "Mod-b",
  em: "Mod-i",
  code: "Mod-e",
  paragraph: "Mod-Alt-0",
  heading2: "Mod-Alt-2",
  heading3: "Mod-Alt-3",
  heading4: "Mod-Alt-4",
  numbers: "Mod-Shift-7",
  bullets: "Mod-Shift-8",
  quote: "Mod-Shift-9",
  clear: "Mod-\\",
};

/**
 * The keys of a rich text. Tab is not among them, so that it leads on; items of lists go in and out with
 * Mod-] and Mod-[, and a picture that is selected goes up and down with Alt and an arrow, as blocks do.
 * @param openLink - what Mod-k does
 */
export function textKeys(openLink: () => void): readonly Plugin[] {
  const { hard_break, list_item } = richTextSchema.nodes;
  const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView());
    return true;
  });
  const actions = Object.entries(TEXT_KEYS).map(([name, key]) => [
    key,
    TEXT_ACTIONS[name as TextActionName].run,
  ]);
  return [
    keymap({
      ...Object.fromEntries(actions),
      "Mod-k": () => {
        openLink();
        return true;
      },
      "Mod-z": undo,
      "Mod-y": redo,
      "Mod-Shift-z": redo,
      "Mod-]": sinkListItem(list_item),
      "Mod-[": liftListItem(list_item),
      "Alt-ArrowUp": movePicture(-1),
      "Alt-ArrowDown": movePicture(1),
      "Shift-Enter": breakLine,
      Enter: splitListItem(list_item),
      Backspace: chainCommands(undoInputRule, removePicture),
      Delete: removePicture,
    }),
    keymap(baseKeymap),
  ];
}
