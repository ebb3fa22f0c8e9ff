import { eq, sql } from "drizzle-orm";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enqueue, LEASE_S } from "../../store/jobs/enqueue.ts";
import { dueNow, jobTable } from "../../store/jobs/jobTable.ts";
import { findJob } from "../../store/jobs/listJobs.ts";
import { takeJob } from "../../store/jobs/takeJob.ts";
import { countQueries } from "../../store/testing/countQueries.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { KEEP_MS, MAX_REST_MS } from "./createWorker.ts";
import { FinalFailure, type JobHandler } from "./JobHandler.ts";
import { startWorkers, TIDY_MS } from "./startWorkers.ts";

describeEachStore("Workers", ({ kind, store }) => {
  const db = () => store().db;
  const log = pino({ level: "silent" });
  const add = (src: string) => enqueue(db(), "images", { src });
  const state = async (id: string) => (await findJob(db(), id))?.state;
  const stops: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    await db().delete(jobTable);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function work(images: JobHandler): Promise<() => Promise<void>> {
    const stop = await startWorkers({ store: store(), handlers: { images }, log });
    stops.push(stop);
    return stop;
  }

  /** A handler that goes on until it is let go, or told to stop. */
  function patient() {
    let letGo = () => {};
    const seen: unknown[] = [];
    const handler: JobHandler = (job, { signal }) =>
      new Promise((resolve, reject) => {
        seen.push(job.data);
        letGo = () => resolve({});
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    return { handler, seen, letGo: () => letGo() };
  }

  test("do what waits when they start, and what is added later, one after the other, the oldest first", async () => {
    const done: unknown[] = [];
    await add("/1");
    await work(async ({ data }) => {
      done.push(data);
      return {};
    });
    await expect.poll(() => done).toEqual([{ src: "/1" }]);
    await add("/2");
    await add("/3");
    await expect.poll(() => done).toEqual([{ src: "/1" }, { src: "/2" }, { src: "/3" }]);
  });

  test("are woken by a job within half a second, though they rest for a minute", async () => {
    let doneAt = 0;
    await work(async () => {
      doneAt = performance.now();
      return {};
    });
    // Loads the library, and has the worker rest.
    await add("/first");
    await expect.poll(() => doneAt).toBeGreaterThan(0);
    const took: number[] = [];
    for (const src of ["/second", "/third", "/fourth"]) {
      doneAt = 0;
      const added = performance.now();
      await add(src);
      await expect.poll(() => doneAt).toBeGreaterThan(0);
      took.push(doneAt - added);
    }
    // The quickest counts: the others may have been held up.
    expect(Math.min(...took)).toBeLessThan(500);
  });

  test("that have nothing to do ask nothing", async () => {
    const id = await add("/1");
    await work(async () => ({}));
    await expect.poll(() => state(id)).toBe("completed");
    const rest = () => new Promise((resolve) => setTimeout(resolve, 1000));
    await expect.poll(async () => (await countQueries(db(), rest)).queries).toBe(0);
  });

  test("try a job again when its pause is over", async () => {
    let tries = 0;
    await work(async () => {
      tries += 1;
      if (tries === 1) throw new Error("not yet");
      return {};
    });
    const id = await add("/1");
    await expect.poll(() => findJob(db(), id)).toMatchObject({ output: { message: "not yet" } });
    await db().update(jobTable).set({ startAfter: sql`now() + interval '700 milliseconds'` });
    // As the message that its pause has changed.
    await add("/2");
    await expect.poll(() => tries).toBe(3);
    await expect.poll(() => state(id)).toBe("completed");
  });

  test("do not try again what would fail again", async () => {
    await work(async () => {
      throw new FinalFailure("There is no such picture.");
    });
    const id = await add("/1");
    await expect
      .poll(() => findJob(db(), id))
      .toMatchObject({ state: "failed", output: { message: "There is no such picture." } });
  });

  test("go on after a handler that throws what is no error", async () => {
    await work(({ data }) => {
      // What a library may do, and nobody should.
      if ((data as { src: string }).src === "/1") throw undefined;
      return Promise.resolve({});
    });
    const [first, second] = [await add("/1"), await add("/2")];
    await expect.poll(() => state(second)).toBe("completed");
    expect(await state(first)).toBe("retry");
  });

  test("that stop give their job back, untried, and others take it up at once", async () => {
    const first = patient();
    const stop = await work(first.handler);
    const id = await add("/1");
    await expect.poll(() => first.seen).toHaveLength(1);
    await stop();
    expect(await findJob(db(), id)).toMatchObject({ state: "retry", tries: 0 });
    const second = patient();
    await work(second.handler);
    await expect.poll(() => second.seen).toEqual([{ src: "/1" }]);
    second.letGo();
    await expect.poll(() => state(id)).toBe("completed");
  });

  test("say how far they are", async () => {
    const { handler, letGo, seen } = patient();
    await work((job, context) => {
      context.progress({ percent: 40 });
      return handler(job, context);
    });
    const id = await add("/1");
    await expect.poll(() => seen).toHaveLength(1);
    await expect.poll(async () => (await findJob(db(), id))?.output).toEqual({ percent: 40 });
    letGo();
    await expect.poll(() => state(id)).toBe("completed");
  });

  test("let go of a job that became another's", async () => {
    const { handler, seen } = patient();
    const ended: unknown[] = [];
    await work((job, context) => handler(job, context).finally(() => ended.push(job.id)));
    const id = await add("/1");
    await expect.poll(() => seen).toHaveLength(1);
    await db().update(jobTable).set({ retryCount: 1 }).where(eq(jobTable.id, id));
    await expect.poll(() => ended).toEqual([id]);
    expect(await state(id)).toBe("active");
  });

  test("take up at their start what a killed server was at", async () => {
    const id = await add("/1");
    await db().update(jobTable).set({ startAfter: dueNow });
    await takeJob(db(), "images");
    const silent = sql`now() - make_interval(secs => ${LEASE_S + 1})`;
    // On an embedded database nobody else can be at it, and nobody waits.
    if (kind === "server") await db().update(jobTable).set({ startedOn: silent });
    await work(async ({ attempt }) => ({ attempt }));
    await expect
      .poll(() => findJob(db(), id))
      .toMatchObject({ state: "completed", output: { attempt: 1 } });
  });

  test("of one server leave the jobs of another alone while it is at work", async () => {
    const first = patient();
    await work(first.handler);
    const id = await add("/1");
    await expect.poll(() => first.seen).toHaveLength(1);
    if (kind === "embedded") return;
    const second = patient();
    await work(second.handler);
    const other = await add("/2");
    await expect.poll(() => second.seen).toEqual([{ src: "/2" }]);
    second.letGo();
    await expect.poll(() => state(other)).toBe("completed");
    expect(await state(id)).toBe("active");
    expect(first.seen).toHaveLength(1);
  });

  test("speak up well before they count as silent, and look for silent ones twice a minute", () => {
    expect(3 * KEEP_MS).toBeLessThan(LEASE_S * 1000);
    expect(TIDY_MS).toBe(30_000);
    expect(MAX_REST_MS).toBe(60_000);
  });
});
