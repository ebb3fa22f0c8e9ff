import type { Readable } from "node:stream";

/** A part as a text; of one that is longer than it may be, nothing but that. */
export type CollectedText = { readonly text: string; readonly isCut: boolean };

/**
 * Gathers a part that the parser takes for a file, since it says that it is of bytes, though it has no
 * file's name. It is told while the parser stands at its end: read as a stream it would end a moment
 * after what follows it was taken, and of two texts under one name the last counts.
 */
export function collectText(
  part: Readable,
  maxBytes: number,
  tell: (collected: CollectedText) => void,
): void {
  const pieces: Buffer[] = [];
  let size = 0;
  const push = part.push.bind(part);
  part.push = (piece: Buffer | null) => {
    if (piece) {
      size += piece.length;
      if (size <= maxBytes) pieces.push(piece);
      return true;
    }
    tell({ text: Buffer.concat(pieces).toString("utf8"), isCut: size > maxBytes });
    return push(null);
  };
  // The parser waits for the end of each of its streams.
  part.resume();
}
