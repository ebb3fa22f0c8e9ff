import { cpus } from "node:os";
import { findCommand } from "./findCommand.js";

/** The core that the server under load has to itself … */
export const SERVER_CORE = "0";
/** … and the one that asks. */
export const CLIENT_CORE = "1";

/** @returns {string | undefined} why server and client cannot have a core each */
export function whyNoPinning() {
  if (!findCommand("taskset")) return "taskset, which pins a process to a core, is not installed";
  return cpus().length < 2 ? "there is only one core" : undefined;
}
