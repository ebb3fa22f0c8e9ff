import { note, ok, type Result, wrong } from "./Finding.ts";
import { type FoundDatabase, stateOf } from "./findDatabase.ts";

/** No clock of a machine that runs this can show an earlier time: 1 January 2026. */
export const EARLIEST = Date.UTC(2026, 0, 1);
/** How far the clocks of this machine and the database may be apart, in milliseconds, to be noted and to be wrong. */
export const NOTED_SKEW_MS = 5_000;
export const WRONG_SKEW_MS = 60_000;

/** Whether this machine's clock can be right: against the database's, and no third party's. */
export async function checkClock(
  database: FoundDatabase,
  now: () => number = Date.now,
): Promise<Result> {
  const before = now();
  const time = new Date(before)
    .toISOString()
    .replace(/\.\d+Z$/, " UTC")
    .replace("T", " ");
  if (before < EARLIEST) {
    return wrong(
      `This machine's clock says ${time}, which is past: certificates and sessions would not hold.`,
      "Set the clock, best by the system's time service.",
    );
  }
  const state = await stateOf(database);
  if (!state) return ok(`It is ${time}.`);
  const skew = Math.abs(state.now - state.readAt);
  if (skew <= NOTED_SKEW_MS) return ok(`It is ${time}, in the database as well.`);
  const says = `This machine and the database are ${Math.round(skew / 1000)} seconds apart in time.`;
  const toDo = "Set both clocks by the system's time service.";
  return skew > WRONG_SKEW_MS
    ? wrong(`${says} Sessions end early or late, and forms may be refused.`, toDo)
    : note(says, toDo);
}
