import { after } from "../../browser/after.ts";
import { listen } from "../../browser/listen.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import type { FormParts } from "../engine/readForm.ts";
import type { Values } from "../rules/RuleFunction.ts";

/** A field's values where they are right, none where they are not; undefined of fields not judged. */
export type ValuesOf = (field: string) => Values | undefined;

export type Reflection = {
  /** Shows values wherever the form repeats them; where there are none, the defaults. */
  readonly reflect: (valuesOf: ValuesOf) => void;
  readonly stop: Stop;
};

/** Repeats what was filled in where the form says so: `data-reflection-of` names the field. */
export function createReflection({ form }: FormParts): Reflection {
  const undo = new Map<HTMLElement, Stop>();
  const clear = (): void => {
    stopAll(...undo.values())();
    undo.clear();
  };
  let settle: Stop = () => {};
  return {
    reflect(valuesOf) {
      for (const place of form.querySelectorAll<HTMLElement>("[data-reflection-of]")) {
        const values = valuesOf(place.dataset.reflectionOf ?? "");
        if (!values) continue;
        undo.get(place)?.();
        undo.delete(place);
        const texts = values.map(textOf).filter(Boolean);
        if (texts.length > 0) undo.set(place, write(place, texts));
      }
    },
    stop: stopAll(
      clear,
      () => settle(),
      listen(form, {
        reset(event) {
          // Only after all listeners is it known whether the form is cleared.
          settle = after(0, () => event.defaultPrevented || clear());
        },
      }),
    ),
  };
}

function textOf(value: Values[number]): string {
  return typeof value === "string" ? value : value.name;
}

function write(place: HTMLElement, texts: readonly string[]): Stop {
  if (place.localName !== "output") return writeList(place, texts);
  const before = [...place.childNodes];
  place.replaceChildren(...texts.slice(0, 1));
  return () => place.replaceChildren(...before);
}

/** One output a value, in place of the defaults. */
function writeList(place: HTMLElement, texts: readonly string[]): Stop {
  const defaults = [...place.querySelectorAll<HTMLOutputElement>("output[data-default]")];
  const outputs = texts.map((text) => {
    const output = place.ownerDocument.createElement("output");
    const name = place.dataset.reflectionOf ?? "";
    output.setAttribute("name", name);
    output.textContent = text;
    return output;
  });
  for (const one of defaults) one.hidden = true;
  place.append(...outputs);
  return () => {
    for (const one of outputs) one.remove();
    for (const one of defaults) one.hidden = false;
  };
}
