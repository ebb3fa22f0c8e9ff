import type { Socket } from "node:net";

/** The longest message either side of the lock's socket accepts, in bytes. */
export const MAX_MESSAGE_BYTES = 1024 * 1024;

export type Message = Readonly<Record<string, unknown>>;

export type MessageReader = {
  onMessage(message: Message): void;
  /** The peer sent something that is no message. Nothing is read after it. */
  onJunk(reason: string): void;
};

/** Reads newline-delimited JSON objects from a socket; holds at most one message in memory. */
export function readMessages(socket: Socket, reader: MessageReader): void {
  let parts: Buffer[] = [];
  let size = 0;
  socket.on("data", readChunk);

  function readChunk(chunk: Buffer): void {
    const lines = splitLines(chunk);
    const last = lines.pop();
    for (const line of lines) if (!add(line) || !deliver()) return;
    if (last) add(last);
  }

  function add(part: Buffer): boolean {
    size += part.length;
    if (size > MAX_MESSAGE_BYTES) return refuse(`it is longer than ${MAX_MESSAGE_BYTES} bytes`);
    parts.push(part);
    return true;
  }

  function deliver(): boolean {
    const message = parseMessage(Buffer.concat(parts).toString("utf8"));
    parts = [];
    size = 0;
    if (!message) return refuse("it is not a JSON object");
    reader.onMessage(message);
    return true;
  }

  function refuse(reason: string): false {
    socket.off("data", readChunk);
    parts = [];
    reader.onJunk(reason);
    return false;
  }
}

/**
 * Writes one message.
 * @throws when the message cannot be written as JSON, or is longer than MAX_MESSAGE_BYTES
 */
export function writeMessage(socket: Socket, message: Message): void {
  const line = `${JSON.stringify(message)}\n`;
  if (Buffer.byteLength(line) > MAX_MESSAGE_BYTES) {
    throw new Error(
      `A message is longer than ${MAX_MESSAGE_BYTES} bytes, which the lock's socket refuses. ` +
        "Put the data into a file and send its path.",
    );
  }
  socket.write(line);
}

function splitLines(chunk: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let start = 0;
  for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", start)) {
    lines.push(chunk.subarray(start, end));
    start = end + 1;
  }
  lines.push(chunk.subarray(start));
  return lines;
}

function parseMessage(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
