import { type Stop, stopAll } from "../../browser/stop.ts";
import { createAcceptance } from "./createAcceptance.ts";
import { createExclusive } from "./createExclusive.ts";
import { createFreeText } from "./createFreeText.ts";
import { createUrlPrefix } from "./createUrlPrefix.ts";

/**
 * What changes values, or whether a form can be sent. In this order, which page scripts know, and
 * before anything judges those values.
 */
export function createValueHelpers(form: HTMLFormElement): Stop {
  return stopAll(
    createExclusive(form),
    createFreeText(form),
    createUrlPrefix(form),
    createAcceptance(form),
  );
}
