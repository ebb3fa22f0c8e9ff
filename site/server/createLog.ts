import pino, { type DestinationStream, type Logger } from "pino";

/** How much of the log is gathered before it is written, in bytes: a write a request would cost more than the page. */
const LOG_BUFFER = 8 * 1024;
/** How long a line may wait in that buffer, in milliseconds. */
const LOG_FLUSH = 500;

export type Log = {
  readonly log: Logger;
  /** Writes what waits, at once; for the end of the process. */
  readonly flush: () => void;
};

/** The JSON log on standard output, one line an event. */
export function createLog(level: string): Log {
  const destination = pino.destination({ fd: 1, sync: false, minLength: LOG_BUFFER });
  const timer = setInterval(() => destination.flush(), LOG_FLUSH);
  timer.unref();
  return {
    log: pino(
      { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
      destination as DestinationStream,
    ),
    flush() {
      clearInterval(timer);
      destination.flushSync();
    },
  };
}
