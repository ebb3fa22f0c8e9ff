import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { describeEachStore } from "../testing/describeEachStore.ts";
import { buryJob, completeJob, failJob } from "./endJob.ts";
import { enqueueAll } from "./enqueue.ts";
import { archiveTable, jobTable } from "./jobTable.ts";
import { listFailed } from "./listJobs.ts";
import { mailsOfSubmission } from "./mailsOfSubmission.ts";
import { pageJobs } from "./pageJobs.ts";
import { takeJob } from "./takeJob.ts";
import { tidyJobs } from "./tidyJobs.ts";

const SUBMISSION = "6b1f5c1e-54a1-4d0f-9a40-0d9f6f1d3c11";
const OTHER = "6b1f5c1e-54a1-4d0f-9a40-0d9f6f1d3c12";

describeEachStore("The mails of a submission", ({ store }) => {
  const db = () => store().db;
  const mail = (to: string, submission = SUBMISSION) => ({
    to,
    subject: "A letter",
    text: "What was written",
    html: "<p>What was written</p>",
    submission,
  });
  const take = () =>
    vi.waitFor(async () => {
      const job = await takeJob(db(), "mail");
      if (!job) throw new Error("No job is due.");
      return job;
    }, 10_000);

  beforeEach(async () => {
    await db().delete(jobTable);
  });

  test("are told with what became of each, and no other's", async () => {
    const all = ["a@x.example", "b@x.example", "c@x.example", "d@x.example"];
    const ids = await enqueueAll(db(), "mail", [
      ...all.map((to) => mail(to)),
      mail("e@x.example", OTHER),
    ]);
    expect(new Set(ids).size).toBe(5);
    const told = () => mailsOfSubmission(db(), SUBMISSION);
    expect(await told()).toEqual(all.map((to) => ({ to, state: "waiting" })));
    for (let taken = 0; taken < 5; taken += 1) {
      const job = await take();
      const { to } = job.data as { to: string };
      if (to.startsWith("a")) await completeJob(db(), job, { response: "250 ok" });
      if (to.startsWith("b")) await failJob(db(), job, "451 Not now");
      if (to.startsWith("c")) await buryJob(db(), job, "550 Nobody");
    }
    expect(await told()).toEqual([
      { to: "a@x.example", state: "sent" },
      { to: "b@x.example", state: "waiting", error: "451 Not now" },
      { to: "c@x.example", state: "failed", error: "550 Nobody" },
      { to: "d@x.example", state: "waiting" },
    ]);
    expect(await mailsOfSubmission(db(), "none")).toEqual([]);
    // Half a day later.
    await db()
      .update(jobTable)
      .set({ completedOn: sql`now() - interval '13 hours'` })
      .where(eq(jobTable.state, "completed"));
    await tidyJobs(db());
    expect(await db().$count(jobTable)).toBe(4);
    expect((await told())[0]).toEqual({ to: "a@x.example", state: "sent" });
  });

  test("are found by an index among many others", async () => {
    await db().execute(sql`insert into pgboss.job (name, data, state)
      select 'mail', jsonb_build_object('submission', gen_random_uuid()::text), 'completed'
      from generate_series(1, 5000)`);
    await db().execute(sql`analyze pgboss.job`);
    const plan = async (table: typeof jobTable | typeof archiveTable) => {
      const isOfIt = sql`${table.data} ->> 'submission' = ${SUBMISSION}`;
      const rows: unknown = await db().execute(
        sql`explain select 1 from ${table} where ${table.name} = 'mail' and ${isOfIt}`,
      );
      return JSON.stringify(rows);
    };
    expect(await plan(jobTable)).toMatch(/Index.*data ->> 'submission'/);
    await db()
      .update(jobTable)
      .set({ completedOn: new Date(0) });
    await tidyJobs(db());
    await db().execute(sql`analyze pgboss.archive`);
    expect(await plan(archiveTable)).toContain("archive_submission_index");
    await db().delete(archiveTable);
  });

  test("are listed for the owner without what was written", async () => {
    await enqueueAll(db(), "mail", [mail("a@x.example")]);
    const job = await take();
    await buryJob(db(), job, "550 Nobody");
    const page = await pageJobs(db(), { page: 1, pageSize: 10, states: ["failed"] });
    for (const [listed] of [page.items, await listFailed(db())]) {
      expect(listed?.data).toEqual({
        to: "a@x.example",
        subject: "A letter",
        submission: SUBMISSION,
      });
    }
  });

  test("are added by one statement, all of them or none", async () => {
    expect(await enqueueAll(db(), "mail", [])).toEqual([]);
    const broken = [mail("a@x.example"), { ...mail("b@x.example"), text: 5 as unknown as string }];
    await expect(enqueueAll(db(), "mail", broken)).rejects.toThrow();
    const undone = db().transaction(async (tx) => {
      await enqueueAll(tx, "mail", [mail("a@x.example"), mail("b@x.example")]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await db().$count(jobTable)).toBe(0);
    await enqueueAll(db(), "mail", [mail("a@x.example")]);
    const [row] = await db()
      .select({
        limit: jobTable.retryLimit,
        // As long as mail waits for its settings.
        days: sql<number>`round(extract(epoch from keep_until - created_on) / 86400)::int`,
        lease: sql<string>`expire_in::text`,
      })
      .from(jobTable);
    expect(row).toEqual({ limit: 11, days: 3650, lease: "00:00:30" });
  });
});
