import { sql } from "drizzle-orm";
import Boss from "pg-boss";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { OWN_MIGRATIONS } from "../migrate.ts";
import { contentVersion, settings } from "../schema.ts";
import { describeEachStore } from "../testing/describeEachStore.ts";
import { buryJob, completeJob, failJob, giveBackJob } from "./endJob.ts";
import { enqueue, JOBS_CHANNEL } from "./enqueue.ts";
import { dueNow, jobTable } from "./jobTable.ts";
import { keepJob, returnAbandoned } from "./keepJob.ts";
import { countJobs, findJob, listFailed } from "./listJobs.ts";
import { QUEUES } from "./queues.ts";
import { dropJob, reviveJobs } from "./reviveJobs.ts";
import { millisecondsUntilDue, type TakenJob, takeJob } from "./takeJob.ts";
import { tidyJobs } from "./tidyJobs.ts";

const TAKE = { interval: 1, timeout: 10_000 };

describe("The migration of the queues", () => {
  test("makes what the installed pg-boss would make itself", () => {
    const planned = statements(Boss.getConstructionPlans("pgboss"));
    const ours = statements(OWN_MIGRATIONS["0008_jobs"] ?? "");
    const transaction = /^(begin|commit|set local .*|select pg_advisory_xact_lock.*)$/;
    expect(ours.filter((text) => !text.startsWith("select pgboss.create_queue"))).toEqual(
      planned.filter((text) => !transaction.test(text)),
    );
  });
});

