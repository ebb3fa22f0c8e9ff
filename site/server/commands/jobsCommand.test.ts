import pino from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buryJob } from "../../store/jobs/endJob.ts";
import { enqueue } from "../../store/jobs/enqueue.ts";
import { dueNow, jobTable } from "../../store/jobs/jobTable.ts";
import type { ListedJob } from "../../store/jobs/listJobs.ts";
import { takeJob } from "../../store/jobs/takeJob.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { mailJob } from "../jobs/mailJob.ts";
import { startWorkers } from "../jobs/startWorkers.ts";
import { startMailServer } from "../mail/testing/startMailServer.ts";
import { StartError } from "../StartError.ts";
import { readArgs } from "./jobsCommand.ts";
import { jobsInto } from "./jobsInto.ts";
import { jobsText } from "./jobsText.ts";

const ID = "3f2c1a58-8f0e-4a7b-9d35-0c6a1e2b4f70";

describe("The arguments of npm run jobs", () => {
  test("say what to do with jobs", () => {
    expect(readArgs([])).toEqual({ action: "list" });
    expect(readArgs(["--json"])).toEqual({ action: "list" });
    expect(readArgs(["retry", ID])).toEqual({ action: "retry", id: ID });
    expect(readArgs(["retry", "all", "--json"])).toEqual({ action: "retry", id: "all" });
    expect(readArgs(["drop", ID])).toEqual({ action: "drop", id: ID });
    expect(readArgs(["test-mail", "a@b.example"])).toMatchObject({ to: "a@b.example" });
  });

  test.each([
    ["list more"],
    ["retry"],
    ["retry none"],
    ["drop all"],
    ["drop"],
    ["test-mail"],
    [`retry ${ID} ${ID}`],
    ["stop"],
  ])("%s is told how to use them", (line) => {
    expect(() => readArgs(line.split(" "))).toThrow(StartError);
    expect(() => readArgs(line.split(" "))).toThrow(/so nothing was changed. Use npm run jobs/);
  });
});

describe("The list of jobs", () => {
  const queue = { queue: "mail", waiting: 2, retrying: 0, active: 0, done: 7, dead: 1 } as const;
  const dead: ListedJob = {
    id: ID,
    queue: "mail",
    state: "failed",
    data: { to: "ada@ada.example", subject: "Hi \u001b[31m\nthere" },
    output: { message: "550 No such user" },
    tries: 1,
    ageSeconds: 7300,
  };

  test("shows how queues stand, what failed and why, and what to do", () => {
    expect(jobsText({ queues: [queue], failed: [dead] }, { hasMail: true })).toBe(
      [
        "queue     waiting retrying   active     done     dead",
        "mail            2        0        0        7        1",
        "",
        "What failed, the oldest first:",
        `  mail ${ID}: dead after one try, added 2 hours ago`,
        "    to ada@ada.example: Hi [31m there",
        "    550 No such user",
        "",
        "Try one again, or all that are dead: npm run jobs -- retry ID, npm run jobs -- retry all",
        "Forget one: npm run jobs -- drop ID",
      ].join("\n"),
    );
  });

  test("says why mails wait", () => {
    expect(jobsText({ queues: [queue], failed: [] }, { hasMail: false })).toMatch(
      /Mail waits: name a mail server/,
    );
  });
});

describeEachStore("npm run jobs", ({ store }) => {
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    await store().db.delete(jobTable);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  test("lists the dead without the text of a mail, tries them again and drops them", async () => {
    const { db } = store();
    const mail = { to: "a@b.example", subject: "s", text: "private" };
    const id = await enqueue(db, "mail", mail);
    await db.update(jobTable).set({ startAfter: dueNow });
    const job = await takeJob(db, "mail");
    if (job) await buryJob(db, job, "no");
    const { failed } = await jobsInto(store(), { action: "list" });
    expect(failed).toMatchObject([{ id, data: { to: "a@b.example", subject: "s" } }]);
    expect(JSON.stringify(failed)).not.toContain("private");
    expect(await jobsInto(store(), { action: "retry", id })).toMatchObject({
      changed: 1,
      failed: [],
    });
    // One that waits can be dropped like one that failed; one that is gone cannot.
    expect(await jobsInto(store(), { action: "drop", id })).toMatchObject({ changed: 1 });
    expect(await jobsInto(store(), { action: "drop", id })).toMatchObject({ changed: 0 });
  });

  test("says what the mail server answered to a test mail, or that it waits", async () => {
    const args = { action: "test-mail", to: "ada@ada.example" } as const;
    const waiting = await jobsInto(store(), { ...args, waitMs: 0 });
    expect(waiting.mail).toMatchObject({ state: "created" });
    const server = await startMailServer();
    stops.push(server.stop);
    const mail = mailJob(store().db, {
      read: async () => ({
        server: { host: "127.0.0.1", port: server.port, tls: "none", account: undefined },
        from: { name: "", address: "shop@shop.example" },
      }),
    });
    const log = pino({ level: "silent" });
    stops.push(await startWorkers({ store: store(), handlers: { mail }, log }));
    const sent = await jobsInto(store(), { ...args, waitMs: 10_000 });
    expect(sent.mail).toMatchObject({ state: "completed" });
    expect(sent.mail?.output?.response).toMatch(/^250/);
    expect(server.received).toHaveLength(2);
  });

  test("refuses a test mail to what is no address", async () => {
    const args = { action: "test-mail", to: "ada", waitMs: 0 } as const;
    await expect(jobsInto(store(), args)).rejects.toThrow('"ada" is no address');
  });
});
