/** Ends what a start began. Calling it twice is harmless; it leaves nothing behind. */
export type Stop = () => void;

/**
 * One stop for many: runs them last first, as starts and stops mirror each other, each once.
 * A stop that throws does not keep the others from running; its error is thrown at the end.
 */
export function stopAll(...stops: readonly Stop[]): Stop {
  let waiting = [...stops];
  return () => {
    const now = waiting.reverse();
    waiting = [];
    const errors: unknown[] = [];
    for (const stop of now) {
      try {
        stop();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };
}
