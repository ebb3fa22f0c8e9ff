import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { INKS, PAPERS } from "../kit/inks.js";
import { pagePictures } from "../scenes/pagePictures.js";
import { overprint } from "./art.js";
import type { Mark } from "./marks.js";
import { POSTERS } from "./posterList.js";
import { posterPictures } from "./posterPictures.js";

const FOLDER = join(import.meta.dirname, "../../../site/content/demo/pictures");
/** Bytes: what one picture, and the one in the middle, may cost. */
const LARGEST = 60_000;
const MEDIAN = 20_000;

const pictures = [...posterPictures(), ...pagePictures()];

describe("The pictures of posters and pages", () => {
  test("are drawn again to the byte as they are committed", () => {
    const changed = pictures.filter(
      ([file, picture]) => readFileSync(join(FOLDER, file), "utf8") !== picture,
    );
    expect(changed.map(([file]) => file)).toEqual([]);
  });

  test("show each of the 32 posters four times, and twelve scenes", () => {
    expect(Object.keys(POSTERS)).toHaveLength(32);
    expect(new Set(pictures.map(([file]) => file)).size).toBe(32 * 4 + 12);
  });

  test("are small", () => {
    const sizes = pictures.map(([, picture]) => picture.length).sort((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThanOrEqual(LARGEST);
    expect(sizes[sizes.length / 2]).toBeLessThanOrEqual(MEDIAN);
  });

  test("need no font, no script and nothing from elsewhere", () => {
    for (const [file, picture] of pictures) {
      expect(picture, file).not.toMatch(/<text|<script|<image|<foreignObject|href="[^#]|url\([^#]/);
      expect(picture, file).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test("refer only to what is defined in the same file, once", () => {
    for (const [file, picture] of pictures) {
      const defined = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const used = [...picture.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
      expect(new Set(defined).size, file).toBe(defined.length);
      expect(
        [...new Set(used)].filter((id) => !defined.includes(id)),
        file,
      ).toEqual([]);
    }
  });
});

describe("A poster", () => {
  test("is printed in at most three of the studio's inks on one of its papers", () => {
    const inks: readonly string[] = Object.values(INKS);
    const papers: readonly string[] = Object.values(PAPERS);
    for (const [slug, draw] of Object.entries(POSTERS)) {
      const { paper, marks } = draw();
      const used = new Set(coloursOf(marks));
      const printed = [...used].filter((colour) => inks.includes(colour));
      const mixed = new Set(printed.flatMap((a) => printed.map((b) => overprint(a, b))));
      expect(papers, slug).toContain(paper);
      expect(printed.length, slug).toBeLessThanOrEqual(3);
      const strange = [...used].filter(
        (colour) => !inks.includes(colour) && !papers.includes(colour) && !mixed.has(colour),
      );
      expect(strange, slug).toEqual([]);
    }
  });
});

function coloursOf(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => (mark.kind === "group" ? coloursOf(mark.marks) : [mark.colour]));
}
