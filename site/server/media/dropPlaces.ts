import { type FileHandle, open } from "node:fs/promises";

/** A box of an MP4 file (ISO 14496-12): where it and what it holds lie, in bytes. */
type Box = {
  readonly type: string;
  readonly at: number;
  readonly start: number;
  readonly end: number;
};
type Span = Pick<Box, "start" | "end">;

/** Those on the way to what is noted of a film. */
const HOLDERS = new Set(["moov", "trak", "udta", "meta", "ilst"]);
/** A place as phones, cameras and 3GPP note it. */
const PLACES = new Set(["\xa9xyz", "loci"]);
/** How the names of a place begin where notes have names. */
const PLACE_KEY = "com.apple.quicktime.location";

/** More boxes than any film has; what lies beyond is not looked at. */
const MAX_BOXES = 5000;
/** The longest list of names that is read, in bytes. */
const MAX_KEYS = 64 * 1024;
/** Boxes lie in each other no deeper on the way to a place. */
const MAX_DEPTH = 6;
const ZEROS = Buffer.alloc(64 * 1024);

/**
 * Takes out of an MP4 file where it was taken. Each note becomes free space of the same size, so that
 * nothing else moves; all that is seen and heard stays as it is.
 */
export async function dropPlaces(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    const { size } = await handle.stat();
    const places: Box[] = [];
    const search = { handle, places, left: MAX_BOXES };
    await findPlaces(search, { start: 0, end: size }, { noting: PLACES, depth: 0 });
    for (const place of places) await blank(handle, place);
  } finally {
    await handle.close();
  }
}

type Search = { readonly handle: FileHandle; readonly places: Box[]; left: number };

type Within = {
  /** The types of boxes that note a place. */
  readonly noting: ReadonlySet<string>;
  readonly depth: number;
};

async function findPlaces(search: Search, span: Span, { noting, depth }: Within): Promise<void> {
  let keys: ReadonlySet<string> = new Set();
  for await (const box of boxesIn(search, span)) {
    if (noting.has(box.type)) search.places.push(box);
    else if (box.type === "keys") keys = await placeKeys(search.handle, box);
    else if (HOLDERS.has(box.type) && depth < MAX_DEPTH) {
      const start = box.type === "meta" ? await startOfMeta(search.handle, box) : box.start;
      const inside = { noting: new Set([...PLACES, ...keys]), depth: depth + 1 };
      await findPlaces(search, { start, end: box.end }, inside);
    }
  }
}

async function* boxesIn(search: Search, { start, end }: Span): AsyncGenerator<Box> {
  let at = start;
  while (at + 8 <= end && search.left > 0) {
    search.left -= 1;
    const head = await read(search.handle, at, 16);
    if (head.length < 8) return;
    const [size, header] = sizeOf(head, end - at);
    if (size < header || at + size > end) return;
    yield { type: head.toString("latin1", 4, 8), at, start: at + header, end: at + size };
    at += size;
  }
}

/** A size of 1 stands for one of 64 bits behind the type, 0 for all that is left. */
function sizeOf(head: Buffer, left: number): readonly [size: number, header: number] {
  const size = head.readUInt32BE(0);
  if (size === 0) return [left, 8];
  if (size !== 1) return [size, 8];
  return head.length < 16 ? [0, 16] : [Number(head.readBigUInt64BE(8)), 16];
}

/** In MP4 a version stands first, in QuickTime none does. */
async function startOfMeta(handle: FileHandle, { start }: Box): Promise<number> {
  const head = await read(handle, start, 8);
  return head.toString("latin1", 4, 8) === "hdlr" ? start : start + 4;
}

/** The notes that name a place, as the types of their boxes: their numbers in the list of names. */
async function placeKeys(handle: FileHandle, { start, end }: Box): Promise<ReadonlySet<string>> {
  const list = await read(handle, start, Math.min(end - start, MAX_KEYS));
  const keys = new Set<string>();
  let at = 8;
  for (let number = 1; at + 8 <= list.length; number += 1) {
    const size = list.readUInt32BE(at);
    if (size < 8) break;
    const name = list.toString("latin1", at + 8, at + size);
    if (name.startsWith(PLACE_KEY)) keys.add(typeOf(number));
    at += size;
  }
  return keys;
}

function typeOf(number: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes.toString("latin1");
}

async function blank(handle: FileHandle, { at, start, end }: Box): Promise<void> {
  await handle.write("free", at + 4, "latin1");
  for (let next = start; next < end; next += ZEROS.length) {
    await handle.write(ZEROS, 0, Math.min(ZEROS.length, end - next), next);
  }
}

async function read(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
