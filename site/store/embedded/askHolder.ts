import { realpath } from "node:fs/promises";
import type { Socket } from "node:net";
import { join } from "node:path";
import { LOCK_NAME } from "./lock.ts";
import { type Message, readMessages, writeMessage } from "./messages.ts";
import { connectTo } from "./probeSocket.ts";

/** What to ask of the running server: the name of a command and plain JSON. */
export type Question = {
  readonly command: string;
  readonly args?: unknown;
  /** Calls it off: nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
};

/** `held` is false when no process holds the data folder: then open it and do the work yourself. */
export type Answer = { readonly held: false } | { readonly held: true; readonly result: unknown };

/**
 * Has the process that holds a data folder carry out a command; it may take as long as it takes.
 * @param onProgress called with each step the holder reports
 * @throws Error with the holder's sentence when the command failed, or when the holder ended
 */
export async function askHolder(
  dataDir: string,
  question: Question,
  onProgress: (value: unknown) => void = () => {},
): Promise<Answer> {
  const socket = await connectToHolder(dataDir);
  if (!socket) return { held: false };
  try {
    question.signal?.throwIfAborted();
    return { held: true, result: await converse(socket, question, onProgress) };
  } finally {
    socket.destroy();
  }
}

async function connectToHolder(dataDir: string): Promise<Socket | undefined> {
  try {
    return await connectTo(join(await realpath(dataDir), LOCK_NAME));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "ECONNREFUSED") return undefined;
    throw error;
  }
}

function converse(
  socket: Socket,
  { command, args, signal }: Question,
  onProgress: (value: unknown) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(ENDED)));
    readMessages(socket, {
      onMessage: (message) => receive(message, { resolve, reject, onProgress }),
      onJunk: (reason) => reject(new Error(`The server's answer was refused: ${reason}.`)),
    });
    writeMessage(socket, { command, args });
  });
}

function receive(
  message: Message,
  to: {
    readonly resolve: (result: unknown) => void;
    readonly reject: (error: Error) => void;
    readonly onProgress: (value: unknown) => void;
  },
): void {
  if ("progress" in message) to.onProgress(message.progress);
  else if ("result" in message) to.resolve(message.result);
  else if ("error" in message) to.reject(new Error(String(message.error)));
}

const ENDED =
  "The server that holds the data folder ended before it had answered. What it had done until then is kept; look at its log, then ask again.";
