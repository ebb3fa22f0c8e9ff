import { rememberAttributes } from "../../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../../browser/stop.ts";
import { WRAP } from "../engine/fieldEntries.ts";

/**
 * Texts are taken whole, and judged too long where they are: a browser that knows a field's greatest
 * length cuts off what is pasted, without a word.
 */
export function createWholeTexts(form: HTMLFormElement): Stop {
  const fields = [...form.querySelectorAll(`${WRAP} [maxlength]`)];
  const restore = stopAll(...fields.map((field) => rememberAttributes(field, ["maxlength"])));
  for (const field of fields) field.removeAttribute("maxlength");
  return restore;
}
