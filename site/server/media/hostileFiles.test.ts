import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { MediaRefused } from "../../content/MediaRefused.ts";
import { media as mediaTable } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import type { MediaLibraryOptions } from "./createMediaLibrary.ts";
import { drawing, FILM, gifOf, packedPng, photo } from "./testing/fixturePictures.ts";
import { openLibraryFolder } from "./testing/openLibraryFolder.ts";

const opened = openLibraryFolder();
const { fileOf, lying, storage } = opened;

afterAll(opened.close);

describeEachStore("Before hostile files, the media library", ({ store }) => {
  const db = () => store().db;
  const library = (options?: Partial<MediaLibraryOptions>) => opened.library(db(), options);
  const take = (content: Uint8Array | string, name?: string) => opened.take(db(), content, name);
  beforeEach(() => opened.clear(db()));

  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => "taken",
      (error: unknown) => (error instanceof MediaRefused ? error.reason : error),
    );

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
    const reason = "Save it as JPEG and bring it again.";
    await expect(take("\0\0\0\x1cftypheic", "a.heic")).rejects.toThrow(reason);
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
});
