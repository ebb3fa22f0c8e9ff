/** What a phone notes of where a film was taken. */
export const PLACE = "+48.1371+011.5754+520.000/";

const KEYS = ["com.apple.quicktime.make", "com.apple.quicktime.location.ISO6709"];

/** An MP4 with the place in each of the ways that phones and cameras write it; `inside` makes it another film. */
export function placedFilm(inside = "what is seen"): Buffer {
  const note = (text: string): Buffer => box("data", Buffer.alloc(8), Buffer.from(text));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0isommp42", "latin1")),
    box(
      "moov",
      box("mvhd", Buffer.alloc(20, 1)),
      box("udta", box("\xa9xyz", Buffer.from(`\0\x1a\x15\xc7${PLACE}`, "latin1"))),
      box("trak", box("udta", box("loci", Buffer.from(`\0\0\0\0\x15\xc7${PLACE}\0`, "latin1")))),
      // As QuickTime has it, without a version.
      box(
        "meta",
        box("hdlr", Buffer.alloc(25)),
        box(
          "keys",
          Buffer.alloc(4),
          count(KEYS.length),
          ...KEYS.map((key) => box("mdta", Buffer.from(key))),
        ),
        box("ilst", box("\0\0\0\x01", note("A phone")), box("\0\0\0\x02", note(PLACE))),
      ),
      // As players' libraries have it, with one.
      box(
        "udta",
        box(
          "meta",
          Buffer.alloc(4),
          box("hdlr", Buffer.alloc(25)),
          box("ilst", box("\xa9xyz", note(PLACE))),
        ),
      ),
    ),
    box("mdat", Buffer.from(inside)),
  ]);
}

/** A box of an MP4. */
export function box(type: string, ...inside: readonly Buffer[]): Buffer {
  const body = Buffer.concat(inside);
  return Buffer.concat([count(body.length + 8), Buffer.from(type, "latin1"), body]);
}

function count(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
