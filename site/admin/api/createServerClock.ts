export type ServerClock = {
  /** Takes the time at which the server says it answered; none, or nonsense, changes nothing. */
  readonly hear: (date: string | null) => void;
  readonly now: () => Date;
};

/** The server's clock, as far as its answers told it; this browser's until then. */
export function createServerClock(
  /** In milliseconds; what no clock can set back. */
  elapsed: () => number = () => performance.now(),
): ServerClock {
  let heard: { readonly at: number; readonly elapsed: number } | undefined;
  return {
    hear(date) {
      const at = Date.parse(date ?? "");
      if (!Number.isNaN(at)) heard = { at, elapsed: elapsed() };
    },
    now: () => new Date(heard ? heard.at + elapsed() - heard.elapsed : Date.now()),
  };
}
