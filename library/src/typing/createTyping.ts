import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { onMotionPreference } from "../browser/motion.ts";
import { onVisible } from "../browser/onVisible.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { readTyping, type TypedText } from "./readTyping.ts";
import { typeWords } from "./typeWords.ts";
import type { TypingStep } from "./typingSteps.ts";

/** Milliseconds after which the typing effect is started (specification, section 9). */
export const TYPING_INIT = 1000;

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
export function createTyping(element: HTMLElement, options: Partial<TypedText> = {}): Stop {
  const text = { ...readTyping(element), ...options };
  if (text.words.length === 0) {
    warn(
      `typing: ${shortSelector(element)} has no text to type. Write one into it, and more into data-typist, parted by "|".`,
      element,
    );
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

function type(element: HTMLElement, text: TypedText): Stop {
  const { ownerDocument: document } = element;
  const { show, restore } = stage(element, text);
  const typist = typeWords(text.words, text, show);
  let isReady = false;
  let isSeen = text.isSteady;
  let isHeld = false;
  const update = (): void => {
    element.dataset.typing = isHeld ? "paused" : "typing";
    element.querySelector("button")?.setAttribute("aria-pressed", `${isHeld}`);
    if (isReady && isSeen && !isHeld && !document.hidden) typist.play();
    else typist.pause();
  };
  const begin = (): void => {
    isReady = true;
    show({ typed: "", selected: "", rest: text.words[0] ?? "" });
    update();
  };
  const toggle = (): void => {
    isHeld = !isHeld;
    update();
  };
  update();
  return stopAll(
    restore,
    () => delete element.dataset.typing,
    typist.pause,
    after(TYPING_INIT, begin),
    listen(document, { visibilitychange: update }),
    element.closest(CONTROLS) ? () => {} : listen(element, { click: toggle }),
    text.isSteady
      ? () => {}
      : onVisible(element, (visible) => {
          isSeen = visible;
          update();
        }),
  );
}

type Stage = { readonly show: (step: Omit<TypingStep, "wait">) => void; readonly restore: Stop };

/** Puts in place of the element's text what shows it letter by letter. */
function stage(element: HTMLElement, { words, colour, cursor }: TypedText): Stage {
  const { ownerDocument: document } = element;
  const before = [...element.childNodes];
  const part = (name: string, ...children: (Node | string)[]): HTMLElement => {
    const one = document.createElement("span");
    one.dataset[name] = "";
    one.append(...children);
    return one;
  };
  const typed = document.createTextNode(words[0] ?? "");
  const selected = part("typingSelected");
  selected.className = "tve_selected_typist";
  selected.style.setProperty("--vitrine-typing-highlight", colour);
  const rest = part("typingRest");
  const now = part("typingNow", part(cursor ? "typingCursor" : "typed", typed), selected, rest);
  const rooms = words.map((word) => {
    const room = part("typingRoom");
    room.dataset.typingRoom = word;
    return room;
  });
  const line = part("typingLine", ...rooms, now);
  line.setAttribute("aria-hidden", "true");
  const pause = document.createElement("button");
  pause.type = "button";
  pause.setAttribute("aria-label", element.dataset.pauseLabel ?? "Pause");
  element.replaceChildren(
    part("typingWords", words.join(", ")),
    line,
    ...(element.closest(CONTROLS) ? [] : [pause]),
  );
  return {
    show(step) {
      typed.data = step.typed;
      selected.textContent = step.selected;
      rest.dataset.typingRest = step.rest;
    },
    restore: () => element.replaceChildren(...before),
  };
}
