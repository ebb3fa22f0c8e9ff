import type { Database } from "../../store/Store.ts";
import type { CheckedImportRequest } from "./importRequest.ts";
import { countDemo, replaceDemo } from "./replaceDemo.ts";

export type DemoOutcome = {
  /** How many documents of the demo went, or would in earnest. */
  readonly demoTaken: number;
  /** How many of them nobody has changed, and are still there. */
  readonly demoLeft: number;
};

/** The demo's part in an import: what is still the demo's goes, if asked, once the file is known to be sound. */
export function takeDemo(
  db: Database,
  { replaceDemo: isWanted, dryRun }: Pick<CheckedImportRequest, "replaceDemo" | "dryRun">,
) {
  let taken = 0;
  return {
    async take(): Promise<void> {
      if (isWanted) taken = await (dryRun ? countDemo(db) : replaceDemo(db));
    },
    async outcome(): Promise<DemoOutcome> {
      return { demoTaken: taken, demoLeft: (await countDemo(db)) - (dryRun ? taken : 0) };
    },
  };
}

/** What is to be said of it. */
export function demoLines({ demoTaken, demoLeft }: DemoOutcome, isTrial: boolean): string[] {
  const documents = (count: number) => `${count} ${count === 1 ? "page" : "pages"} of the demo`;
  return [
    ...(demoTaken > 0 ? [`${documents(demoTaken)} ${isTrial ? "would go" : "are gone"}.`] : []),
    ...(demoLeft > 0
      ? [
          `${documents(demoLeft)} are still there: the same command with --replace-demo takes them away.`,
        ]
      : []),
  ];
}
