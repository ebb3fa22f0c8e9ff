import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { CARDS } from "./cards/cards.js";
import { NOTEBOOKS } from "./notebooks/notebooks.js";
import { stationeryPictures } from "./stationeryPictures.js";

const folder = join(import.meta.dirname, "../../site/content/demo/pictures");
const pictures = stationeryPictures();

describe("the pictures of cards, notebooks and journal", () => {
  test("four views of each product and one picture of each article are drawn, under names of their own", () => {
    const files = pictures.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBe((CARDS.length + NOTEBOOKS.length) * 4 + 12);
    for (const { slug } of [...CARDS, ...NOTEBOOKS]) {
      for (const view of ["flat", "framed", "detail", "wall"]) {
        expect(files).toContain(`${slug}-${view}.svg`);
      }
    }
  });

  test("drawn again they are the committed files to the byte", () => {
    for (const { file, content } of pictures) {
      expect(content === readFileSync(join(folder, file), "utf8"), file).toBe(true);
    }
  });

  test("none is above 60 kB and half are at most 20 kB", () => {
    const sizes = pictures.map(({ content }) => Buffer.byteLength(content)).sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThanOrEqual(60_000);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(20_000);
  });

  test("none holds text, script, a fetched picture or a number that is none", () => {
    for (const { file, content } of pictures) {
      expect(content, file).not.toMatch(/<text|<script|<image|href="(?!#)|NaN|undefined|Infinity/);
    }
  });

  test("whatever a picture refers to is in it once", () => {
    for (const { file, content } of pictures) {
      const ids = [...content.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, file).toBe(ids.length);
      const used = [...content.matchAll(/(?:href="#|url\(#)(\w+)/g)].map(([, id]) => id);
      expect(
        used.filter((id) => !ids.includes(id)),
        file,
      ).toEqual([]);
    }
  });

  test("each says what it shows and where to look", () => {
    for (const { file, alt, focus, colour } of pictures) {
      expect(alt, file).toMatch(/^[A-Z].{30,180}\.$/);
      expect(Math.min(...focus), file).toBeGreaterThan(0);
      expect(Math.max(...focus), file).toBeLessThan(1);
      expect(colour, file).toMatch(/^#[\da-f]{6}$/);
    }
  });
});