/** Each in small letters and with single blanks, so that only what they say counts. */
function statements(text: string): readonly string[] {
  const plain = text
    .replace(/^\s*--.*$/gm, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
  return plain
    .split(";")
    .map((statement) => statement.trim())
    .filter(Boolean);
}

describeEachStore("Jobs", ({ store }) => {
  const db = () => store().db;
  const add = (src = "/media/a.png") => enqueue(db(), "images", { src });
  /** A job is due a millisecond after it was added. */
  const take = (): Promise<TakenJob> =>
    vi.waitFor(async () => {
      const job = await takeJob(db(), "images");
      if (!job) throw new Error("No job is due.");
      return job;
    }, TAKE);
  const state = async (id: string) => (await findJob(db(), id))?.state;
  const makeDue = () => db().update(jobTable).set({ startAfter: dueNow });

  beforeEach(async () => {
    await db().delete(jobTable);
  });

  test("A job is taken up once, with what it says, and is done", async () => {
    const id = await add("/media/ä 'quoted'.png");
    const job = await take();
    expect(job).toEqual({
      id,
      queue: "images",
      data: { src: "/media/ä 'quoted'.png" },
      attempt: 0,
    });
    expect(await takeJob(db(), "images")).toBeUndefined();
    await completeJob(db(), job, { made: 3 });
    expect(await findJob(db(), id)).toMatchObject({ state: "completed", output: { made: 3 } });
  });

  test("A job is there only if what caused it was committed", async () => {
    const failure = new Error("no");
    const undone = db().transaction(async (tx) => {
      await tx.insert(settings).values({ key: "cause", value: true });
      await enqueue(tx, "images", { src: "/media/undone.png" });
      throw failure;
    });
    await expect(undone).rejects.toBe(failure);
    expect(await db().$count(jobTable)).toBe(0);
    await db().transaction(async (tx) => {
      await enqueue(tx, "images", { src: "/media/kept.png" });
      expect(
        await db()
          .$count(jobTable)
          .catch(() => 0),
      ).toBe(0);
    });
    expect((await take()).data).toEqual({ src: "/media/kept.png" });
  });

  test("Workers hear of a job when it is committed, not before", async () => {
    const heard: string[] = [];
    const stop = await store().listen(JOBS_CHANNEL, { onMessage: (queue) => heard.push(queue) });
    await db().transaction(async (tx) => {
      await enqueue(tx, "mail", { to: "a@b.example", subject: "s", text: "t" });
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(["mail"]);
    await stop();
  });

  test("Ten workers that ask at once get ten different jobs", async () => {
    for (let number = 0; number < 10; number++) await add(`/media/${number}.png`);
    await makeDue();
    const taken = await Promise.all(Array.from({ length: 12 }, () => takeJob(db(), "images")));
    const ids = taken.flatMap((job) => job?.id ?? []);
    expect(new Set(ids).size).toBe(10);
    expect(ids).toHaveLength(10);
  });

  test("A job that fails waits longer each time, keeps its error, and then is dead", async () => {
    const id = await add();
    const { retryLimit, retryDelay } = QUEUES.images;
    for (let attempt = 0; attempt <= retryLimit; attempt++) {
      const job = await take();
      expect(job.attempt).toBe(attempt);
      const failing = Date.now();
      await failJob(db(), job, `failure ${attempt}`);
      if (attempt === retryLimit) break;
      const wait = (await millisecondsUntilDue(db(), "images")) ?? 0;
      const waited = Date.now() - failing;
      expect(wait + waited).toBeGreaterThan(retryDelay * 1000 * 2 ** attempt - 1000);
      expect(wait).toBeLessThanOrEqual(retryDelay * 1000 * 2 ** (attempt + 1));
      await makeDue();
    }
    expect(await takeJob(db(), "images")).toBeUndefined();
    const output = { message: `failure ${retryLimit}` };
    expect(await listFailed(db())).toMatchObject([
      { id, state: "failed", output, tries: retryLimit + 1 },
    ]);
  });

  test("A job that would fail again is dead at once", async () => {
    const id = await add();
    await buryJob(db(), await take(), "No such picture.");
    expect(await listFailed(db())).toMatchObject([
      { id, state: "failed", output: { message: "No such picture." }, tries: 1 },
    ]);
  });

  test("A dead job gets all its tries again when its owner asks, or is dropped", async () => {
    const [revived, dropped] = [await add(), await add()];
    for (const job of [await take(), await take()]) await buryJob(db(), job, "x");
    expect(await reviveJobs(db(), revived)).toBe(1);
    const job = await take();
    expect(job).toMatchObject({ id: revived, attempt: 0 });
    await failJob(db(), job, "again");
    expect(await state(revived)).toBe("retry");
    expect(await dropJob(db(), dropped)).toBe(true);
    expect(await dropJob(db(), dropped)).toBe(false);
    expect(await reviveJobs(db(), "all")).toBe(0);
    expect(await findJob(db(), dropped)).toBeUndefined();
  });

  test("A job at work is neither revived nor dropped", async () => {
    const id = await add();
    const job = await take();
    expect([await reviveJobs(db(), id), await dropJob(db(), id)]).toEqual([0, false]);
    await completeJob(db(), job);
    expect([await reviveJobs(db(), id), await dropJob(db(), id)]).toEqual([0, false]);
  });

  test("A job that is given back is due at once and does not count as tried", async () => {
    await add();
    await giveBackJob(db(), await take());
    expect(await take()).toMatchObject({ attempt: 0 });
  });

  test("A job of a server that fell silent is put back, one that is kept is not", async () => {
    const [silent, kept] = [await add(), await add()];
    const jobs = [await take(), await take()];
    await db().update(jobTable).set({ startedOn: sql`now() - interval '1 hour'` });
    const own = jobs.find(({ id }) => id === kept);
    expect(own && (await keepJob(db(), own, { done: 5 }))).toBe(true);
    expect(await findJob(db(), kept)).toMatchObject({ output: { done: 5 } });
    expect(await returnAbandoned(db(), "silent")).toBe(1);
    expect([await state(silent), await state(kept)]).toEqual(["retry", "active"]);
    const again = await take();
    expect(again).toMatchObject({ id: silent, attempt: 1 });
    // Whoever was silent and speaks again hears that it is no longer his.
    expect(await keepJob(db(), { ...again, attempt: 0 })).toBe(false);
    expect(await keepJob(db(), again)).toBe(true);
  });

  test("A job that ends its server each time gives it longer and longer, and is dead after its tries", async () => {
    const id = await add();
    const { retryLimit, retryDelay } = QUEUES.images;
    for (let attempt = 0; attempt <= retryLimit; attempt++) {
      await take();
      await returnAbandoned(db(), "all");
      if (attempt === retryLimit) break;
      const pause = attempt === 0 ? 0 : retryDelay * 1000 * 2 ** (attempt - 1);
      const wait = (await millisecondsUntilDue(db(), "images")) ?? 0;
      expect(wait).toBeLessThanOrEqual(pause);
      expect(wait).toBeGreaterThan(pause - 5000);
      await makeDue();
    }
    expect(await state(id)).toBe("failed");
    expect(await takeJob(db(), "images")).toBeUndefined();
  });

  test("What is over for long is removed, the dead are kept", async () => {
    const done = await add();
    await completeJob(db(), await take());
    const dead = await add();
    await buryJob(db(), await take(), "x");
    await db().update(jobTable).set({ completedOn: sql`now() - interval '2 days'` });
    await tidyJobs(db());
    expect([await state(done), await state(dead)]).toEqual([undefined, "failed"]);
  });

  test("A queue's jobs are counted by their state", async () => {
    for (let number = 0; number < 4; number++) await add();
    await completeJob(db(), await take());
    await buryJob(db(), await take(), "x");
    await take();
    expect(await countJobs(db())).toEqual([
      { queue: "images", waiting: 1, retrying: 0, active: 1, done: 1, dead: 1 },
      { queue: "mail", waiting: 0, retrying: 0, active: 0, done: 0, dead: 0 },
      { queue: "imports", waiting: 0, retrying: 0, active: 0, done: 0, dead: 0 },
    ]);
  });

  test("Jobs change no page: the content's version stays", async () => {
    const before = await db().select().from(contentVersion);
    await add();
    await failJob(db(), await take(), "x");
    await makeDue();
    await completeJob(db(), await take());
    expect(await db().select().from(contentVersion)).toEqual(before);
  });

  test("A mail that waits for years is not removed", async () => {
    const mail = { to: "a@b.example", subject: "s", text: "t" };
    const id = await enqueue(db(), "mail", mail);
    await db().update(jobTable).set({ createdOn: sql`now() - interval '3 years'` });
    await tidyJobs(db());
    expect(await state(id)).toBe("created");
    await makeDue();
    expect((await takeJob(db(), "mail"))?.data).toEqual(mail);
  });
});
