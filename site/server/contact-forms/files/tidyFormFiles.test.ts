import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import { writeContactForm } from "../../../store/contactForms.ts";
import { submissionFiles, submissions } from "../../../store/schema.ts";
import { describeEachStore } from "../../../store/testing/describeEachStore.ts";
import { formContent } from "../../../store/testing/formContent.ts";
import { storeSubmission } from "../../../store/testing/storeSubmission.ts";
import { diskStorage } from "../../media/diskStorage.ts";
import type { MediaStorage } from "../../media/MediaStorage.ts";
import { LEFT_BEHIND_MS } from "../../media/removeUnknown.ts";
import { tidyFormFiles } from "./tidyFormFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-tidy-forms-"));
afterAll(() => rmSync(folder, { recursive: true }));

const TOMORROW = Date.now() + LEFT_BEHIND_MS + 60_000;

describeEachStore("Tidying the files of forms", ({ store }) => {
  test("removes what was kept long enough, what belongs to nothing, and nothing else", async () => {
    const { db } = store();
    const storage = diskStorage(folder);
    const nameOf = (at: number) => `${String(at).padStart(32, "0")}.pdf`;
    mkdirSync(join(folder, "2026"), { recursive: true });
    const content = { ...formContent("form"), handling: { ...plainHandling, keepFileDays: 5 } };
    const { id: formId } = await writeContactForm(db, content);
    // More than are noted at once.
    const files = Array.from({ length: 130 }, (_, at) => ({
      ...{ field: "cv", name: "cv.pdf", type: "application/pdf", size: 1 },
      path: `2026/${nameOf(at)}`,
    }));
    for (const { path } of files) writeFileSync(join(folder, path), "x");
    await storeSubmission(db, { formId, files });
    await db
      .update(submissionFiles)
      .set({ createdAt: sql`now() - interval '6 days'` })
      .where(sql`${submissionFiles.path} <> ${files[0]?.path}`);

    const tidy = (now?: number) =>
      tidyFormFiles({ db, storage, keepDays: null, ...(now !== undefined && { now }) });
    expect(await tidy()).toBe(129);
    expect(readdirSync(join(folder, "2026"))).toEqual([nameOf(0)]);
    expect(await tidy()).toBe(0);
    // What is known stays, however old its file is.
    expect(await tidy(TOMORROW)).toBe(0);
    writeFileSync(join(folder, "2026/by-hand.pdf"), "x");
    await db.delete(submissions);
    expect(await tidy()).toBe(0);
    expect(await tidy(TOMORROW)).toBe(1);
    expect(readdirSync(join(folder, "2026"))).toEqual(["by-hand.pdf"]);
    rmSync(join(folder, "2026"), { recursive: true });
  });

  test("goes past those that cannot be removed, and tells of them in the end", async () => {
    const { db } = store();
    await db.delete(submissions);
    const { id: formId } = await writeContactForm(db, formContent("stuck"));
    const pathOf = (at: number) => `2026/${String(at).padStart(32, "0")}.pdf`;
    const files = Array.from({ length: 130 }, (_, at) => ({
      ...{ field: "cv", name: "cv.pdf", type: "application/pdf", size: 1 },
      path: pathOf(at),
    }));
    await storeSubmission(db, { formId, files });
    await db.update(submissionFiles).set({ createdAt: sql`now() - interval '6 days'` });
    const stuck = new Set([pathOf(0), pathOf(7)]);
    const removed: string[] = [];
    const storage: MediaStorage = {
      ...diskStorage(folder),
      async remove(path) {
        if (stuck.has(path)) throw Object.assign(new Error("not permitted"), { code: "EACCES" });
        removed.push(path);
      },
    };
    const tidy = () => tidyFormFiles({ db, storage, keepDays: 5 });
    const told = "2 could not be removed, 128 were";
    await expect(tidy()).rejects.toMatchObject({ message: told, cause: { code: "EACCES" } });
    expect(new Set(removed).size).toBe(128);
    // They are tried again, and the others are known to be gone.
    stuck.clear();
    expect(await tidy()).toBe(2);
    expect(removed).toHaveLength(130);
  });

  test("gives up where no file can be removed", async () => {
    const { db } = store();
    await db.update(submissionFiles).set({ removedAt: null });
    const remove = vi.fn(() => Promise.reject(new Error("no disk")));
    const storage = { ...diskStorage(folder), remove };
    await expect(tidyFormFiles({ db, storage, keepDays: 5 })).rejects.toThrow("100 could not");
    expect(remove).toHaveBeenCalledTimes(100);
  });
});
