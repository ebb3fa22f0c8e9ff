import { createHash } from "node:crypto";
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import pino from "pino";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { MediaRefused } from "../../content/MediaRefused.ts";
import { media as mediaTable } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { createMedia } from "./createMedia.ts";
import { createMediaLibrary, type MediaLibraryOptions } from "./createMediaLibrary.ts";
import { DRAFTS, diskStorage } from "./diskStorage.ts";
import { findImageWorker } from "./findImageWorker.ts";
import { drawing, gifOf, packedPng, photo } from "./testing/fixturePictures.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-library-"));
const uploads = join(folder, "uploads");
const storage = diskStorage(uploads);
const media = createMedia({
  stores: {},
  cacheFolder: join(folder, "cache"),
  cacheBytes: 1,
  process: { worker: findImageWorker(), timeLimitMs: 20_000, idleMs: 10_000 },
  queue: { maxWaiting: 50, maxLater: 0, quietMs: 0 },
  log: pino({ level: "silent" }),
});

afterAll(() => {
  media.stop();
  rmSync(folder, { recursive: true });
});

/** A file of this machine with this in it. */
function fileOf(content: Uint8Array | string): string {
  const file = join(folder, `given-${Math.random()}`);
  writeFileSync(file, content);
  return file;
}

/** What lies among the uploads. */
function lying(): readonly string[] {
  if (!existsSync(uploads)) return [];
  return readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(uploads.length + 1));
}

/** Film enough to be one by its first bytes. */
const FILM = Buffer.concat([
  Buffer.from("\0\0\0\x18ftypisom\0\0\0\0isommp42", "latin1"),
  Buffer.alloc(9000, 7),
]);

