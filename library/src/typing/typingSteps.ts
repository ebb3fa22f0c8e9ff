export type TypingOptions = {
  /** Milliseconds before the first character. Default 800. */
  readonly startDelay: number;
  /** Milliseconds from one typed character to the next. Default 125. */
  readonly typeSpeed: number;
  /** Milliseconds from one erased or selected character to the next. Default 50. */
  readonly backSpeed: number;
  /** How long a whole text stands, in milliseconds. Default 1000. */
  readonly hold: number;
  /** Whether a text is selected from its end and replaced, in place of being erased. Default no. */
  readonly highlight: boolean;
  /** Whether it begins again after the last text; one text alone is typed once. Default yes. */
  readonly loop: boolean;
};

/** Numbers of the specification, section 9; how long a text stands is the real builder's. */
export const typingDefaults: TypingOptions = {
  startDelay: 800,
  typeSpeed: 125,
  backSpeed: 50,
  hold: 1000,
  highlight: false,
  loop: true,
};

/** Milliseconds after which the typing effect is started (specification, section 9). */
export const TYPING_INIT = 1000;

/** How long a text stays selected before the next one replaces it, in milliseconds. */
export const SELECTED_HOLD = 200;

/** What is seen of a text at one moment; typed, selected and rest together are the whole text. */
export type TypingStep = {
  readonly typed: string;
  readonly selected: string;
  /** What is not there yet, or no longer; it still takes its room. */
  readonly rest: string;
  /** Milliseconds until the next step. */
  readonly wait: number;
};

type Pace = Omit<TypingOptions, "startDelay">;

/** Every step of typing these texts, one after the other; without an end if it loops. */
export function* typingSteps(words: readonly string[], pace: Pace): Generator<TypingStep, void> {
  const { typeSpeed, backSpeed, hold, highlight } = pace;
  const repeats = pace.loop && words.length > 1;
  for (let index = 0; index < words.length; index = (index + 1) % words.length) {
    const letters = lettersOf(words[index] ?? "");
    const { length } = letters;
    const between = (from: number, to: number): string => letters.slice(from, to).join("");
    const step = (at: number, seen: number, wait: number): TypingStep => ({
      typed: between(0, at),
      selected: between(at, seen),
      rest: between(seen, length),
      wait,
    });
    for (let at = 1; at < length; at += 1) yield step(at, at, typeSpeed);
    yield step(length, length, hold);
    if (!repeats && index === words.length - 1) return;
    const gone = highlight ? SELECTED_HOLD : typeSpeed;
    for (let at = length - 1; at >= 0; at -= 1) {
      yield step(at, highlight ? length : at, at > 0 ? backSpeed : gone);
    }
  }
}

/** What readers take for one character, accents and joined emoji included, where the browser knows. */
function lettersOf(word: string): string[] {
  const { Segmenter } = Intl as Partial<typeof Intl>;
  // Asked first, it takes long to load its tables: not for letters that nothing joins.
  return Segmenter && /[\u0300-\uffff]/.test(word)
    ? Array.from(new Segmenter().segment(word), ({ segment }) => segment)
    : Array.from(word);
}
