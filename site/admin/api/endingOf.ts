export type Ending = {
  readonly signal: AbortSignal;
  /** What it was for is over. */
  readonly stop: () => void;
};

/**
 * What calls a request off: whoever asked, or the time, in milliseconds.
 * @param limit - default none
 */
export function endingOf(asked: AbortSignal | undefined, limit: number | undefined): Ending {
  const control = new AbortController();
  const end = (): void => control.abort(asked?.reason);
  const timer = limit === undefined ? undefined : setTimeout(end, limit);
  if (asked?.aborted) end();
  asked?.addEventListener("abort", end);
  return {
    signal: control.signal,
    stop() {
      clearTimeout(timer);
      asked?.removeEventListener("abort", end);
    },
  };
}
