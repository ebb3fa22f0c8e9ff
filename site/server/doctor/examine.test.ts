import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buryJob } from "../../store/jobs/endJob.ts";
import { enqueue } from "../../store/jobs/enqueue.ts";
import { dueNow, jobTable } from "../../store/jobs/jobTable.ts";
import { takeJob } from "../../store/jobs/takeJob.ts";
import { migrations } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { answerStoreCommands } from "../commands/storeCommands.ts";
import { examine } from "./examine.ts";

describeEachStore("npm run doctor", ({ kind, store, options }) => {
  let stop = () => {};

  beforeEach(() => {
    const { dataDir, databaseUrl = "" } = options();
    vi.stubEnv("DATA_DIR", dataDir);
    vi.stubEnv("DATABASE_URL", databaseUrl);
    vi.stubEnv("PORT", "0");
    stop = answerStoreCommands(store());
  });
  afterEach(() => {
    stop();
    vi.unstubAllEnvs();
  });

  const find = async (name: string) =>
    (await examine({ root: tmpdir() })).find((finding) => finding.name === name);

  test("finds nothing wrong with a site that runs", async () => {
    const findings = await examine({ root: tmpdir() });
    expect(findings.filter(({ status }) => status === "wrong")).toEqual([]);
    expect(findings.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["settings", "address", "port", "secret", "mail", "pictures"]),
    );
    expect(await find("database")).toMatchObject({
      status: "ok",
      says: expect.stringMatching(
        kind === "embedded"
          ? /^The embedded PostgreSQL \d+\.\d+; its tables are up to date/
          : /^PostgreSQL \d+\.\d+; its tables are up to date/,
      ),
    });
    expect((await find("clock"))?.says).toContain("in the database as well");
  });

  test.runIf(kind === "embedded")("finds a server that does not answer", async () => {
    stop();
    stop = store().handleCommands(() => new Promise(() => {}));
    const findings = await examine({ root: tmpdir(), checkMs: 5_000 });
    expect(findings.find(({ name }) => name === "database")).toMatchObject({
      status: "wrong",
      says: "There was no answer within 5 seconds.",
    });
    expect(findings.find(({ name }) => name === "room")?.says).toContain("free on the disk");
  });

  test("finds a database of a later version", async () => {
    const later = { name: "9999_later", checksum: "x" };
    await store().db.insert(migrations).values(later);
    expect(await find("database")).toMatchObject({
      status: "wrong",
      says: expect.stringContaining("9999_later"),
    });
    await store().db.delete(migrations).where(eq(migrations.name, later.name));
  });

  test("finds jobs that failed for good", async () => {
    const { db } = store();
    await enqueue(db, "images", { src: "/a" });
    await db.update(jobTable).set({ startAfter: dueNow });
    const job = await takeJob(db, "images");
    if (job) await buryJob(db, job, "x");
    expect(await find("jobs")).toMatchObject({
      status: "note",
      says: expect.stringMatching(/^A job failed for good/),
    });
    await db.delete(jobTable);
  });

  test("finds a database that is not there", async () => {
    if (kind === "server") {
      const url = new URL(options().databaseUrl ?? "");
      url.pathname = "/no_such_database";
      vi.stubEnv("DATABASE_URL", url.href);
      expect(await find("database")).toMatchObject({
        status: "wrong",
        says: expect.stringContaining("it has no database of that name"),
      });
      return;
    }
    const empty = await mkdtemp(join(tmpdir(), "vitrine-doctor-"));
    vi.stubEnv("DATA_DIR", empty);
    expect(await find("database")).toMatchObject({
      status: "ok",
      says: /the first start makes it/,
    });
    expect(await readdir(empty)).toEqual([]);
    await rm(empty, { recursive: true });
  });

  test("says which settings are wrong, and looks no further", async () => {
    vi.stubEnv("PORT", "eighty");
    expect(await examine({ root: tmpdir() })).toEqual([
      expect.objectContaining({ name: "settings", status: "wrong" }),
    ]);
  });
});
