import { typingDefaults } from "./typingSteps.ts";

export type TypingText = {
  /** What is typed, the element's own text first. */
  readonly words: readonly string[];
  /** How long a whole text stands, in milliseconds. Default 1000. */
  readonly hold: number;
  /** Whether a text is selected and replaced, in place of being erased. Default no. */
  readonly highlight: boolean;
  /** What a selected text stands on, a CSS colour. Default the stylesheet's. */
  readonly colour: string;
  /** Whether it goes on while it is out of view. Default no. */
  readonly isSteady: boolean;
};

/**
 * What an element is to type, in the real builder's attributes (specification, section 3):
 * `data-typist` has the texts that follow the element's own, parted by "|", `data-speed` how long each
 * stands, `data-highlight` "1" and `data-colors` whether and in which colour it is selected.
 */
export function readTyping(element: HTMLElement): TypingText {
  const { typist = "", speed, highlight, colors = "", typefocus } = element.dataset;
  const words = [element.textContent, ...typist.split("|")].map((word) => word.trim());
  return {
    words: words.filter(Boolean),
    hold: Number(speed) || typingDefaults.hold,
    highlight: highlight === "1",
    colour: colors,
    isSteady: typefocus === "start",
  };
}
