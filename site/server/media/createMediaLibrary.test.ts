import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { media as mediaTable } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import type { MediaLibraryOptions } from "./createMediaLibrary.ts";
import { DRAFTS } from "./diskStorage.ts";
import { FILM, photo } from "./testing/fixturePictures.ts";
import { openLibraryFolder } from "./testing/openLibraryFolder.ts";

const opened = openLibraryFolder();
const { fileOf, folder, lying, told, uploads } = opened;

afterAll(opened.close);

describeEachStore("The media library", ({ store }) => {
  const db = () => store().db;
  const library = (options?: Partial<MediaLibraryOptions>) => opened.library(db(), options);
  const take = (content: Uint8Array | string, name?: string) => opened.take(db(), content, name);
  beforeEach(() => opened.clear(db()));

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

  test("has a file again that was lost, as after a dump without media, once somebody brings it", async () => {
    const origin = { source: "https://old.example", sourceId: "7" };
    const first = await library().take({ file: fileOf(FILM), name: "a", origin });
    const path = first.src.slice("/media/uploads/".length);
    for (const again of [
      () => take(FILM),
      () => library().take({ file: fileOf(FILM), name: "a", origin }),
    ]) {
      rmSync(join(uploads, path));
      expect(await again()).toEqual({ ...first, wasKnown: true });
      expect(lying()).toEqual([path]);
    }
  });

  test("knows one file by each of its origins, and finds of them what is still there", async () => {
    const source = "https://old.example";
    const [one, two, three] = ["1", "2", "3"].map((sourceId) => ({ source, sourceId }));
    const origins = [one, two, three].filter((origin) => origin !== undefined);
    const first = await library().take({ file: fileOf(FILM), name: "a", origin: one });
    expect(await library().take({ file: fileOf(FILM), name: "b", origin: two })).toEqual({
      ...first,
      wasKnown: true,
    });
    expect([...(await library().findTaken(origins)).entries()]).toMatchObject([
      ["1", { src: first.src }],
      ["2", { src: first.src }],
    ]);
    rmSync(join(uploads, first.src.slice("/media/uploads/".length)));
    expect((await library().findTaken(origins)).size).toBe(0);
  });

  test("knows what came from an address that is longer than any index can hold", async () => {
    const sign = Array.from({ length: 60 }, (_, n) =>
      createHash("sha256").update(`${n}`).digest("hex"),
    ).join("");
    const origin = { source: "csv:shop", sourceId: `https://old.example/a.mp4?sign=${sign}` };
    const first = await library().take({ file: fileOf(FILM), name: "a", origin });
    expect((await library().findTaken([origin])).get(origin.sourceId)?.src).toBe(first.src);
  });

  test("takes what an origin has become once its file was lost", async () => {
    const origin = { source: "https://old.example", sourceId: "7" };
    const first = await library().take({ file: fileOf(FILM), name: "a", origin });
    rmSync(join(uploads, first.src.slice("/media/uploads/".length)));
    const captions = { file: fileOf("WEBVTT\n\n"), name: "a", origin };
    const second = await library().take(captions);
    expect(second).toMatchObject({ kind: "captions", wasKnown: false });
    expect((await library().findTaken([origin])).get("7")).toMatchObject({ src: second.src });
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

  test("tells of each new picture in the transaction that makes it known", async () => {
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
