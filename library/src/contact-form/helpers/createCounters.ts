import { after } from "../../browser/after.ts";
import { listen } from "../../browser/listen.ts";
import { rememberAttributes } from "../../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { RESTORED } from "../engine/restored.ts";
import { type CounterSettings, characterCount } from "./characterCount.ts";

/** Counts the characters of text fields, however they come there. */
export function createCounters(form: HTMLFormElement): Stop {
  const counters = [...form.querySelectorAll<HTMLElement>(".wpcf7-character-count")];
  if (counters.length === 0) return () => {};
  const refresh = (): void => {
    for (const counter of counters) show(counter, textOf(form, counter.dataset.targetName));
  };
  let settle: Stop = () => {};
  const restore = stopAll(...counters.map(remember));
  refresh();
  return stopAll(
    restore,
    () => settle(),
    // Not while text is being composed only: that, too, can be too long.
    listen(form, {
      input: refresh,
      change: refresh,
      reset() {
        // The controls are cleared after the event.
        settle = after(0, refresh);
      },
    }),
    listen(form as EventTarget, { [RESTORED]: refresh }),
  );
}

function remember(counter: HTMLElement): Stop {
  const text = [...counter.childNodes];
  return stopAll(rememberAttributes(counter, ["class", "data-current-value"]), () => {
    counter.replaceChildren(...text);
  });
}

function textOf(form: HTMLFormElement, name: string | undefined): string {
  const fields = form.querySelectorAll<HTMLInputElement>("input,textarea");
  return [...fields].find((field) => field.name === name)?.value ?? "";
}

function show(counter: HTMLElement, text: string): void {
  const { value, isTooLong, isTooShort } = characterCount(text, readSettings(counter));
  counter.dataset.currentValue = String(value);
  counter.textContent = String(value);
  counter.classList.toggle("too-long", isTooLong);
  counter.classList.toggle("too-short", isTooShort);
}

function readSettings({ classList, dataset }: HTMLElement): CounterSettings {
  return {
    direction: classList.contains("down") ? "down" : "up",
    start: toNumber(dataset.startingValue) ?? 0,
    minimum: toNumber(dataset.minimumValue),
    maximum: toNumber(dataset.maximumValue),
  };
}

function toNumber(text: string | undefined): number | undefined {
  const number = Number.parseInt(text ?? "", 10);
  return Number.isNaN(number) ? undefined : number;
}
