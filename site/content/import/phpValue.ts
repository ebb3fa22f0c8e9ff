/** What PHP's serialize() wrote: texts, numbers, and lists or tables of them. */
export type PhpValue = string | number | boolean | null | ReadonlyMap<string, PhpValue>;

/** Tables may stand this deep in one another; deeper ones are not read. */
const MAX_DEPTH = 8;

/** Reads such a text; undefined where it is none, or holds objects, which only PHP could make. */
export function phpValue(serialized: string): PhpValue | undefined {
  // Lengths of texts are in bytes.
  const bytes = Buffer.from(serialized);
  let at = 0;
  const until = (end: string): string => {
    const found = bytes.indexOf(end, at);
    if (found === -1) throw new RangeError();
    const text = bytes.toString("utf8", at, found);
    at = found + 1;
    return text;
  };
  const text = (): string => {
    const length = Number(until(":"));
    const start = at + 1;
    at = start + length + 2;
    if (!(length >= 0) || bytes[at - 2] !== QUOTE || at > bytes.length) throw new RangeError();
    return bytes.toString("utf8", start, start + length);
  };
  const table = (depth: number): PhpValue => {
    const size = Number(until(":"));
    if (!(size >= 0) || depth > MAX_DEPTH || until("{") !== "") throw new RangeError();
    const entries = new Map<string, PhpValue>();
    for (let index = 0; index < size; index += 1) entries.set(String(read(depth)), read(depth));
    until("}");
    return entries;
  };
  const read = (depth: number): PhpValue => {
    const type = bytes.toString("latin1", at, at + 2);
    at += 2;
    if (type === "N;") return null;
    if (type === "i:" || type === "d:") return Number(until(";"));
    if (type === "b:") return until(";") === "1";
    if (type === "s:") return text();
    if (type === "a:") return table(depth + 1);
    throw new RangeError();
  };
  try {
    return read(0);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const QUOTE = 0x22;
