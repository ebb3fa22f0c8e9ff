/**
 * The server cannot start, for a reason its owner can mend. The message is one plain sentence or
 * two: what happened, why it matters, what to do.
 */
export class StartError extends Error {
  override readonly name = "StartError";
  /** The process's exit code; scripts/start/exitCodes.cjs lists them all. */
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Exit codes for what the server itself finds; the start script has those for earlier steps. */
export const EXIT = {
  usage: 2,
  notWritable: 20,
  locked: 21,
  unreachable: 22,
  migrationFailed: 23,
  newer: 24,
  portTaken: 30,
  calledOff: 130,
} as const;
