import { shortSelector } from "./shortSelector.ts";
import { warn } from "./warn.ts";

/** Names in the console, once, what failed and on which element. Never throws. */
export function reportError(name: string, element: Element, error: unknown): void {
  warn(
    `${name} failed on ${shortSelector(element)}; that element goes without it, all else works on. The error:`,
    error,
  );
}

/**
 * Runs a part of a behaviour so that its failure takes nothing else down: what it throws, or the
 * promise it returns is rejected with, is reported.
 * @returns what the run returned; undefined where it failed
 */
export function guarded<T>(name: string, element: Element, run: () => T): T | undefined {
  try {
    const result = run();
    if (isPromise(result)) result.then(undefined, (error) => reportError(name, element, error));
    return result;
  } catch (error) {
    reportError(name, element, error);
    return undefined;
  }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as PromiseLike<unknown> | undefined)?.then === "function";
}
