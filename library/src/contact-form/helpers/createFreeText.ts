import { after } from "../../browser/after.ts";
import { listen } from "../../browser/listen.ts";
import { rememberAttributes } from "../../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { RESTORED } from "../engine/restored.ts";

/**
 * A text of the visitor's own can be written only while its checkbox or radio button is ticked;
 * ticking it puts the focus there.
 */
export function createFreeText(form: HTMLFormElement): Stop {
  const texts = [...form.querySelectorAll<HTMLInputElement>("input.wpcf7-free-text")];
  if (texts.length === 0) return () => {};
  const refresh = (): void => {
    for (const text of texts) text.disabled = !choiceOf(text)?.checked;
  };
  let settle: Stop = () => {};
  const restore = stopAll(...texts.map((text) => rememberAttributes(text, ["disabled"])));
  refresh();
  return stopAll(
    restore,
    () => settle(),
    listen(form, {
      change({ target }) {
        refresh();
        texts.find((text) => choiceOf(text) === target && !text.disabled)?.focus();
      },
      reset() {
        // The controls are cleared after the event.
        settle = after(0, refresh);
      },
    }),
    listen(form as EventTarget, { [RESTORED]: refresh }),
  );
}

function choiceOf(text: Element): HTMLInputElement | null | undefined {
  return text.closest(".has-free-text")?.querySelector("[type=checkbox],[type=radio]");
}
