import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { dropPlaces } from "./dropPlaces.ts";
import { box, PLACE, placedFilm } from "./testing/placedFilm.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-places-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What becomes of a film. */
async function after(film: Buffer): Promise<Buffer> {
  const file = join(folder, "film.mp4");
  writeFileSync(file, film);
  await dropPlaces(file);
  return readFileSync(file);
}

describe("the place where a film was taken", () => {
  test("goes, however it is noted, and nothing else moves or changes", async () => {
    const before = placedFilm();
    expect(before.toString("latin1").split(PLACE)).toHaveLength(5);
    const film = await after(before);
    expect(film.length).toBe(before.length);
    expect(film.includes("48.1371")).toBe(false);
    expect(film.includes("A phone")).toBe(true);
    const seen = before.indexOf("mdat");
    expect(film.subarray(seen)).toEqual(before.subarray(seen));
    const isChanged = [...film].filter((byte, index) => byte !== before[index]).length;
    expect(isChanged).toBeLessThan(4 * (PLACE.length + 30));
  });

  test("goes behind what is seen, and in a box of 64 bits", async () => {
    const [ftyp = Buffer.alloc(0), moov = Buffer.alloc(0)] = cut(placedFilm());
    const long = Buffer.concat([Buffer.from("\0\0\0\x01mdat\0\0\0\0\0\0\0\x14seen", "latin1")]);
    const film = await after(Buffer.concat([ftyp, long, moov]));
    expect([film.includes("seen"), film.includes("48.1371")]).toEqual([true, false]);
  });

  test("that is said in what is seen stays: nobody reads it as a note", async () => {
    const film = box("mdat", box("udta", box("\xa9xyz", Buffer.from(PLACE))));
    expect(await after(film)).toEqual(film);
  });
});

describe("a film that is no film", () => {
  test.each([
    ["nothing", Buffer.alloc(0)],
    ["half a box", Buffer.from("\0\0\0\x20mo", "latin1")],
    ["a box longer than the file", Buffer.from("\xff\xff\xff\xffmoov\xff", "latin1")],
    ["a box of no length", Buffer.from("\0\0\0\x04moov\0\0\0\x04udta", "latin1")],
    ["a box of 64 bits without them", Buffer.from("\0\0\0\x01moov", "latin1")],
    [
      "a list of names that lies about its length",
      box("moov", box("meta", box("hdlr"), box("keys", Buffer.alloc(60, 255)))),
    ],
  ])("stays as it is: %s", async (_, film) => {
    expect(await after(film)).toEqual(film);
  });

  test("of boxes in boxes without end is given up, and so are more of them than a film has", async () => {
    let deep = box("\xa9xyz", Buffer.from(PLACE));
    for (let depth = 0; depth < 1000; depth += 1) deep = box("udta", deep);
    expect(await after(deep)).toEqual(deep);
    const many = Buffer.concat(Array.from({ length: 50_000 }, () => box("free")));
    expect(await after(many)).toEqual(many);
  });
});

/** The boxes of a file, one after the other. */
function cut(film: Buffer): readonly Buffer[] {
  if (film.length === 0) return [];
  const size = film.readUInt32BE(0);
  return [film.subarray(0, size), ...cut(film.subarray(size))];
}
