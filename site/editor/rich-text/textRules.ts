import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import type { Plugin } from "prosemirror-state";
import { insertRule } from "./insertBlock.ts";
import { richTextSchema } from "./richTextSchema.ts";

const { nodes, marks } = richTextSchema;

/** What Markdown's signs become while they are typed; Backspace right after takes that back. */
export function textRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4}) $/, nodes.heading, ([, signs = "##"]) => ({
        level: signs.length,
      })),
      textblockTypeInputRule(/^```$/, nodes.code_block),
      wrappingInputRule(/^> $/, nodes.blockquote),
      wrappingInputRule(/^[-*] $/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,3})[.)] $/, nodes.ordered_list, ([, order]) => ({
        order: Number(order),
      })),
      rule(),
      between(/(?:^|\s)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
      between(/(?:^|\s)_([^_\s](?:[^_]*[^_\s])?)_$/, marks.em),
      between(/(?:^|\s)`([^`]+)`$/, marks.code),
    ],
  });
}

/** Three dashes in an empty line. */
function rule(): InputRule {
  return new InputRule(/^---$/, (...[state, , start, end]) =>
    insertRule(state.tr.delete(start, end)),
  );
}

/** Text between signs takes a mark, and the signs go. */
function between(pattern: RegExp, type: MarkType): InputRule {
  return new InputRule(pattern, (...[state, match, start, end]) => {
    const [all, inside = ""] = match;
    // White space before the signs stays.
    const from = start + (all.length - all.trimStart().length);
    const text = richTextSchema.text(inside, type.create().addToSet(state.selection.$from.marks()));
    return state.tr.replaceWith(from, end, text).removeStoredMark(type);
  });
}
