import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formsSetting } from "../content/contact-forms/formsSetting.ts";
import { submissionFiles, submissions } from "../store/schema.ts";
import { writeSetting } from "../store/settings.ts";
import { describeEachStore } from "../store/testing/describeEachStore.ts";
import { openFormFiles } from "./contact-forms/files/openFormFiles.ts";
import { addSentFile } from "./contact-forms/files/testing/addSentFile.ts";
import { dailyTasks } from "./dailyTasks.ts";

describeEachStore("What is cleared away each day", ({ store }) => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-daily-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test("are files of forms after the time that the settings say, and messages after theirs", async () => {
    const { db } = store();
    const formFiles = openFormFiles(folder);
    const { path } = await addSentFile(db, { storage: formFiles, name: "cv.txt" });
    const old = { createdAt: sql`now() - interval '10 days'` };
    await db.update(submissionFiles).set(old);
    await db.update(submissions).set(old);
    const clear = async (keepDays: number | null, keepFileDays: number) => {
      await writeSetting(db, formsSetting, { ...formsSetting.fallback, keepDays, keepFileDays });
      for (const task of dailyTasks({ db, tidyMedia: async () => 0, formFiles }))
        await task.clear();
      const [year = "", file = ""] = path.split("/");
      return {
        files: (await readdir(join(folder, "form-files", year))).filter((one) => one === file)
          .length,
        submissions: await db.$count(submissions),
      };
    };
    expect(await clear(null, 11)).toEqual({ files: 1, submissions: 1 });
    expect(await clear(null, 9)).toEqual({ files: 0, submissions: 1 });
    expect(await clear(9, 9)).toEqual({ files: 0, submissions: 0 });
  });
});
