import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { plainHandling } from "../content/contact-forms/FormHandling.ts";
import { writeContactForm } from "./contactForms.ts";
import { submissionFiles, submissions } from "./schema.ts";
import {
  findSubmissionFile,
  knownFormPaths,
  listOutdatedFiles,
  listSubmissionFiles,
  type NewSubmissionFile,
  noteFilesRemoved,
} from "./submissionFiles.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { formContent } from "./testing/formContent.ts";
import { storeSubmission } from "./testing/storeSubmission.ts";

const NO_ID = "00000000-0000-4000-8000-000000000000";

describeEachStore("Files of submissions", ({ store }) => {
  const db = () => store().db;
  let given = 0;
  beforeEach(async () => {
    await db().delete(submissions);
  });

  const file = (part: Partial<NewSubmissionFile> = {}): NewSubmissionFile => {
    given += 1;
    return {
      ...{ field: "cv", name: "cv.pdf", type: "application/pdf", size: 7 },
      path: `2026/${String(given).padStart(32, "0")}.pdf`,
      ...part,
    };
  };
  async function submit(
    files: readonly NewSubmissionFile[],
    { keepFileDays = null, key = "form" }: { keepFileDays?: number | null; key?: string } = {},
  ): Promise<string> {
    const content = { ...formContent(key), handling: { ...plainHandling, keepFileDays } };
    const { id: formId } = await writeContactForm(db(), content);
    return storeSubmission(db(), { formId, files });
  }
  const age = (days: number, path: string) =>
    db()
      .update(submissionFiles)
      .set({ createdAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(submissionFiles.path, path));

  test("are kept with it, and found by their names", async () => {
    const [photo, cv] = [
      file({ field: "photo", name: "me\0 😀.jpg", size: 3_000_000_000 }),
      file(),
    ];
    const id = await submit([photo, cv]);
    const rows = await listSubmissionFiles(db(), id);
    expect(rows).toMatchObject([cv, { ...photo, name: "me 😀.jpg" }]);
    expect(await findSubmissionFile(db(), rows[0]?.id ?? "")).toEqual(rows[0]);
    expect(await findSubmissionFile(db(), NO_ID)).toBeUndefined();
    expect(await knownFormPaths(db(), [photo.path, "2026/x.pdf"])).toEqual(new Set([photo.path]));
    expect(await knownFormPaths(db(), [])).toEqual(new Set());
  });

  test("are stored with it or not at all", async () => {
    const taken = file();
    await submit([taken]);
    // Its place is taken: so neither comes.
    await expect(submit([file(), taken])).rejects.toThrow();
    expect(await db().$count(submissions)).toBe(1);
    expect(await db().$count(submissionFiles)).toBe(1);
  });

  test("go with it", async () => {
    const [row] = await listSubmissionFiles(db(), await submit([file()]));
    await db().delete(submissions);
    expect(await findSubmissionFile(db(), row?.id ?? "")).toBeUndefined();
  });

  test("are kept as long as their form says, else as the site does, else for ever", async () => {
    const [short, long, usual] = [file(), file(), file()];
    await submit([short], { key: "short", keepFileDays: 5 });
    await submit([long], { key: "long", keepFileDays: 50 });
    await submit([usual], { key: "usual" });
    for (const { path } of [short, long, usual]) await age(10, path);
    const pathsFor = async (keepDays: number | null, most = 9) =>
      (await listOutdatedFiles(db(), { keepDays, most })).map(({ path }) => path);
    expect(await pathsFor(null)).toEqual([short.path]);
    expect(await pathsFor(11)).toEqual([short.path]);
    await age(9, usual.path);
    expect(await pathsFor(8)).toEqual([short.path, usual.path]);
    expect(await pathsFor(8, 1)).toEqual([short.path]);
  });

  test("that were cleared away keep their names, and are found no more", async () => {
    const one = file();
    const id = await submit([one], { keepFileDays: 5 });
    await age(10, one.path);
    const [outdated] = await listOutdatedFiles(db(), { keepDays: null, most: 9 });
    await noteFilesRemoved(db(), [outdated?.id ?? ""]);
    await noteFilesRemoved(db(), []);
    expect(await listSubmissionFiles(db(), id)).toMatchObject([
      { name: "cv.pdf", removedAt: expect.any(Date) },
    ]);
    expect(await findSubmissionFile(db(), outdated?.id ?? "")).toBeUndefined();
    expect(await knownFormPaths(db(), [one.path])).toEqual(new Set());
    expect(await listOutdatedFiles(db(), { keepDays: null, most: 9 })).toEqual([]);
  });
});
