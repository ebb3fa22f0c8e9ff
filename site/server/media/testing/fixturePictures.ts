import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A drawing, 400 by 300, red on its left half and blue on its right. */
export const TWO_HALVES = drawing(
  '<rect width="200" height="300" fill="#f00"/><rect x="200" width="200" height="300" fill="#00f"/>',
);

/** A drawing, 400 by 300, of the given elements. */
export function drawing(inside: string, before = ""): string {
  return `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xi="http://www.w3.org/2001/XInclude" viewBox="0 0 400 300">${inside}</svg>`;
}

/** A picture of pixels in which no two neighbours are alike, such as a photograph. */
export function photo(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#567",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });
}

/** A PNG of one colour: a few kilobytes that unpack to as many pixels as one likes. */
export function packedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Film enough to be one by its first bytes. */
export const FILM = Buffer.concat([
  Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42", "latin1"),
  Buffer.alloc(9000, 7),
]);

/** A GIF of two pixels with many frames, of 23 bytes each. */
export function gifOf(frames: number): Buffer {
  const head = Buffer.from("GIF89a\x02\0\x01\0\x80\0\0\0\0\0\xff\xff\xff", "latin1");
  const control = Buffer.from("!\xf9\x04\0\x01\0\0\0", "latin1");
  const frame = Buffer.from(",\0\0\0\0\x02\0\x01\0\0\x02\x02\x44\x0a\0", "latin1");
  const all = Array.from({ length: frames }, () => [control, frame]).flat();
  return Buffer.concat([head, ...all, Buffer.from(";")]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
