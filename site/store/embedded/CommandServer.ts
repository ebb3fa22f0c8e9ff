import { createServer, type Server, type Socket } from "node:net";
import { type Message, readMessages, writeMessage } from "./messages.ts";

export type CommandRequest = {
  /** What to do, such as "import". */
  readonly command: string;
  /** Plain JSON as the asking process sent it: check it before use. */
  readonly args: unknown;
  /** Tells the asking process how far the work is; `value` must be plain JSON. */
  readonly progress: (value: unknown) => void;
  /** Aborted when the asking process goes away. */
  readonly signal: AbortSignal;
};

/** Carries out a command; the result must be plain JSON. What it throws reaches the asking process. */
export type CommandHandler = (request: CommandRequest) => Promise<unknown>;

/** How long a connection may take to send its request, in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;
/** How long a refused peer may go on sending before it is cut off, in milliseconds. */
const REFUSED_LINGER_MS = 1000;
/** The longest error text sent to an asking process, in UTF-16 units. */
const MAX_ERROR_LENGTH = 4000;

/**
 * The listening end of a lock's socket. It greets each connection with the process id, which
 * proves that the lock is held, and answers one command a connection.
 */
export class CommandServer {
  /** What answers commands; without one they are refused. */
  handler: CommandHandler | undefined;
  readonly server: Server;
  readonly #sockets = new Set<Socket>();

  constructor() {
    this.server = createServer((socket) => this.#greet(socket));
    // The database keeps the process alive, not its lock.
    this.server.unref();
  }

  /** Cuts every connection and stops listening. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  #greet(socket: Socket): void {
    this.#sockets.add(socket);
    const abort = new AbortController();
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      this.#sockets.delete(socket);
      abort.abort();
    });
    socket.setTimeout(REQUEST_TIMEOUT_MS, () => socket.destroy());
    writeMessage(socket, { pid: process.pid });
    let asked = false;
    readMessages(socket, {
      onMessage: (message) => {
        if (asked) return;
        asked = true;
        socket.setTimeout(0);
        void this.#answer(message, { socket, signal: abort.signal });
      },
      onJunk: (reason) => this.#refuse(socket, reason),
    });
  }

  #refuse(socket: Socket, reason: string): void {
    // The peer hears the reason only when what it still sends is read and dropped.
    socket.resume();
    socket.end(line({ error: `The request was refused: ${reason}.` }));
    socket.setTimeout(0);
    setTimeout(() => socket.destroy(), REFUSED_LINGER_MS).unref();
  }

  async #answer(
    { command, args }: Message,
    { socket, signal }: { readonly socket: Socket; readonly signal: AbortSignal },
  ): Promise<void> {
    try {
      if (typeof command !== "string") throw new Error("The request names no command.");
      if (!this.handler) throw new Error(NO_HANDLER);
      const progress = (value: unknown) => {
        // A reader that falls behind misses steps instead of filling this process's memory.
        if (!socket.destroyed && !socket.writableNeedDrain)
          writeMessage(socket, { progress: value });
      };
      const result = await this.handler({ command, args, progress, signal });
      if (!socket.destroyed) writeMessage(socket, { result: result ?? null });
      socket.end();
    } catch (error) {
      socket.end(line({ error: textOf(error) }));
    }
  }
}

const NO_HANDLER =
  "The server that holds the data folder takes no commands at this moment: it is starting or stopping. Try again.";

function line(message: Message): string {
  return `${JSON.stringify(message)}\n`;
}

function textOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
}
