import type { DumpProgress } from "../../store/dump/writeDump.ts";

/** A line for every tenth of each step, on standard error, so that output stays the report. */
export function showSteps(): (progress: DumpProgress) => void {
  let last = "";
  return ({ step, done, of }) => {
    const line = `${step} ${Math.floor((10 * done) / Math.max(1, of)) * 10} %`;
    if (line !== last) process.stderr.write(`${line}\n`);
    last = line;
  };
}
