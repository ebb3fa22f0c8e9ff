import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, on every machine that runs this. */
const TICK_MS = 10;

/**
 * @param {number} pid
 * @returns {number | undefined} what a process with its threads has had of the processor, in
 *   milliseconds; nothing where the system does not tell
 */
export function readProcessorTime(pid) {
  try {
    // After the name, which is in brackets and may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
