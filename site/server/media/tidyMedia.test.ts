import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { TRASH_DAYS } from "../../content/mediaWire.ts";
import { addMedia } from "../../store/media.ts";
import { media } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { DRAFTS, diskStorage } from "./diskStorage.ts";
import type { MediaStorage } from "./MediaStorage.ts";
import { LEFT_BEHIND_MS } from "./removeUnknown.ts";
import { tidyMedia } from "./tidyMedia.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-tidy-"));
afterAll(() => rmSync(folder, { recursive: true }));

const KNOWN = `2026/${"a".repeat(32)}.vtt`;
const ORPHAN = `2026/${"b".repeat(32)}.vtt`;

describeEachStore("Tidying the media", ({ store }) => {
  test("removes what crashes left, once it is a day old, and nothing else", async () => {
    const { db } = store();
    const storage = diskStorage(folder);
    expect(await tidyMedia({ db, storage })).toBe(0);
    const put = (path: string) => {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), "WEBVTT\n");
      // An old time of its own, as a restored file has, does not make it one that was left.
      utimesSync(join(folder, path), new Date(0), new Date(0));
    };
    for (const path of [KNOWN, ORPHAN, "2026/by-hand.jpg", "own/x.vtt", `${DRAFTS}/draft`])
      put(path);
    await addMedia(db, {
      hash: "0".repeat(64),
      path: KNOWN,
      kind: "captions",
      type: "text/vtt",
      size: 7,
      width: null,
      height: null,
      name: "a.vtt",
    });
    expect(await tidyMedia({ db, storage })).toBe(0);
    const tomorrow = Date.now() + LEFT_BEHIND_MS + 60_000;
    expect(await tidyMedia({ db, storage, now: tomorrow })).toBe(2);
    expect(readdirSync(join(folder, "2026")).sort()).toEqual([
      `${"a".repeat(32)}.vtt`,
      "by-hand.jpg",
    ]);
    expect(readdirSync(join(folder, DRAFTS))).toEqual([]);
    expect(readdirSync(join(folder, "own"))).toEqual(["x.vtt"]);
    rmSync(join(folder, "2026"), { recursive: true });
  });

  test("goes past what cannot be removed, and tells of it in the end", async () => {
    const { db } = store();
    await db.delete(media);
    const names = ["c", "d", "e"].map((letter) => `2026/${letter.repeat(32)}.vtt`);
    mkdirSync(join(folder, "2026"), { recursive: true });
    for (const path of names) writeFileSync(join(folder, path), "WEBVTT\n");
    const disk = diskStorage(folder);
    const storage: MediaStorage = {
      ...disk,
      async remove(path) {
        if (path === names[0]) throw Object.assign(new Error("not permitted"), { code: "EACCES" });
        await disk.remove(path);
      },
    };
    const tomorrow = Date.now() + LEFT_BEHIND_MS + 60_000;
    await expect(tidyMedia({ db, storage, now: tomorrow })).rejects.toMatchObject({
      ...{ message: "1 could not be removed, 2 were", cause: { code: "EACCES" } },
    });
    expect(readdirSync(join(folder, "2026"))).toEqual([`${"c".repeat(32)}.vtt`]);
    rmSync(join(folder, "2026"), { recursive: true });
  });

  test("removes what was thrown away 30 days ago, and keeps what was later", async () => {
    const { db } = store();
    await db.delete(media);
    const storage = diskStorage(folder);
    mkdirSync(join(folder, "2026"), { recursive: true });
    const ages = [0, TRASH_DAYS - 1, TRASH_DAYS + 1];
    for (const age of ages) {
      const path = `2026/${String(age).padStart(32, "0")}.vtt`;
      writeFileSync(join(folder, path), "WEBVTT\n");
      const file = { kind: "captions", type: "text/vtt", size: 7, name: `${age}.vtt` } as const;
      const hash = String(age).padStart(64, "0");
      const added = await addMedia(db, { ...file, hash, path, width: null, height: null });
      if (age === 0 || !added) continue;
      const trashedAt = sql`now() - ${age} * interval '1 day'`;
      await db.update(media).set({ trashedAt }).where(eq(media.id, added.id));
    }
    expect(await tidyMedia({ db, storage })).toBe(1);
    const kept = (await db.select().from(media)).map(({ name }) => name);
    expect(kept.sort()).toEqual(["0.vtt", `${TRASH_DAYS - 1}.vtt`]);
    expect(readdirSync(join(folder, "2026"))).toHaveLength(2);
    rmSync(join(folder, "2026"), { recursive: true });
  });
});
