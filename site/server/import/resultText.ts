import { A_TRIAL, reportText } from "../../content/import/reportText.ts";
import type { ImportResult } from "./importInto.ts";

/** What an import did, in plain English, for a terminal. */
export function resultText(result: ImportResult): string {
  const { report, isTrial, wentOnAfter, demoTaken, demoLeft } = result;
  const documents = (count: number) => `${count} ${count === 1 ? "page" : "pages"} of the demo`;
  return [
    ...(isTrial ? [A_TRIAL] : []),
    ...(wentOnAfter > 0
      ? [`It went on after ${wentOnAfter} items, where it had been cut off.`]
      : []),
    reportText(report),
    ...(demoTaken > 0 ? [`${documents(demoTaken)} ${isTrial ? "would go" : "are gone"}.`] : []),
    ...(demoLeft > 0
      ? [
          `${documents(demoLeft)} are still there: the same command with --replace-demo takes them away.`,
        ]
      : []),
  ].join("\n");
}
