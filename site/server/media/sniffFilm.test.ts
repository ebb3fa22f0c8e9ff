import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sniffFilm } from "./sniffFilm.ts";

const films = join(import.meta.dirname, "../../../tests/support/films");
const bytes = (text: string) => Buffer.from(text, "latin1");

test("films, sounds and captions are known by their first bytes", () => {
  expect(sniffFilm(readFileSync(join(films, "tiny.webm")))).toBe("video/webm");
  expect(sniffFilm(readFileSync(join(films, "stream.mp4")))).toBe("video/mp4");
  expect(sniffFilm(bytes("WEBVTT\n\n"))).toBe("text/vtt");
  expect(sniffFilm(bytes("\xef\xbb\xbfWEBVTT - x"))).toBe("text/vtt");
  expect(sniffFilm(bytes("OggS\0"))).toBe("audio/ogg");
  expect(sniffFilm(bytes("ID3\x04"))).toBe("audio/mpeg");
});

test.each([
  "",
  "WEBVTTx",
  "<!doctype html><script>",
  "<svg xmlns='http://www.w3.org/2000/svg'>",
  "\0\0\0\x1cftypavif",
  "\x1a\x45\xdf\xa3 matroska",
  "%PDF-1.7",
])("%j is none of them", (head) => {
  expect(sniffFilm(bytes(head))).toBeUndefined();
});
