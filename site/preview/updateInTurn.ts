export type UpdateInTurn = {
  readonly update: () => Promise<void>;
  /** Nothing newer is asked for. */
  readonly onDone: () => void;
  readonly onFailed: () => void;
};

/** Updates whenever it is called, one at a time: what is asked for meanwhile is one more after it. */
export function updateInTurn({ update, onDone, onFailed }: UpdateInTurn): () => void {
  let isRunning = false;
  let isAsked = false;

  async function run(): Promise<void> {
    isRunning = true;
    isAsked = false;
    let isDone = true;
    await update().catch(() => {
      isDone = false;
    });
    isRunning = false;
    if (isAsked) run();
    else if (isDone) onDone();
    else onFailed();
  }

  return () => {
    isAsked = true;
    if (!isRunning) run();
  };
}
