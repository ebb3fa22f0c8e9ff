import { A_TRIAL, reportText } from "../../content/import/reportText.ts";
import type { ImportResult } from "./importInto.ts";
import { demoLines } from "./takeDemo.ts";

/** What an import did, in plain English, for a terminal. */
export function resultText(result: ImportResult): string {
  const { report, isTrial, wentOnAfter } = result;
  return [
    ...(isTrial ? [A_TRIAL] : []),
    ...(wentOnAfter > 0
      ? [`It went on after ${wentOnAfter} items, where it had been cut off.`]
      : []),
    reportText(report),
    ...demoLines(result, isTrial),
  ].join("\n");
}
