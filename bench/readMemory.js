import { readFileSync } from "node:fs";

/**
 * @param {number} pid
 * @returns {number | undefined} resident memory of a process with its threads, in MB of 1,000,000
 *   bytes; nothing where the system does not tell
 */
export function readMemory(pid) {
  try {
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kibibytes === undefined ? undefined : (Number(kibibytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}
