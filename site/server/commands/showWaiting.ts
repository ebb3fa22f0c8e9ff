import { forTerminal } from "./forTerminal.ts";

/** How often it is said again what a command waits for, in milliseconds. */
const AGAIN_MS = 30_000;

/**
 * Says what a command waits for: at once, and again every half minute.
 * @param to standard error, so that output stays the report
 */
export function showWaiting(
  to: Pick<NodeJS.WriteStream, "write">,
  now: () => number = () => performance.now(),
): (name: string) => void {
  let [last, told] = ["", 0];
  return (name) => {
    if (name === last && now() - told < AGAIN_MS) return;
    [last, told] = [name, now()];
    to.write(
      `Waits for another command to end: ${forTerminal(name)}. Ctrl+C calls this one off.\n`,
    );
  };
}
