import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createProductSink } from "../../tests/support/exports/createProductSink.ts";
import { linkedText } from "./contact-forms/template/linkedText.ts";
import { readFormTemplate } from "./contact-forms/template/readFormTemplate.ts";
import type { AddressBook } from "./import/createAddressBook.ts";
import { createContactForms } from "./import/createContactForms.ts";
import { createOldSite } from "./import/createOldSite.ts";
import { createPictures } from "./import/createPictures.ts";
import { createUploads } from "./import/createUploads.ts";
import type { ItemRecord } from "./import/ExportRecord.ts";
import { phpValue } from "./import/phpValue.ts";
import { plainLines } from "./import/plainLines.ts";
import { readBody } from "./import/readBody.ts";
import { readExport } from "./import/readExport.ts";
import { rewriteAddresses } from "./import/rewriteAddresses.ts";
import { toContactForm } from "./import/toContactForm.ts";
import { importProducts } from "./import-products/importProducts.ts";
import { readRows } from "./import-products/readRows.ts";
import { plainTextOf } from "./plainTextOf.ts";
import { HtmlTooLong } from "./sanitiseHtml.ts";

/** How much longer twice as much text may take; reading each part against each other takes four times as long. */
const MOST = 3;
/** Less than this is no measure, in milliseconds of the processor. */
const LEAST_MS = 30;
/** As many as a busy machine may need for one quiet one of each length; four times as long stays so in all. */
const TRIES = 12;

const pictures = createPictures();
const survey = { site: "https://old.example", pictures, contactForms: createContactForms() };
const file = { src: "/media/uploads/a.jpg", kind: "picture", width: 4, height: 3 } as const;
const book: AddressBook = {
  oldSite: createOldSite(survey.site),
  linkTo: () => undefined,
  linkToItem: () => undefined,
  linkToTerm: () => undefined,
  isFileLeft: () => false,
  file: () => file,
};
const words = { weight: "Weight", dimensions: "Size" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-foreign-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function readFile(text: string, read: (path: string) => AsyncIterable<unknown>) {
  const path = join(folder, "file");
  await writeFile(path, text);
  for await (const _record of read(path));
}

function item(text: string): ItemRecord {
  const fields = { "wp:post_id": "1", "wp:attachment_url": `https://old.example/${text}.jpg` };
  const meta = ["_wp_attached_file", "_wp_attachment_metadata", "_messages", "_mail", "_locale"];
  return {
    type: "item",
    fields: new Map([...Object.entries(fields), ["title", text]]),
    terms: [],
    meta: new Map([
      ...meta.map((name) => [name, text] as const),
      ["_form", "[text a]"],
      ["_additional_settings", `a: b${text}c`],
    ]),
  };
}

/** Whatever reads foreign text without a limit of its own far below a megabyte. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  "the text of a page": (text) => readBody(text, "1", { ...survey, book }),
  "a picture with words of that": (text) =>
    rewriteAddresses(`<img src="a.jpg" title="${text.replace(/["<>]/g, " ")}" />`, {
      book,
      pictures,
    }),
  "a comment": (text) => plainLines(text),
  "the addresses of uploads": (text) => {
    const uploads = createUploads();
    uploads.addText(`${text} /wp-content/uploads/`);
    uploads.list(() => true);
  },
  "an attachment": (text) => {
    createUploads().addAttachment(item(text));
    createPictures().add(item(text));
  },
  "a contact form's template": readFormTemplate,
  "a contact form's field": (text) => readFormTemplate(`[textarea a ${text}]`),
  "a contact form's texts": linkedText,
  "a contact form's settings": (text) => toContactForm(item(text)),
  "what PHP wrote": phpValue,
  "the words of a page": (html) =>
    plainTextOf({ version: 1, blocks: [{ id: "a", type: "foreign-html", fields: { html } }] }),
  "a table": (text) => readFile(text, readRows),
  "a product": (text) => {
    const cell = `"${text.replaceAll('"', '""')}"`;
    const row = `ID,Name,Weight (kg),Regular price,Categories\n1,a,${cell},${cell},${cell}\n`;
    return readFile(row, async function* (path) {
      yield await importProducts(path, createProductSink(), { minorUnit: 100, words });
    });
  },
  "an export": (text) => readFile(`<?xml version="1.0"?><rss><channel><item>${text}`, readExport),
};

/** What the formats begin, end and part things with, and what stands open at the end. */
const TEXTS = [
  ...[
    "<",
    ">",
    "[",
    "]",
    "[[",
    "]]>",
    '"',
    "'",
    "&",
    "\\",
    "/",
    "//",
    "{",
    "|",
    ",",
    ";",
    "=",
    "%",
  ],
  ...[
    "<!--",
    "<!-- wp:a /-->",
    "wp:",
    "<![CDATA[",
    "<a ",
    "<p>",
    "</p ",
    "<div>",
    "<b>",
    "<ul><li>",
  ],
  ...[
    '<a href="">',
    ' href=""',
    "<pre>",
    "<script>",
    "<style>",
    "<textarea>",
    "<video>",
    "<label>",
  ],
  ...["[a ", "[a]", "[/a]", "[caption]", "[acceptance a]", '[text a "', "a:1:{", 's:1:"', "i:1;"],
  ...["\n", "\r", " ", "-", "0", "1", "https://a\n", "/wp-content/uploads/", "a:b\n"],
] as const;

test.each(Object.entries(READERS))(
  "Reading %s takes no longer than it is long, whatever it is made of",
  async (_what, read) => {
    const slow: string[] = [];
    for (const unit of TEXTS) if (!(await isLinear(read, unit))) slow.push(unit);
    expect(slow).toEqual([]);
  },
  300_000,
);

async function isLinear(read: (text: string) => unknown, unit: string): Promise<boolean> {
  let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // What else the machine does makes it longer, never shorter.
  for (let tried = 0; tried < TRIES; tried += 1) {
    half = Math.min(half, await cost(read, unit, 500_000));
    whole = Math.min(whole, await cost(read, unit, 1_000_000));
    if (whole <= MOST * Math.max(half, LEAST_MS)) return true;
  }
  return false;
}

/** In milliseconds of the processor. */
async function cost(
  read: (text: string) => unknown,
  unit: string,
  length: number,
): Promise<number> {
  const text = Buffer.from(unit.repeat(Math.ceil(length / unit.length)))
    .toString()
    .slice(0, length);
  const before = process.cpuUsage();
  try {
    await read(text);
  } catch (error) {
    const isRefused = error instanceof HtmlTooLong || /Import/.test((error as Error).name);
    if (!isRefused) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test("Addresses of uploads are looked for where they may be, not behind every slash", async () => {
  const read = READERS["the addresses of uploads"] ?? (() => {});
  const plain = await cost(read, "a word ", 1_000_000);
  expect(await cost(read, "//", 1_000_000)).toBeLessThan(20 * Math.max(plain, LEAST_MS));
});
