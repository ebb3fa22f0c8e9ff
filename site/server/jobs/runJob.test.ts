import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jobTable } from "../../store/jobs/jobTable.ts";
import { findActive, type ListedJob, listFailed } from "../../store/jobs/listJobs.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { FinalFailure, type JobHandler } from "./JobHandler.ts";
import { runJob } from "./runJob.ts";
import { startWorkers } from "./startWorkers.ts";

describeEachStore("Work that is done as a job", ({ store }) => {
  const db = () => store().db;
  const job = { queue: "imports", data: { file: "/a.xml" } } as const;
  const stops: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    await db().delete(jobTable);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function work(imports: JobHandler): Promise<void> {
    const log = pino({ level: "silent" });
    stops.push(await startWorkers({ store: store(), handlers: { imports }, log }));
  }

  const run = (signal = new AbortController().signal, tell = (_progress: unknown) => {}) =>
    runJob(db(), job, { tell, signal });

  test("gives its result to whoever asked", async () => {
    await work(async ({ data }) => ({ brought: data }));
    expect(await run()).toEqual({ brought: { file: "/a.xml", options: {} } });
  });

  test("tells how far it is", async () => {
    let end = () => {};
    await work((_, { progress }) => {
      progress({ step: "pages", done: 5 });
      return new Promise((resolve) => {
        end = () => resolve({});
      });
    });
    const told: unknown[] = [];
    const tell = (progress: unknown) => {
      told.push(progress);
      end();
    };
    await run(undefined, tell);
    expect(told[0]).toEqual({ step: "pages", done: 5 });
  });

  test("tells what it waits for, as long as another job of its queue is at work", async () => {
    let end = () => {};
    await work(({ data }) =>
      (data as { file: string }).file === "/first.xml"
        ? new Promise((resolve) => {
            end = () => resolve({});
          })
        : Promise.resolve({}),
    );
    const { signal } = new AbortController();
    const tell = () => {};
    const first = { queue: "imports", data: { file: "/first.xml" } } as const;
    const begun = runJob(db(), first, { tell, signal });
    await expect
      .poll(async () => (await findActive(db(), "imports"))?.data.file)
      .toBe("/first.xml");
    const waited: unknown[] = [];
    const onWaiting = ({ data }: ListedJob) => {
      if (waited.push(data.file) === 2) end();
    };
    await runJob(db(), job, { tell, signal, onWaiting });
    await begun;
    expect(waited).toEqual(["/first.xml", "/first.xml"]);
  });

  test.each([new FinalFailure("The file is no export."), new Error("The disk is full.")])(
    "says why it failed, and leaves nothing behind (%s)",
    async (error) => {
      await work(async () => {
        throw error;
      });
      await expect(run()).rejects.toThrow(error.message);
      expect(await listFailed(db())).toEqual([]);
    },
  );

  // A file's texts are cut and repeated in reports: halves of characters must not have it done again.
  test("gives a result, and a reason, with characters that no database holds", async () => {
    await work(async () => ({ note: "cut \ud83d, none \0" }));
    expect(await run()).toEqual({ note: "cut \ufffd, none " });
    await stops.pop()?.();
    await work(async () => {
      throw new FinalFailure("It says \udc00 and \0.");
    });
    await expect(run()).rejects.toThrow("It says \ufffd and .");
  });

  test("is left to the next server when this one stops", async () => {
    await work((_, { signal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        void stops.pop()?.();
      });
    });
    let isOver = false;
    const away = new AbortController();
    const running = run(away.signal).finally(() => {
      isOver = true;
    });
    const states = async () => (await db().select().from(jobTable)).map(({ state }) => state);
    await expect.poll(states).toEqual(["retry"]);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect([isOver, await states()]).toEqual([false, ["retry"]]);
    away.abort();
    await expect(running).rejects.toThrow();
  });

  test("stops when whoever asked goes away", async () => {
    const away = new AbortController();
    const heard: string[] = [];
    await work((_, { signal }) => {
      away.abort(new Error("gone"));
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          heard.push("stopped");
          reject(signal.reason);
        });
      });
    });
    await expect(run(away.signal)).rejects.toThrow("gone");
    await expect.poll(() => heard).toEqual(["stopped"]);
    expect((await db().select().from(jobTable)).map(({ state }) => state)).toEqual(["cancelled"]);
  });
});
