import { EXIT, StartError } from "../StartError.ts";

/**
 * Does work that Ctrl+C (SIGINT, or SIGTERM) calls off: it ends at its next step, and puts away what
 * it had open. A second one ends the process at once.
 * @throws StartError once it was called off
 */
export async function untilCalledOff<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const off = new AbortController();
  const callOff = () => off.abort();
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.once(signal, callOff);
  try {
    return await work(off.signal);
  } catch (error) {
    throw off.signal.aborted ? new StartError(MESSAGE, EXIT.calledOff) : error;
  } finally {
    for (const signal of signals) process.off(signal, callOff);
  }
}

const MESSAGE =
  "Called off. What came until then is kept: give the same command again, and it goes on from there.";
