import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { COUNTS_API } from "../../content/admin/countsWire.ts";
import {
  openedSubmission,
  SUBMISSIONS_API,
  submissionChoices,
  submissionDays,
  submissionList,
  submissionsBefore,
} from "../../content/admin/submissionWire.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { jobTable } from "../../store/jobs/jobTable.ts";
import { auditLog, submissionFiles, submissions, users } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

describeEachStore("Submissions of the owner's screens", ({ store }) => {
  const db = () => store().db;
  let on: AdminSite;
  let form: number;

  beforeAll(async () => {
    on = await startAdminSite(db());
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    await db().delete(submissions);
    await db().delete(auditLog);
    const fields = [
      { kind: "text", name: "your-name", label: "Name" },
      { kind: "email", name: "mail", label: "Email" },
      { kind: "file", name: "plan", label: "Plan" },
    ] as const;
    const content = formContent("one", { title: "Büro & Co", fields: [...fields] });
    form = (await writeContactForm(db(), content)).id;
  });

  async function add(part: Partial<typeof submissions.$inferInsert> = {}): Promise<string> {
    const fields = part.fields ?? { "your-name": ["Vera"], mail: ["vera@example.org"] };
    const text = Object.values(fields).flat().join("\n");
    const row = { formId: form, status: "mail_sent", fields, hash: "h", text, ...part };
    const [added] = await db().insert(submissions).values(row).returning({ id: submissions.id });
    return added?.id ?? "";
  }
  const list = async (query = "") =>
    v.parse(submissionList, await on.told(`${SUBMISSIONS_API}${query}`));
  const open = async (id: string) =>
    v.parse(openedSubmission, await on.told(`${SUBMISSIONS_API}/${id}`));
  const change = async (...changes: object[]) =>
    v.parse(submissionsBefore, await on.told(`${SUBMISSIONS_API}/changes`, { body: { changes } }));
  const log = async () => {
    const rows = await db().select().from(auditLog).orderBy(auditLog.id);
    return rows.map(({ action, subjectName, details }) => [action, subjectName, details]);
  };
  const reply = (id: string, body: object = {}) =>
    on.ask(`${SUBMISSIONS_API}/${id}/replies`, {
      body: { to: "vera@example.org", subject: "Re: Büro", text: "Gladly.\nOlga", ...body },
    });
  const note = (id: string, body: object) =>
    on.ask(`${SUBMISSIONS_API}/${id}/note`, { method: "PUT", body });
  const table = async (query = `?form=${form}`) =>
    (await on.ask(`${SUBMISSIONS_API}/export.csv${query}`)).text();

  test("are listed by form, box and days, with those that nobody has opened counted", async () => {
    const id = await add({ createdAt: new Date("2026-01-02T00:00:00Z") });
    await add({ status: "spam", createdAt: new Date("2026-01-01T00:00:00Z") });
    const { items, counts, total } = await list(`?form=${form}`);
    expect({ counts, total }).toEqual({
      counts: { inbox: 1, unread: 1, starred: 0, spam: 1, trash: 0 },
      total: 1,
    });
    expect(items).toEqual([
      {
        ...{ id, status: "mail_sent", is_read: false, is_starred: false, is_deleted: false },
        form: { id: form, title: "Büro & Co" },
        sender: { name: "Vera", email: "vera@example.org" },
        ...{ excerpt: "", file_count: 0, created_at: "2026-01-02T00:00:00.000Z" },
      },
    ]);
    expect((await list("?box=spam&until=2026-01-02T00:00:00.000Z")).total).toBe(1);
    expect((await list("?search=vera&sort=received")).items).toHaveLength(1);
    expect(v.parse(submissionChoices, await on.told(`${SUBMISSIONS_API}/choices`))).toEqual({
      forms: [{ id: form, title: "Büro & Co" }],
    });
    expect(await on.told(COUNTS_API, { as: on.editor })).toMatchObject({ submissions: 1 });
    for (const wrong of ["?box=all", "?form=x", "?from=now", "?sort=name", "?page=0"]) {
      expect((await on.ask(`${SUBMISSIONS_API}${wrong}`)).status).toBe(400);
    }
  });

  test("are opened whole, and stand as they were told to, until that is undone", async () => {
    const id = await add({ page: "/contact" });
    await db()
      .insert(submissionFiles)
      .values({
        ...{ submissionId: id, field: "plan", name: "plan.pdf", type: "application/pdf" },
        ...{ size: 12, path: `2026/${id}.pdf` },
      });
    expect(await open(id)).toMatchObject({
      page: "/contact",
      fields: [
        { label: "Name", values: ["Vera"] },
        { label: "Email", values: ["vera@example.org"] },
      ],
      files: [{ field: "plan", name: "plan.pdf", size: 12, is_removed: false }],
    });
    const { before, missing } = await change(
      { id, is_read: true, is_starred: true, status: "spam" },
      { id: NOBODY, is_read: true },
    );
    expect(missing).toEqual([NOBODY]);
    expect(await open(id)).toMatchObject({ is_read: true, is_starred: true, status: "spam" });
    await change(...before);
    expect(await open(id)).toMatchObject({
      is_read: false,
      is_starred: false,
      status: "mail_sent",
    });
    expect(await log()).toEqual([
      ["submission.spam", "Büro & Co", {}],
      ["submission.not-spam", "Büro & Co", {}],
    ]);
    expect((await on.ask(`${SUBMISSIONS_API}/${NOBODY}`)).status).toBe(404);
  });

  test("go to the trash many at once, and from there for good; one line says so", async () => {
    const ids = [await add(), await add(), await add()];
    const gone = (body: object) => on.told(`${SUBMISSIONS_API}/delete`, { body });
    expect(await gone({ ids })).toEqual({ deleted: 0 });
    await change(...ids.map((id) => ({ id, is_deleted: true })));
    expect((await list("?box=trash")).total).toBe(3);
    expect(await gone({ ids })).toEqual({ deleted: 3 });
    expect(await log()).toEqual([
      ["submission.trash", "Büro & Co", { count: 3 }],
      ["submission.delete", "Büro & Co", { count: 3 }],
    ]);
  });

  test("have a note that nobody writes over unseen", async () => {
    const id = await add();
    expect((await note(id, { note: "Call her", was: "" })).status).toBe(200);
    // The answer was lost, and it is saved again.
    expect((await note(id, { note: "Call her", was: "" })).status).toBe(200);
    const refused = await note(id, { note: "Write to her", was: "" });
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toMatchObject({ code: "changed", note: "Call her" });
    expect((await open(id)).note).toBe("Call her");
    expect((await list("?search=call%20HER")).total).toBe(1);
    expect((await note(id, { note: "x".repeat(20_001), was: "" })).status).toBe(422);
    expect((await note(NOBODY, { note: "a", was: "" })).status).toBe(404);
  });

  test("are answered by a mail that is kept and put into the outbox, once", async () => {
    const id = await add();
    const answer = await reply(id);
    expect(answer.status).toBe(201);
    const { replies } = v.parse(openedSubmission, await answer.json());
    expect(replies).toMatchObject([
      { by: "olga", to: "vera@example.org", subject: "Re: Büro", text: "Gladly.\nOlga" },
    ]);
    await reply(id);
    expect((await open(id)).replies).toHaveLength(1);
    const jobs = await db().select({ data: jobTable.data }).from(jobTable);
    expect(jobs.filter(({ data }) => JSON.stringify(data).includes("Gladly"))).toMatchObject([
      { data: { to: "vera@example.org", subject: "Re: Büro", isByHand: true } },
    ]);
    expect(await log()).toEqual([["submission.reply", "Büro & Co", {}]]);
  });

  test("are answered to one proper address, in words, and not in the trash", async () => {
    const id = await add();
    for (const [field, wrong] of [
      ["to", ""],
      ["to", "vera@example.org, all@example.org"],
      ["to", "vera@example.org\r\nBcc: all@example.org"],
      ["to", "=?utf-8?q?all?=@example.org"],
      ["subject", " \u200b"],
      ["subject", "x".repeat(201)],
      ["text", "\n "],
    ] as const) {
      const answer = await reply(id, { [field]: wrong });
      expect([field, wrong, answer.status]).toEqual([field, wrong, 422]);
      expect((await answer.json()).error.issues).toMatchObject([{ path: [field] }]);
    }
    await reply(id, { subject: "Re:\r\nBcc: all@example.org" });
    expect((await open(id)).replies.map(({ subject }) => subject)).toEqual([
      "Re: Bcc: all@example.org",
    ]);
    await change({ id, is_deleted: true });
    const answer = await reply(id, { text: "Late." });
    expect(await codeOf(answer)).toEqual([409, "thrown-away"]);
    expect((await open(id)).replies).toHaveLength(1);
  });

  test("are exported as a table, in which no formula is one", async () => {
    const createdAt = new Date("2026-01-02T00:00:00Z");
    const id = await add({ createdAt, page: "/contact", note: "-1" });
    await db()
      .insert(submissionFiles)
      .values({
        ...{ submissionId: id, field: "plan", name: "=plan.pdf", type: "application/pdf" },
        ...{ size: 12, path: `2026/${id}.pdf` },
      });
    const fields = { "your-name": ['=1+"1"'], mail: ["a", "b"], old: ["+1\nx"] };
    await add({ createdAt: new Date("2026-01-03T00:00:00Z"), fields });
    await add({ status: "spam" });
    const answer = await on.ask(`${SUBMISSIONS_API}/export.csv?form=${form}`, { as: on.editor });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(decodeURIComponent(answer.headers.get("content-disposition") ?? "")).toMatch(
      /^attachment; filename\*=UTF-8''büro-co-\d{4}-\d\d-\d\d\.csv$/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.subarray(3).toString()).toBe(
      [
        "Received,Page,Name,Email,Plan,old,Note",
        "2026-01-02T00:00:00.000Z,/contact,Vera,vera@example.org,'=plan.pdf,,'-1",
        `2026-01-03T00:00:00.000Z,,"'=1+""1""","a, b",,"'+1\nx",`,
        "",
      ].join("\r\n"),
    );
    expect(await log()).toEqual([["submission.export", "Büro & Co", {}]]);
    expect((await on.ask(`${SUBMISSIONS_API}/export.csv?form=999999`)).status).toBe(404);
    expect((await on.ask(`${SUBMISSIONS_API}/export.csv`)).status).toBe(400);
  });

  test("stand in the table as they are shown, with choices by what they are called", async () => {
    const topic = { kind: "select", name: "topic", label: "Topic" } as const;
    const options = [{ value: "t1", label: "Grids" }, { value: "t2", label: "Moiré" }, "Other"];
    const content = formContent("chosen", { fields: [{ ...topic, options }] });
    const { id: formId } = await writeContactForm(db(), content);
    const id = await add({ formId, fields: { topic: ["t1", "Other", "t3"] } });
    expect((await open(id)).fields).toMatchObject([{ values: ["Grids", "Other", "t3"] }]);
    expect(await table(`?form=${formId}`)).toContain(',"Grids, Other, t3",');
  });

  test("stand in the table below headings in the language of whoever asks", async () => {
    const headings = async () => (await table()).split("\r\n")[0];
    await db().update(users).set({ language: "de" }).where(eq(users.email, "olga@example.com"));
    expect(await headings()).toBe("Eingegangen,Seite,Name,Email,Plan,Notiz");
    await db().update(users).set({ language: null }).where(eq(users.email, "olga@example.com"));
    expect(await headings()).toBe("Received,Page,Name,Email,Plan,Note");
  });

  test("are all in the table, in their order, however many came at one moment", async () => {
    const createdAt = new Date("2026-01-02T00:00:00Z");
    const rows = Array.from({ length: 1001 }, (_none, number) => ({
      ...{ formId: form, status: "mail_sent", hash: "h", createdAt },
      fields: { "your-name": [`Visitor ${number}`] },
    }));
    await db().insert(submissions).values(rows);
    const lines = (await table()).trimEnd().split("\r\n").slice(1);
    expect(new Set(lines).size).toBe(1001);
    expect(await table(`?form=${form}&until=2026-01-02T00:00:00.000Z`)).not.toContain("Visitor");
  });

  test("are counted by the day, as days are where one is", async () => {
    await add();
    const days = async (query: string) =>
      v.parse(submissionDays, await on.told(`${SUBMISSIONS_API}/days${query}`)).items;
    const items = await days(`?form=${form}&days=90&zone=Asia/Tokyo`);
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo" }).format(new Date());
    expect([items.length, items.at(-1)]).toEqual([90, { day: today, count: 1 }]);
    expect(await days("")).toHaveLength(30);
    for (const wrong of ["?zone=Nowhere/City", "?zone='", "?days=7", "?form=-1"]) {
      expect((await on.ask(`${SUBMISSIONS_API}/days${wrong}`)).status).toBe(400);
    }
  });
});
