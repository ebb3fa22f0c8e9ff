import { cpus } from "node:os";

/** @typedef {{ cpu: string, cores: number, node: string }} Machine */

/**
 * The facts of this machine without which a time means nothing.
 * @returns {Machine}
 */
export function machine() {
  const cores = cpus();
  return { cpu: cores[0]?.model.trim() ?? "unknown", cores: cores.length, node: process.version };
}

/**
 * Whether times of the two can be compared: the same processor, cores and major version of Node.
 * @param {Machine | undefined} one
 * @param {Machine | undefined} other
 */
export function isSameMachine(one, other) {
  if (!one || !other) return false;
  const major = (/** @type {Machine} */ { node }) => node.split(".")[0];
  return one.cpu === other.cpu && one.cores === other.cores && major(one) === major(other);
}
