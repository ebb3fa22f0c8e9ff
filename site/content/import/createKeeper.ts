import type { ReportWriter } from "./createReport.ts";
import type { ImportMemory, ImportPlace } from "./ImportPlace.ts";

/** How often at most it is remembered how far an import is, in milliseconds. */
export const SAVE_EVERY_MS = 2_000;

export type Keeper = {
  /** Items that a step need not read again; all of them where it is through. */
  readonly skips: (step: ImportPlace["step"]) => number;
  /** Whether it is time to remember. */
  readonly isDue: () => boolean;
  readonly save: (step: ImportPlace["step"], items: number) => Promise<void>;
};

/** Remembers now and then how far an import is; without a memory it never does. */
export function createKeeper(
  memory: ImportMemory | undefined,
  { writer, site }: { readonly writer: ReportWriter; readonly site: string },
): Keeper {
  let saved = performance.now();
  return {
    skips(step) {
      const from = memory?.from;
      if (!from) return 0;
      if (from.step === step) return from.items;
      return step === "importing" ? Number.POSITIVE_INFINITY : 0;
    },
    isDue: () => memory !== undefined && performance.now() - saved >= SAVE_EVERY_MS,
    async save(step, items) {
      await memory?.save({ step, items, report: writer.report(site) });
      saved = performance.now();
    },
  };
}
