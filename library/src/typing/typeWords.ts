import { after } from "../browser/after.ts";
import type { Stop } from "../browser/stop.ts";
import { type TypingOptions, type TypingStep, typingDefaults, typingSteps } from "./typingSteps.ts";

/** A text that is being typed, once it plays. */
export type Typist = {
  /** Goes on, at first after the start delay. */
  readonly play: () => void;
  /** Stands still until it plays again; also its stop. */
  readonly pause: Stop;
};

/**
 * Types texts one after the other, with any way to show them: the clock of every typing effect.
 * Pauses make no haste: the wait that was broken off begins anew.
 */
export function typeWords(
  words: readonly string[],
  options: Partial<TypingOptions>,
  show: (step: TypingStep) => void,
): Typist {
  const settings = { ...typingDefaults, ...options };
  const steps = typingSteps(words, settings);
  let wait = settings.startDelay;
  let stop: Stop | undefined;
  const play = (): void => {
    stop ??= after(wait, () => {
      stop = undefined;
      const { value } = steps.next();
      if (!value) return;
      wait = value.wait;
      show(value);
      play();
    });
  };
  return {
    play,
    pause() {
      stop?.();
      stop = undefined;
    },
  };
}
