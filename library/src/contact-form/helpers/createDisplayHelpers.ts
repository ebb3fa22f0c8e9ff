import { type Stop, stopAll } from "../../browser/stop.ts";
import { createCounters } from "./createCounters.ts";
import { createFloatingTips } from "./createFloatingTips.ts";
import { createSpinners } from "./createSpinners.ts";
import { createWholeTexts } from "./createWholeTexts.ts";

/** What helps to fill in a form and changes no value; nothing that judges or sends waits for it. */
export function createDisplayHelpers(form: HTMLFormElement): Stop {
  return stopAll(
    createSpinners(form),
    createWholeTexts(form),
    createCounters(form),
    createFloatingTips(form),
  );
}
