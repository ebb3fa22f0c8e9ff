import { debounce } from "../browser/debounce.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { AskSuggestions } from "./askSuggestions.ts";
import type { Suggestion } from "./wire.ts";

export type TypingOptions = {
  readonly ask: AskSuggestions;
  /** Milliseconds without a key after which it is asked. */
  readonly delay: number;
  readonly minLength: number;
  /** Told whenever the text changes, before anything is asked. */
  readonly onType: () => void;
  /** Told the suggestions for what is written, never those for what was written before. */
  readonly onAnswer: (found: readonly Suggestion[]) => void;
};

export type Typing = {
  /** Asks at once. Resolves when it is answered, or asked otherwise meanwhile. */
  readonly askNow: () => Promise<void>;
  /** Whether there is enough text to ask about. */
  readonly isEnough: () => boolean;
  /** Drops what is about to be asked or answered. */
  readonly drop: () => void;
  readonly stop: Stop;
};

/** Asks for suggestions as a visitor writes. */
export function watchTyping(input: HTMLInputElement, options: TypingOptions): Typing {
  const { ask, delay, minLength, onType, onAnswer } = options;
  let abort: Stop = () => {};
  const isEnough = (): boolean => input.value.trim().length >= minLength;
  const askNow = async (): Promise<void> => {
    drop();
    const controller = new AbortController();
    abort = () => controller.abort();
    const found = await ask(input.value, controller.signal);
    if (!controller.signal.aborted) onAnswer(found);
  };
  const later = debounce(delay, askNow);
  const drop = (): void => {
    later.stop();
    abort();
  };
  const type = (): void => {
    drop();
    onType();
    if (isEnough()) later.ask();
  };
  // This may have been loaded after the first letters.
  if (input.matches(":focus") && input.value !== input.defaultValue && isEnough()) later.ask();
  const stop = listen(input, {
    input: (event) => isUnfinished(input, event as InputEvent) || type(),
    compositionend: type,
  });
  return { askNow, isEnough, drop, stop: stopAll(drop, stop) };
}

/**
 * Whether the text is still being put together in an input method's own window. On touch screens
 * every word is, letter by letter, without such a window.
 */
function isUnfinished(input: HTMLInputElement, { isComposing }: InputEvent): boolean {
  return isComposing && !windowOf(input).matchMedia("(pointer:coarse)").matches;
}
