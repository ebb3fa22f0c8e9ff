import type { IncomingMessage } from "node:http";
import { MultipartError } from "./MultipartError.ts";

/** How long nothing may come of a body, in milliseconds; while something does, it may take long. */
export const BODY_SILENCE_MS = 30_000;

export type PiecesOptions = {
  /** How much may come in all. */
  readonly maxBytes: number;
  readonly silenceMs: number;
  /** How long all of it may take, in milliseconds. */
  readonly maxMs: number;
};

/**
 * A body as it comes. Whoever stops reading leaves the connection as it is, so that an answer can be sent.
 * @throws MultipartError `too-large` or `silent`, or what reading throws
 */
export async function* piecesOf(
  request: IncomingMessage,
  { maxBytes, silenceMs, maxMs }: PiecesOptions,
): AsyncGenerator<Buffer> {
  const pieces = request.iterator({ destroyOnReturn: false });
  const end = performance.now() + maxMs;
  let size = 0;
  while (true) {
    const { done, value } = await orSilence(pieces.next(), silenceMs);
    if (done) return;
    size += value.length;
    if (size > maxBytes) throw new MultipartError("too-large");
    if (performance.now() > end) throw new MultipartError("silent");
    yield value;
  }
}

async function orSilence<Value>(coming: Promise<Value>, silenceMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new MultipartError("silent")), silenceMs);
  });
  return Promise.race([coming, silence]).finally(() => clearTimeout(timer));
}
