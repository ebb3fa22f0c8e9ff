import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { importExport } from "../../site/content/import/importExport.ts";
import { sanitiseHtml } from "../../site/content/sanitiseHtml.ts";
import { createMemorySink } from "../support/exports/createMemorySink.ts";
import { withFile } from "../support/exports/withFile.ts";
import { hostileExport } from "../support/hostileExport.ts";
import { injections } from "../support/injections.ts";
import { openPages } from "../support/openPages.ts";
import { publicBrokenMarkup, publicInjections } from "../support/publicStrings/publicStrings.ts";
import { answer, type Shown, showInFrames } from "../support/showInFrames.ts";
import { tagSoup } from "../support/tagSoup.ts";

/** Sanitised strings that share a frame: unlike the others, they cannot disturb one another. */
const SHARE = 20;

/** How many of the strings run in Chromium as they are: the others are for other parsers. */
const RUN_UNCLEANED = 180;

/** Of the public ones; the others are for browsers of their time, or for servers. */
const PUBLIC_RUN_UNCLEANED = 100;

const SOUP = "http://localhost:1/soup";

const openPage = openPages();

/** The strings, cleaned or not, each in a frame without any policy, that tells who ran. */
describe("Hostile strings in Chromium, without a content security policy", () => {
  test("run as they are, so that a run would be seen", async () => {
    const { ran } = await show(injections);
    expect(ran.length).toBeGreaterThanOrEqual(RUN_UNCLEANED);
  });

  test("of public lists run as they are, too", async () => {
    expect(publicInjections.length).toBeGreaterThanOrEqual(500);
    const { ran } = await show(publicInjections);
    expect(ran.length).toBeGreaterThanOrEqual(PUBLIC_RUN_UNCLEANED);
  }, 120_000);

  test("of public lists never run when sanitised", async () => {
    const { ran, dangers } = await show(shared(publicInjections.map(sanitiseHtml)));
    expect(ran.map((index) => publicInjections.slice(index * SHARE, (index + 1) * SHARE))).toEqual(
      [],
    );
    expect(dangers).toEqual([]);
  }, 120_000);

  test("never run when sanitised, whatever is clicked, focused, hovered or parsed again", async () => {
    const { ran, dangers } = await show(shared(injections.map(sanitiseHtml)));
    expect(ran.map((index) => injections[index])).toEqual([]);
    expect(dangers).toEqual([]);
  });

  test("never run from any field of an import", async () => {
    const { ran, dangers } = await show(shared(await importedBodies()));
    expect(ran.map((index) => injections[index])).toEqual([]);
    expect(dangers).toEqual([]);
  });
});

describe("Sanitised markup in Chromium", () => {
  test("stays in its box, however broken it was", async () => {
    const soups = [
      ...fc.sample(tagSoup(), { seed: 4, numRuns: 400 }),
      ...publicBrokenMarkup,
      ...publicInjections,
    ];
    const page = await openPage({ expected: [/./s] });
    await page.route(SOUP, (route) => answer(route, soupPage(soups.map(sanitiseHtml))));
    await page.goto(SOUP);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll(".after")].flatMap((after, index) => {
        const list = after.previousElementSibling;
        const box = list?.firstElementChild?.firstElementChild;
        const isWhole =
          after.parentElement === document.body &&
          after.innerHTML === "after" &&
          list?.children.length === 1 &&
          box?.className === "box" &&
          box.nextSibling === null &&
          box.lastElementChild?.className === "end";
        return isWhole ? [] : [index];
      }),
    );
    expect(await page.locator(".after").count()).toBe(soups.length);
    expect(broken.map((index) => soups[index])).toEqual([]);
  });
});

async function importedBodies(): Promise<string[]> {
  const sink = createMemorySink();
  await withFile(hostileExport(), (path) => importExport(path, sink));
  return [...sink.documents.values()].map(({ body }) => String(body.blocks[0]?.fields.html ?? ""));
}

function shared(htmls: readonly string[]): string[] {
  const groups: string[] = [];
  for (let first = 0; first < htmls.length; first += SHARE) {
    groups.push(
      htmls
        .slice(first, first + SHARE)
        .map((html) => `<div>${html}</div>`)
        .join(""),
    );
  }
  return groups;
}

async function show(strings: readonly string[]): Promise<Shown> {
  return showInFrames(await openPage({ expected: [/./s] }), strings);
}

function soupPage(htmls: readonly string[]): string {
  const boxes = htmls.map(
    (html) =>
      `<ul><li><div class="box">${html}<hr class="end"></div></li></ul><p class="after">after</p>`,
  );
  return `<!doctype html><body>${boxes.join("")}`;
}
