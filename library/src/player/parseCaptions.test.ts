import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import { MAX_CAPTIONS_LENGTH, MAX_CUES, parseCaptions } from "./parseCaptions.ts";

const VTT = `WEBVTT - of the press

NOTE
Written by hand.

STYLE
::cue { color: red }

intro
00:01.000 --> 00:02.500 align:start line:10%
<v Ada>Red goes <i>on top</i>,
blue &amp; ochre below.

01:00:03.000 --> 01:00:04.000
- Again.
`;

const SRT = `1
00:00:01,000 --> 00:00:02,500
{\\an8}Red goes <font color="#f00">on top</font>,
blue & ochre below.

2
01:00:03,000 --> 01:00:04,000
- Again.
`;

const said = [
  { start: 1, end: 2.5, text: "Red goes on top,\nblue & ochre below." },
  { start: 3603, end: 3604, text: "- Again." },
];

const texts = (file: string) => parseCaptions(file).captions.map(({ text }) => text);

describe("parseCaptions", () => {
  test("reads both formats to the same, with marks, notes and numbers left out", () => {
    expect(parseCaptions(SRT)).toEqual({ captions: said, skipped: 0 });
    const [first, second] = said;
    expect(parseCaptions(VTT)).toEqual({ captions: [{ ...first, line: 10 }, second], skipped: 0 });
  });

  test("a byte order mark and the line ends of other systems change nothing", () => {
    for (const file of [VTT, SRT]) {
      const { captions } = parseCaptions(file);
      for (const end of ["\r\n", "\r"]) {
        expect(parseCaptions(`\uFEFF${file.replaceAll("\n", end)}`).captions).toEqual(captions);
      }
    }
  });

  test("what cannot be read is left out and counted, the rest stays", () => {
    const file = `WEBVTT

00:01.000 --> 00:00.500
ends before it begins

00:99.000 --> 01:00.000
no such second

nonsense --> 00:05.000
no beginning

00:05.000 -->
no end

00:06.000 --> 00:07.000
right

00:08.000 --> 00:09.000
`;
    expect(parseCaptions(file)).toEqual({
      captions: [{ start: 6, end: 7, text: "right" }],
      skipped: 4,
    });
  });

  test("files that are something else hold no captions", () => {
    for (const file of ["", "WEBVTT", "<!doctype html><title>404</title>", "{}", "\0\0", "-->"]) {
      expect(parseCaptions(file).captions).toEqual([]);
    }
  });

  test("hostile markup stays text", () => {
    for (const injection of injections.filter((one) => !/[\r\n]|-->/.test(one))) {
      const [text = ""] = texts(`1\n00:01,000 --> 00:02,000\nx ${injection} x\n`);
      for (const [tag] of injection.matchAll(/<(?:script|img|svg|iframe|a)\b/gi)) {
        expect(text).toContain(tag);
      }
    }
    const cue = "WEBVTT\n\n00:01.000 --> 00:02.000\n&lt;script&gt;alert(1)&lt;/script&gt;\n";
    expect(texts(cue)).toEqual(["<script>alert(1)</script>"]);
  });

  test("fifty thousand cues end at the most that is kept, and are read in a moment", () => {
    const cue = (index: number) => {
      const time = new Date(index * 1000).toISOString().slice(11, 23);
      return `${time} --> ${time.slice(0, 9)}999\nline ${index}\n\n`;
    };
    const file = `WEBVTT\n\n${Array.from({ length: 50_000 }, (_, index) => cue(index)).join("")}`;
    const before = performance.now();
    const { captions, skipped } = parseCaptions(file);
    expect(performance.now() - before).toBeLessThan(2000);
    expect([captions.length, skipped]).toEqual([MAX_CUES, 50_000 - MAX_CUES]);
  });

  test("a file without end is read to the most that is read", () => {
    const file = `1\n00:01,000 --> 00:02,000\n${"<".repeat(MAX_CAPTIONS_LENGTH)}`;
    const before = performance.now();
    expect(texts(file)[0]?.length).toBeLessThan(MAX_CAPTIONS_LENGTH);
    expect(performance.now() - before).toBeLessThan(2000);
  });

  test("whatever is written comes back as it was, in both formats", () => {
    const line = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
      .filter((text) => !/[\r\n\0<{]|-->/.test(text) && text.trim() !== "")
      .map((text) => text.trim());
    const cue = fc.record({
      start: fc.integer({ min: 0, max: 9_000_000 }),
      length: fc.integer({ min: 1, max: 90_000 }),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    });
    const time = (milliseconds: number, point: string) =>
      new Date(milliseconds).toISOString().slice(11, 23).replace(".", point);
    fc.assert(
      fc.property(fc.array(cue, { maxLength: 20 }), fc.constantFrom("vtt", "srt"), (cues, kind) => {
        const isVtt = kind === "vtt";
        const point = isVtt ? "." : ",";
        const blocks = cues.map(
          ({ start, length, lines }) =>
            `${time(start, point)} --> ${time(start + length, point)}\n${lines
              .map((text) => (isVtt ? text.replaceAll("&", "&amp;") : text))
              .join("\n")}\n\n`,
        );
        const { captions, skipped } = parseCaptions((isVtt ? "WEBVTT\n\n" : "") + blocks.join(""));
        expect(skipped).toBe(0);
        expect(captions.map(({ text }) => text)).toEqual(cues.map(({ lines }) => lines.join("\n")));
        expect(captions.map(({ start }) => Math.round(start * 1000))).toEqual(
          cues.map(({ start }) => start),
        );
      }),
    );
  });

  test("nothing that a file can hold is an error", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("\n", "\r\n\r\n", "-->", "00:01.000 --> 00:02.000", "WEBVTT", "<b>", "{\\"),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        for (const { start, end, text } of parseCaptions(pieces.join("")).captions) {
          expect(end).toBeGreaterThan(start);
          expect(text).not.toBe("");
        }
      }),
    );
  });
});
