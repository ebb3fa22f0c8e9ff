import { readMemory } from "./readMemory.js";

/**
 * @param {number} pid of the process whose memory is looked at
 * @param {() => Promise<unknown>} work
 * @param {number} every milliseconds between two looks
 * @returns the most memory that the process has while something is done, in megabytes; 0 where the system
 *   does not tell
 */
export async function peakMemory(pid, work, every = 20) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, readMemory(pid) ?? 0);
  };
  look();
  const timer = setInterval(look, every);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
