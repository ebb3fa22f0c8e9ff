import { diffSequences } from "./diffSequences.ts";

/** A piece of two texts that are laid side by side. */
export type TextPart = { readonly kind: "same" | "removed" | "added"; readonly text: string };

/** Words and numbers whole, all other characters each for itself, and the space between as one. */
const TOKENS = /\s+|[\p{L}\p{M}\p{N}]+|[\s\S]/gu;

/** How much of a text is compared by words, in UTF-16 units; longer ones are shown one after the other. */
export const MAX_COMPARED = 200_000;

/** What became of a text, word by word. Texts alike give one piece, "same". */
export function diffWords(before: string, after: string): readonly TextPart[] {
  if (before.length + after.length > MAX_COMPARED && before !== after) {
    return [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ];
  }
  const parts = diffSequences(before.match(TOKENS) ?? [], after.match(TOKENS) ?? []);
  return parts.map(({ kind, items }) => ({ kind, text: items.join("") }));
}
