/** What a second signal ends the process with: 128 + SIGINT, as shells have it. */
const KILLED = 130;

/**
 * Stops cleanly at SIGINT or SIGTERM, or when `stop` is called by others; a second signal ends the
 * process at once.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (): void => {
    if (stopping) process.exit(KILLED);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`vitrine: the server did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", handle);
  process.on("SIGTERM", handle);
}
