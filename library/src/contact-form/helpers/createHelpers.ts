import { type Stop, stopAll } from "../../browser/stop.ts";
import { createAcceptance } from "./createAcceptance.ts";
import { createCounters } from "./createCounters.ts";
import { createExclusive } from "./createExclusive.ts";
import { createFloatingTips } from "./createFloatingTips.ts";
import { createFreeText } from "./createFreeText.ts";
import { createSpinners } from "./createSpinners.ts";
import { createUrlPrefix } from "./createUrlPrefix.ts";
import { createWholeTexts } from "./createWholeTexts.ts";

/** Everything that helps to fill in a form. In this order, which page scripts know. */
export function createHelpers(form: HTMLFormElement): Stop {
  return stopAll(
    createSpinners(form),
    createWholeTexts(form),
    createExclusive(form),
    createFreeText(form),
    createUrlPrefix(form),
    createAcceptance(form),
    createCounters(form),
    createFloatingTips(form),
  );
}
