import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { COUNTS_API } from "../../content/admin/countsWire.ts";
import { JOBS_API, jobList, wholeJob } from "../../content/admin/jobWire.ts";
import { buryJob } from "../../store/jobs/endJob.ts";
import { enqueue } from "../../store/jobs/enqueue.ts";
import { jobTable } from "../../store/jobs/jobTable.ts";
import { takeJob } from "../../store/jobs/takeJob.ts";
import { auditLog } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const MAIL = {
  to: "vera@example.org",
  subject: "Choose a password",
  text: "Open https://site.example/set-up?token=s3cret&x=1 and choose one.",
};

describeEachStore("Jobs of the owner's screens", ({ store }) => {
  const db = () => store().db;
  let on: AdminSite;

  beforeAll(async () => {
    on = await startAdminSite(db());
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    await db().delete(jobTable);
    await db().delete(auditLog);
  });

  const list = async (query = "") => v.parse(jobList, await on.told(JOBS_API + query));
  const act = (verb: "retry" | "drop", ...ids: string[]) =>
    on.told(`${JOBS_API}/${verb}`, { body: { ids } });
  /** A mail that failed for good. */
  async function dead(): Promise<string> {
    const id = await enqueue(db(), "mail", MAIL);
    const job = await takeJob(db(), "mail");
    if (job) await buryJob(db(), job, "The server said no.");
    return id;
  }

  test("are listed with how they stand and why they failed, and without the text of mails", async () => {
    const mail = await dead();
    const picture = await enqueue(db(), "images", { src: "/media/uploads/2026/a.jpg" });
    const all = await list();
    expect(all.items.map(({ id }) => id)).toEqual([picture, mail]);
    expect(all.counts).toEqual({ waiting: 1, active: 0, retrying: 0, failed: 1, done: 0 });
    expect(all.has_mail).toBe(false);
    expect(all.items[1]).toMatchObject({
      queue: "mail",
      state: "failed",
      about: MAIL.subject,
      to: MAIL.to,
      tries: 1,
      due_at: null,
      reason: "The server said no.",
    });
    expect(JSON.stringify(all)).not.toContain("token");
    expect((await list("?queue=mail")).total).toBe(1);
    expect((await list("?state=waiting")).items[0]).toMatchObject({
      queue: "images",
      about: "/media/uploads/2026/a.jpg",
      to: null,
      reason: null,
    });
    expect((await list("?state=done")).total).toBe(0);
    expect(await on.told(COUNTS_API)).toEqual({ comments: 0, submissions: 0, jobs: 1 });
    expect(await on.told(COUNTS_API, { as: on.editor })).toEqual({
      comments: 0,
      submissions: 0,
      jobs: 0,
    });
  });

  test("are read whole, but for what would sign somebody in", async () => {
    const job = v.parse(wholeJob, await on.told(`${JOBS_API}/${await dead()}`));
    expect(job.text).toBe("Open https://site.example/set-up?token=…&x=1 and choose one.");
    expect((await on.ask(`${JOBS_API}/${NOBODY}`)).status).toBe(404);
  });

  test("are told of a form's mail with whom it is for, and never with what was written", async () => {
    const words = { text: "What Vera wrote", html: "<p>What Vera wrote</p>" };
    const submission = NOBODY;
    const id = await enqueue(db(), "mail", { ...MAIL, ...words, subject: "A letter", submission });
    const told = [await on.told(JOBS_API), await on.told(`${JOBS_API}/${id}`)];
    expect(JSON.stringify(told)).not.toContain("Vera wrote");
    expect(v.parse(wholeJob, told[1])).toMatchObject({
      about: "A letter",
      to: MAIL.to,
      text: null,
      submission,
    });
  });

  test("are tried again, and dropped unless they are at work", async () => {
    const id = await dead();
    expect(await act("retry", id, NOBODY)).toEqual({ changed: 1 });
    expect((await list()).items[0]).toMatchObject({ state: "waiting", tries: 0, reason: null });
    await takeJob(db(), "mail");
    expect(await act("drop", id)).toEqual({ changed: 0 });
    const waiting = await enqueue(db(), "mail", MAIL);
    expect(await act("drop", waiting)).toEqual({ changed: 1 });
    expect((await list()).items.map(({ state }) => state)).toEqual(["active"]);
    const noted = await db().select().from(auditLog).orderBy(auditLog.id);
    expect(noted.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ["job.retry", MAIL.subject],
      ["job.drop", MAIL.subject],
    ]);
  });

  test("are for owners alone", async () => {
    const id = await dead();
    const body = { ids: [id] };
    for (const [path, asked] of [
      [JOBS_API, {}],
      [`${JOBS_API}/${id}`, {}],
      [`${JOBS_API}/retry`, { body }],
      [`${JOBS_API}/drop`, { body }],
    ] as const) {
      const refused = await on.ask(path, { ...asked, as: on.editor });
      expect(refused.status).toBe(403);
      expect((await refused.json()).error.code).toBe("owner");
      expect((await on.ask(path, { ...asked, as: {} })).status).toBe(401);
    }
    expect((await list()).counts.failed).toBe(1);
    expect((await on.ask(`${JOBS_API}/drop`, { body: { ids: ["x"] } })).status).toBe(422);
    expect((await on.ask(`${JOBS_API}?queue=secrets`)).status).toBe(400);
  });
});
