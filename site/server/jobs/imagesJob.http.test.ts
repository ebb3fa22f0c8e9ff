import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { openMedia } from "../media/openMedia.ts";
import { photo } from "../media/testing/fixturePictures.ts";
import { imagesJob } from "./imagesJob.ts";
import { startWorkers } from "./startWorkers.ts";

const log = pino({ level: "silent" });

describeEachStore("The sizes of a picture", ({ store }) => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-images-"));
  let opened: ReturnType<typeof openMedia>;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    opened = openMedia({ root: folder, mediaDir: folder, db: store().db, log });
    stop = await startWorkers({
      store: store(),
      handlers: { images: imagesJob(opened.media) },
      log,
    });
  });
  afterAll(async () => {
    await stop();
    opened.media.stop();
    rmSync(folder, { recursive: true });
  });

  async function take(content: Uint8Array, name = "a"): Promise<string> {
    const file = join(folder, "given");
    writeFileSync(file, content);
    return (await opened.library.take({ file, name })).src;
  }

  /** The widths of what lies in the cache. */
  async function widths(): Promise<readonly (number | undefined)[]> {
    const made = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name.endsWith(".webp"))
      .map((entry) => sharp(join(entry.parentPath, entry.name)).metadata());
    return (await Promise.all(made)).map(({ width }) => width).sort((a = 0, b = 0) => a - b);
  }

  test("that a page is likely to ask for are made once it is taken, and none twice", async () => {
    const src = await take(await photo(2000, 100).jpeg().toBuffer());
    await expect.poll(widths).toEqual([320, 640, 1280]);
    expect(await opened.media.prepare(src)).toBe(0);
    const small = await photo(500, 100).jpeg().toBuffer();
    await take(small);
    await expect.poll(widths).toEqual([320, 320, 500, 640, 1280]);
  });

  test("are not wanted of what is no picture, or is gone", async () => {
    expect(await opened.media.prepare("/media/uploads/2026/none.jpg")).toBe(0);
    expect(await opened.media.prepare("/elsewhere.jpg")).toBe(0);
    const src = await take(Buffer.from("WEBVTT\n\n"));
    expect(await opened.media.prepare(src)).toBe(0);
  });
});
