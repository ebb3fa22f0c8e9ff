import { acquireLock, type Lock } from "../embedded/lock.ts";
import { StoreError } from "../StoreError.ts";

/** A process that contends for a lock when its parent says so, and tells the outcome. */
let lock: Lock | undefined;

process.on("message", async (message: { take?: string; give?: true }) => {
  if (message.give) {
    await lock?.release();
    lock = undefined;
    process.send?.({ given: true });
    return;
  }
  process.send?.(await take(message.take ?? ""));
});
process.send?.({ ready: true });

async function take(folder: string): Promise<Record<string, unknown>> {
  try {
    lock = await acquireLock(folder);
    lock.handleCommands(async ({ command, args, progress }) => {
      if (command === "die") process.kill(process.pid, "SIGKILL");
      progress({ step: 1 });
      progress({ step: 2 });
      return { command, args };
    });
    return { won: true, pid: process.pid };
  } catch (error) {
    return {
      won: false,
      code: error instanceof StoreError ? error.code : String(error),
      text: String(error),
    };
  }
}
