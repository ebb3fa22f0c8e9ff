import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../media/testing/fixturePictures.ts";
import { type ServedMedia, serveMedia } from "../media/testing/serveMedia.ts";

const FILM = readFileSync(join(import.meta.dirname, "../../../tests/support/films/tiny.webm"));

let site: ServedMedia;

beforeAll(async () => {
  site = await serveMedia();
  writeFileSync(join(site.folder, "demo/film.webm"), FILM);
  writeFileSync(join(site.folder, "uploads/film.webm"), FILM);
  writeFileSync(join(site.folder, "demo/film.vtt"), "WEBVTT\n\n00:00.000 --> 00:01.000\nÄ\n");
  writeFileSync(join(site.folder, "demo/page.webm"), "<!doctype html><script>alert(1)</script>");
  writeFileSync(join(site.folder, "demo/drawing.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
});

afterAll(() => site.close());

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const inPart = (range: string, headers: Record<string, string> = {}) =>
  site.get("/media/demo/film.webm", { headers: { range, ...headers } });

describe("a film", () => {
  test("is sent as it is, as what it is, and can do nothing by itself", async () => {
    const answer = await site.get("/media/demo/film.webm");
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "video/webm",
      "content-length": String(FILM.length),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect((await bytesOf(answer)).equals(FILM)).toBe(true);
  });

  test("is sent in parts", async () => {
    for (const [range, start, end] of [
      ["bytes=0-", 0, FILM.length - 1],
      ["bytes=100-199", 100, 199],
      ["bytes=-10", FILM.length - 10, FILM.length - 1],
    ] as const) {
      const answer = await inPart(range);
      expect([answer.status, answer.headers.get("content-range")]).toEqual([
        206,
        `bytes ${start}-${end}/${FILM.length}`,
      ]);
      expect((await bytesOf(answer)).equals(FILM.subarray(start, end + 1))).toBe(true);
    }
  });

  test("has no part outside, and none of another version", async () => {
    const outside = await inPart("bytes=9999999-");
    expect([outside.status, outside.headers.get("content-range")]).toEqual([
      416,
      `bytes */${FILM.length}`,
    ]);
    const other = await inPart("bytes=0-9", { "if-range": '"another"' });
    expect([other.status, (await bytesOf(other)).length]).toEqual([200, FILM.length]);
  });

  test("is not sent again to who has it, nor to who asks for its headers", async () => {
    const first = await site.get("/media/demo/film.webm", { method: "HEAD" });
    expect([first.status, first.headers.get("content-length")]).toEqual([200, String(FILM.length)]);
    expect((await bytesOf(first)).length).toBe(0);
    const etag = first.headers.get("etag") ?? "";
    const again = await site.get("/media/demo/film.webm", {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  });

  test("that an owner uploaded is kept for good; the demo's may change", async () => {
    const own = await site.get("/media/uploads/film.webm", { method: "HEAD" });
    const demo = await site.get("/media/demo/film.webm", { method: "HEAD" });
    expect(own.headers.get("cache-control")).toContain("immutable");
    expect(demo.headers.get("cache-control")).not.toContain("immutable");
  });
});

test("captions are text in the one encoding that they have", async () => {
  const answer = await site.get("/media/demo/film.vtt");
  expect(answer.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
  expect(await answer.text()).toContain("Ä");
});

test.each([
  ["page.webm", 422],
  ["drawing.svg", 422],
  ["none.webm", 404],
  ["..%2fuploads%2ffilm.webm", 404],
  ["", 404],
  ["%", 404],
])("%s is not sent as it is, whatever its name says", async (name, status) => {
  const answer = await site.get(`/media/demo/${name}`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain("<");
});

test("A picture whose address names no size is sent in the largest", async () => {
  writeFileSync(join(site.folder, "uploads/wide.png"), await photo(2000, 20).png().toBuffer());
  const answer = await site.get("/media/uploads/wide.png");
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({ width: 1600 });
});
