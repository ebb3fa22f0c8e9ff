import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { onMotionPreference } from "../browser/motion.ts";
import { onVisible } from "../browser/onVisible.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { readTyping, type TypingText } from "./readTyping.ts";
import { typeWords } from "./typeWords.ts";
import { TYPING_INIT, type TypingOptions, type TypingStep } from "./typingSteps.ts";

export type CreateTypingOptions = TypingText &
  TypingOptions & {
    /** Milliseconds until the place is empty, before anything is typed. Default 1000. */
    readonly init: number;
  };

/** Typed text inside these cannot have a button of its own. */
const CONTROLS = "a,button,label,summary";

/**
 * Types the element's text and those of its `data-typist` one after the other (specification,
 * section 3), with room for the longest from the start, so that nothing around it moves. Screen
 * readers find all texts at once. It stands still out of view, in a hidden tab, and when the visitor
 * presses the text or its button, which is named by `data-pause-label`, else "Pause". Where less
 * motion is preferred, the element's own text just stands.
 *
 * State: `data-typing` on the element is "typing" or "paused".
 *
 * @param options in place of what the attributes say
 */
export function createTyping(
  element: HTMLElement,
  options: Partial<CreateTypingOptions> = {},
): Stop {
  const text = { ...readTyping(element), ...options };
  if (text.words.length === 0) {
    warn(`typing: ${shortSelector(element)} has no text to type. Write one there.`, element);
    return () => {};
  }
  let end: Stop = () => {};
  return stopAll(
    () => end(),
    onMotionPreference(windowOf(element), (reduced) => {
      end();
      end = reduced ? () => {} : type(element, text);
    }),
  );
}

function type(element: HTMLElement, text: TypingText & { readonly init?: number }): Stop {
  const { ownerDocument: document } = element;
  const canHold = !element.closest(CONTROLS);
  const before = [...element.childNodes];
  const { show, parts, pause } = stage(document, text);
  pause.ariaLabel = element.dataset.pauseLabel ?? "Pause";
  element.replaceChildren(...parts, ...(canHold ? [pause] : []));
  const typist = typeWords(text.words, text, show);
  let isReady = false;
  let isSeen = false;
  let isHeld = false;
  const update = (): void => {
    element.dataset.typing = isHeld ? "paused" : "typing";
    pause.ariaPressed = `${isHeld}`;
    if (isReady && (isSeen || text.isSteady) && !isHeld && !document.hidden) typist.play();
    else typist.pause();
  };
  update();
  return stopAll(
    () => element.replaceChildren(...before),
    () => delete element.dataset.typing,
    typist.pause,
    after(text.init ?? TYPING_INIT, () => {
      isReady = true;
      show({ typed: "", selected: "", rest: text.words[0] ?? "" });
      update();
    }),
    listen(document, { visibilitychange: update }),
    listen(element, {
      click() {
        isHeld = canHold && !isHeld;
        update();
      },
    }),
    onVisible(element, (visible) => {
      isSeen = visible;
      update();
    }),
  );
}

type Stage = {
  readonly show: (step: Omit<TypingStep, "wait">) => void;
  /** What stands in place of the element's text. */
  readonly parts: readonly Node[];
  readonly pause: HTMLElement;
};

/** What shows the text letter by letter, with the first one whole. */
function stage(document: Document, { words, colour }: TypingText): Stage {
  const part = (name: string, value: string, ...children: (Node | string)[]): HTMLElement => {
    const one = document.createElement("span");
    one.dataset[name] = value;
    one.append(...children);
    return one;
  };
  // A text that changes, where no node comes or goes: nobody has to look what that might be.
  const typed = document.createTextNode(words[0] ?? "");
  const selected = part("typingSelected", "");
  selected.className = "tve_selected_typist";
  selected.style.setProperty("--vitrine-typing-highlight", colour);
  const rest = part("typingRest", "");
  const rooms = words.map((word) => part("typingRoom", word));
  const letters = part("typingLetters", "", part("typingCursor", "", typed), selected, rest);
  const line = part("typingLine", "", ...rooms, part("typingNow", "", letters));
  line.ariaHidden = "true";
  const pause = document.createElement("button");
  pause.type = "button";
  return {
    show(step) {
      typed.data = step.typed;
      selected.textContent = step.selected;
      rest.dataset.typingRest = step.rest;
    },
    parts: [part("typingWords", "", words.join(", ")), line],
    pause,
  };
}
