import type { ImportProgress, ImportStep } from "../../content/import/types.ts";

const WORDS: Readonly<Record<ImportStep, string>> = {
  checking: "checking the file",
  media: "files",
  importing: "pages and posts",
  comments: "comments",
  products: "products",
};

/** A step's remaining time is told once it has lasted so long, in milliseconds. */
const TELLABLE_MS = 2_000;

/**
 * Shows how far an import is: one line that changes on a terminal, a line for every tenth elsewhere.
 * @param to standard error, so that output stays the report
 */
export function showImportProgress(
  to: Pick<NodeJS.WriteStream, "write" | "isTTY">,
  now: () => number = () => performance.now(),
): (progress: ImportProgress) => void {
  let [step, began, from, last] = ["", 0, 0, ""];
  return (progress) => {
    if (progress.step !== step) {
      [step, began, from, last] = [progress.step, now(), progress.done, ""];
    }
    const share = progress.done / Math.max(1, progress.of);
    const percent = Math.floor(100 * share);
    const shown = to.isTTY ? percent : 10 * Math.floor(percent / 10);
    const key = `${step} ${shown}`;
    if (key === last) return;
    last = key;
    const left = remaining(progress, { from, elapsed: now() - began });
    const line = `${WORDS[progress.step]} ${shown} %${left}`;
    to.write(to.isTTY ? `\r${line.padEnd(60)}` : `${line}\n`);
  };
}

function remaining(
  { done, of }: ImportProgress,
  { from, elapsed }: { readonly from: number; readonly elapsed: number },
): string {
  if (elapsed < TELLABLE_MS || done <= from || done >= of) return "";
  const seconds = Math.ceil(((of - done) * elapsed) / (done - from) / 1000);
  return seconds < 60 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}
