import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wholeSite } from "../../../tests/support/exports/wholeSite.ts";
import { documents, media } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { createLog } from "../createLog.ts";
import { openMedia } from "../media/openMedia.ts";
import { importInto } from "./importInto.ts";

describeEachStore("The files of an old site, imported again,", ({ store }) => {
  const db = () => store().db;
  let folder: string;
  let opened: ReturnType<typeof openMedia>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-files-again-"));
    await writeFile(join(folder, "site.xml"), wholeSite());
    await mkdir(join(folder, "uploads/2019/04"), { recursive: true });
    const root = join(import.meta.dirname, "../../..");
    opened = openMedia({ root, mediaDir: folder, db: db(), log: createLog("silent").log });
    for (const table of [documents, media]) await db().delete(table);
  });
  afterEach(async () => {
    await opened.media.stop();
    await rm(folder, { recursive: true, force: true });
  });

  /** @returns how many files were read */
  async function run(): Promise<number> {
    let taken = 0;
    const take: typeof opened.library.take = (file) => {
      taken += 1;
      return opened.library.take(file);
    };
    const request = {
      file: join(folder, "site.xml"),
      media: join(folder, "uploads"),
      download: false,
    };
    await importInto(store(), request, { library: { ...opened.library, take }, tell: () => {} });
    return taken;
  }

  test("are known, also two of the same bytes; one that was lost since comes back", async () => {
    const background = { r: 9, g: 90, b: 200 };
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
    for (const name of ["press.png", "TYPE.png"])
      await picture
        .clone()
        .png()
        .toFile(join(folder, "uploads/2019/04", name));
    expect([await run(), await db().$count(media)]).toEqual([2, 1]);
    expect(await run()).toBe(0);
    const [row] = await db().select().from(media);
    await rm(join(folder, "uploads", row?.path ?? ""));
    expect([await run(), await run()]).toEqual([2, 0]);
    expect(await db().select().from(media)).toEqual([row]);
  });
});
