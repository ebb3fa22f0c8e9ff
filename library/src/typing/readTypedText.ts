import { plainText } from "../browser/plainText.ts";
import { isOn, numberWithin } from "../browser/values.ts";
import type { TypingOptions } from "./typingSteps.ts";

/** What a theme's typed text is, and how it is typed. */
export type TypedSentences = Pick<
  TypingOptions,
  "startDelay" | "typeSpeed" | "backSpeed" | "hold" | "loop"
> & {
  /** Up to four, none of them empty. */
  readonly words: readonly string[];
};

/** Milliseconds before the first character (specification, section 9: theme). */
export const TYPED_START_DELAY = 500;
/** Milliseconds from one character to the next: the theme's. */
export const TYPED_SPEED = 40;
/** How many are typed where their count says nothing: the theme's. */
const SENTENCES = 2;
/** The longest of either that an author may write, in milliseconds: nothing is seen meanwhile. */
const LONGEST = 10_000;

/** The attributes of the sentences, as a dataset names them. */
const SENTENCE_NAMES = [
  "firstSentence",
  "secondSentence",
  "thirdSentence",
  "fourthSentence",
] as const;

/**
 * What a `kt_typed_element` is to type, from its dataset: `data-first-sentence` to
 * `data-fourth-sentence`, as many as `data-sentence-count` says, `data-loop`, `data-speed` and
 * `data-start-delay`. Sentences are texts, whatever markup is in them.
 */
export function readTypedText(
  dataset: Readonly<Record<string, string | undefined>>,
): TypedSentences {
  const { sentenceCount, loop, speed, startDelay } = dataset;
  const found = Number(sentenceCount);
  const isCount = Number.isInteger(found) && found >= 1 && found <= SENTENCE_NAMES.length;
  const names = SENTENCE_NAMES.slice(0, isCount ? found : SENTENCES);
  const time = (value: unknown, fallback: number): number =>
    numberWithin(value, { min: 0, max: LONGEST, fallback });
  return {
    words: names.map((name) => plainText(dataset[name] ?? "")).filter(Boolean),
    startDelay: time(startDelay, TYPED_START_DELAY),
    typeSpeed: time(speed, TYPED_SPEED),
    // The theme takes a sentence back at once; how long it stands is our engine's.
    backSpeed: 0,
    hold: 1000,
    loop: isOn(loop),
  };
}
