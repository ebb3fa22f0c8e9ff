import { crc32, deflateSync } from "node:zlib";

/** A picture in shades of grey, a byte a pixel, row by row. */
export type GreyPicture = {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
};

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
/** Eight bits a pixel, grey, and the only ways there are to compress, filter and order. */
const EIGHT_BIT_GREY = [8, 0, 0, 0, 0];

/** Writes a picture as PNG. */
export function encodePng({ width, height, pixels }: GreyPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set(EIGHT_BIT_GREY, 8);
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