describeEachStore("The media library", ({ store }) => {
  const db = () => store().db;
  const library = (options: Partial<MediaLibraryOptions> = {}) =>
    createMediaLibrary({ db: db(), storage, measure: media.measure, onPicture, ...options });
  const told: string[] = [];
  const onPicture: MediaLibraryOptions["onPicture"] = async (_tx, src) => {
    told.push(src);
  };
  const take = (content: Uint8Array | string, name = "a") =>
    library().take({ file: fileOf(content), name });
  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => "taken",
      (error: unknown) => (error instanceof MediaRefused ? error.reason : error),
    );

  beforeEach(async () => {
    await db().delete(mediaTable);
    rmSync(uploads, { recursive: true, force: true });
  });

  test("keeps a picture under a name of its own, with its size as it is to be seen", async () => {
    const turned = await photo(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const file = fileOf(turned);
    const taken = await library().take({ file, name: "../../sea.png", alt: "The sea" });
    expect(taken).toMatchObject({
      kind: "picture",
      type: "image/jpeg",
      size: turned.length,
      width: 40,
      height: 60,
      wasKnown: false,
    });
    expect(taken.src).toMatch(/^\/media\/uploads\/\d{4}\/[0-9a-f]{32}\.jpg$/);
    const path = taken.src.slice("/media/uploads/".length);
    expect(readFileSync(join(uploads, path)).equals(turned)).toBe(true);
    expect(readFileSync(file).equals(turned)).toBe(true);
    const [row] = await db().select().from(mediaTable);
    expect(row).toMatchObject({
      name: "sea.png",
      alt: "The sea",
      title: "",
      focal: null,
      source: null,
    });
    expect(row?.hash).toBe(createHash("sha256").update(turned).digest("hex"));
    expect(lying()).toEqual([path]);
  });

  test("knows the same bytes again, whatever they are called", async () => {
    const first = await take(FILM, "a.mp4");
    expect(await take(FILM, "b.mov")).toEqual({ ...first, wasKnown: true });
    expect(lying()).toHaveLength(1);
  });

  test("keeps one of the same bytes that come many times at once", async () => {
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(FILM)));
    expect(new Set(taken.map(({ src }) => src)).size).toBe(1);
    expect(taken.filter(({ wasKnown }) => !wasKnown)).toHaveLength(1);
    expect(lying()).toHaveLength(1);
  });

  test("knows what came from the same origin before, without reading it again", async () => {
    const origin = { source: "https://old.example", sourceId: "7" };
    const first = await library().take({ file: fileOf(FILM), name: "a", origin });
    const again = await library().take({ file: join(folder, "gone"), name: "a", origin });
    expect(again).toEqual({ ...first, wasKnown: true });
  });

  test("keeps films, sounds, captions and documents as what they are", async () => {
    const bytes = (text: string) => Buffer.from(text, "latin1");
    const told = [];
    for (const [content, name] of [
      [FILM, "a.jpg"],
      [bytes("\x1a\x45\xdf\xa3\x42\x82\x84webm"), "a"],
      [bytes("\0\0\0\x18ftypM4A \0"), "a"],
      [bytes("ID3\x04\0"), "a"],
      [bytes("fLaC\0"), "a"],
      [bytes("RIFF\x24\0\0\0WAVEfmt "), "a"],
      [bytes("WEBVTT\n\n"), "a"],
      [bytes("%PDF-1.7\n<script>"), "a.html"],
      [bytes("PK\x03\x04\x14\0"), "a.docx"],
      [bytes("PK\x03\x04\x14\x01"), "a.html"],
      [bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"), "Old.XLS"],
    ] as const) {
      const { kind, type, src, width } = await take(content, name);
      told.push([kind, type, src.split(".")[1], width]);
    }
    expect(told).toEqual([
      ["film", "video/mp4", "mp4", null],
      ["film", "video/webm", "webm", null],
      ["sound", "audio/mp4", "m4a", null],
      ["sound", "audio/mpeg", "mp3", null],
      ["sound", "audio/flac", "flac", null],
      ["sound", "audio/wav", "wav", null],
      ["captions", "text/vtt", "vtt", null],
      ["document", "application/pdf", "pdf", null],
      [
        "document",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "docx",
        null,
      ],
      ["document", "application/zip", "zip", null],
      ["document", "application/vnd.ms-excel", "xls", null],
    ]);
  });

  test("refuses what it does not keep, and nothing of it stays", async () => {
    const jpeg = await photo(600, 400).jpeg().toBuffer();
    const png = await photo(300, 200).png().toBuffer();
    const tiff = await sharp(png).tiff().toBuffer();
    expect(await reasonOf(take(""))).toBe("empty");
    for (const other of [
      "<!doctype html><script>alert(1)</script>",
      "<?xml version='1.0'?><root/>",
      "just words",
      "MZ\x90\0",
      "#!/bin/sh",
      "\x1f\x8b\x08\0svgz",
      "\0\0\0\x1cftypheic",
      tiff,
    ]) {
      expect(await reasonOf(take(other, "a.jpg"))).toBe("type");
    }
    for (const broken of [
      jpeg.subarray(0, 3000),
      png.subarray(0, 3000),
      "\x89PNG\r\n\x1a\n",
      "GIF89a=1/*",
      "<svg xmlns='http://www.w3.org/2000/svg'><circle",
      "<html><svg xmlns='http://www.w3.org/2000/svg'></svg><script>1</script></html>",
    ]) {
      const content = typeof broken === "string" ? Buffer.from(broken, "latin1") : broken;
      expect(await reasonOf(take(content, "a.jpg"))).toBe("damaged");
    }
    for (const [width, height] of [
      [10_001, 10_000],
      [30_000, 1],
    ] as const) {
      expect(await reasonOf(take(packedPng(width, height)))).toBe("too-many-pixels");
    }
    const large = Readable.from(
      (function* () {
        yield jpeg;
        for (let piece = 0; piece < 65; piece++) yield Buffer.alloc(1024 * 1024);
      })(),
    );
    expect(await reasonOf(library().receive(large, { name: "a" }))).toBe("too-large");
    expect(large.destroyed).toBe(true);
    expect(lying()).toEqual([]);
    expect(await db().$count(mediaTable)).toBe(0);
  });

  test("takes a picture of as many pixels and frames as it may have", async () => {
    expect(await take(packedPng(10_000, 10_000))).toMatchObject({ width: 10_000, height: 10_000 });
    expect(await take(gifOf(60_000))).toMatchObject({ width: 2, height: 1, type: "image/gif" });
  });

  test("refuses what claims to be vast by its head alone", async () => {
    const lossless = Buffer.from("RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\xff\xff\xff\x0f", "latin1");
    for (const head of [
      Buffer.concat([lossless, Buffer.alloc(20)]),
      Buffer.from("GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0", "latin1"),
    ]) {
      expect(await reasonOf(take(head))).toMatch(/^(?:too-many-pixels|damaged)$/);
    }
    expect(lying()).toEqual([]);
  });

  test("fits the shape of a vast drawing into what a page may say of it", async () => {
    const vast = drawing("").replace("viewBox", 'width="30000" height="3000" viewBox');
    expect(await take(vast)).toMatchObject({
      type: "image/svg+xml",
      width: 20_000,
      height: 2000,
    });
  });

  test("shows names and texts that harm nobody", async () => {
    const name = `C:\\x\\..\\\u202egnp\0.${"é".repeat(5000)}`;
    await library().take({ file: fileOf(FILM), name, alt: "\ud800\0", caption: "x".repeat(6000) });
    await take("WEBVTT\n\n", "\u202e\0");
    const rows = await db().select().from(mediaTable);
    const [film, nameless] = rows.sort((a, b) => b.size - a.size);
    expect(film?.name).toBe(`gnp.${"é".repeat(251)}`);
    expect([film?.alt, film?.caption.length]).toEqual(["\ufffd", 5000]);
    expect(nameless?.name).toBe("file");
  });

  test("keeps nothing of what breaks off", async () => {
    const broken = new Readable({ read() {} });
    broken.push(FILM);
    const taking = reasonOf(library().receive(broken, { name: "a" }));
    broken.destroy(new Error("gone"));
    expect(await taking).toEqual(new Error("gone"));
    expect(lying()).toEqual([]);
  });

  test("says that the disk is full, and keeps nothing", async () => {
    const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    const begin = async () => {
      const draft = await storage.begin();
      return { ...draft, keep: () => Promise.reject(full) };
    };
    const taking = library({ storage: { ...storage, begin } }).take({
      file: fileOf(FILM),
      name: "a",
    });
    await expect(taking).rejects.toThrow(
      /^The disk that the media are kept on is full\. Make room/,
    );
    expect(lying()).toEqual([]);
    expect(await db().$count(mediaTable)).toBe(0);
  });

  test.skipIf(!existsSync("/dev/full"))(
    "says so where the disk fills while a film comes",
    async () => {
      const begin = async () => {
        const stream = createWriteStream("/dev/full");
        return { ...(await storage.begin()), stream };
      };
      const taking = library({ storage: { ...storage, begin } }).take({
        file: fileOf(FILM),
        name: "a",
      });
      await expect(taking).rejects.toThrow(
        /^The disk that the media are kept on is full\. Make room/,
      );
      expect(lying()).toEqual([]);
    },
  );

  test("tells of each new picture in the transaction that makes it known", async () => {
    told.length = 0;
    const picture = await photo(30, 20).png().toBuffer();
    const broken = library({ onPicture: () => Promise.reject(new Error("no queue")) });
    await expect(broken.take({ file: fileOf(picture), name: "a" })).rejects.toThrow("no queue");
    expect(await db().$count(mediaTable)).toBe(0);
    // Nobody could say whether that was committed: the file is left to be tidied.
    expect(lying()).toHaveLength(1);
    const { src } = await take(picture);
    await take(picture);
    await take(FILM);
    expect(told).toEqual([src]);
  });

  test("says what is wrong with a file that is not there", async () => {
    const taking = library().take({ file: join(folder, "none"), name: "a" });
    await expect(taking).rejects.toThrow(/ENOENT/);
  });

  test("puts no file below another's folder", async () => {
    await take(FILM);
    expect(readdirSync(uploads).sort()).toEqual([DRAFTS, String(new Date().getUTCFullYear())]);
  });
});
