import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { plainHandling } from "../content/contact-forms/FormHandling.ts";
import { formsSetting } from "../content/contact-forms/formsSetting.ts";
import { addReply, changeNote, changeSubmissions, deleteSubmissions } from "./changeSubmissions.ts";
import { writeContactForm } from "./contactForms.ts";
import { countDays } from "./countDays.ts";
import { countUnread } from "./countSubmissions.ts";
import { listSubmissions, type SubmissionsQuestion } from "./listSubmissions.ts";
import { purgeSubmissions } from "./purgeSubmissions.ts";
import { listFormsOfSubmissions } from "./readFormFields.ts";
import { readSubmission } from "./readSubmission.ts";
import { settings, submissionReplies, submissions } from "./schema.ts";
import { writeSetting } from "./settings.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { formContent } from "./testing/formContent.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

describeEachStore("The inbox of submissions", ({ store }) => {
  const db = () => store().db;
  let formId: number;
  let otherId: number;

  beforeEach(async () => {
    await db().delete(submissions);
    await db().delete(settings);
    const fields = [
      { kind: "text", name: "your-name", label: "Your name" },
      { kind: "email", name: "mail", label: "Where we answer" },
      { kind: "textarea", name: "your-message", label: "Message" },
    ] as const;
    const content = formContent("one", { title: "Write to us", fields: [...fields] });
    formId = (await writeContactForm(db(), content)).id;
    otherId = (await writeContactForm(db(), formContent("other", { title: "Workshops" }))).id;
  });

  type Part = Partial<typeof submissions.$inferInsert>;
  async function add(message: string, part: Part = {}): Promise<string> {
    const fields = { "your-name": ["Ada"], mail: ["ada@example.com"], "your-message": [message] };
    const text = Object.values(part.fields ?? fields)
      .flat()
      .join("\n");
    const row = { formId, status: "mail_sent", fields, hash: "h", text, ...part };
    const [added] = await db().insert(submissions).values(row).returning({ id: submissions.id });
    return added?.id ?? "";
  }
  const list = (question: Partial<SubmissionsQuestion> = {}) =>
    listSubmissions(db(), {
      ...{ page: 1, pageSize: 25, box: "inbox", search: "", isOldestFirst: false },
      ...question,
    });
  const words = async (question: Partial<SubmissionsQuestion> = {}) =>
    (await list(question)).items.map(({ excerpt }) => excerpt);
  const day = (text: string) => new Date(`${text}T12:00:00Z`);

  test("shows who wrote what with which form, the newest first", async () => {
    await add("Hello\nthere", { createdAt: day("2026-01-01") });
    await add("Later", { createdAt: day("2026-01-02"), formId: otherId });
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      // Its form asks for no address any more; the message still holds one.
      { form: { title: "Workshops" }, sender: { name: "Ada", email: "ada@example.com" } },
      {
        form: { id: formId, title: "Write to us" },
        sender: { name: "Ada", email: "ada@example.com" },
        excerpt: "Hello there",
        fileCount: 0,
        readAt: null,
        isStarred: false,
      },
    ]);
    expect(await words({ isOldestFirst: true })).toEqual([
      "Hello there",
      expect.stringContaining("Later"),
    ]);
    expect(await words({ pageSize: 1, page: 2 })).toEqual(["Hello there"]);
    expect(await words({ page: 9 })).toEqual([]);
  });

  test("has boxes for what is new, starred, spam and thrown away, counted in each", async () => {
    await add("new");
    await add("read", { readAt: day("2026-01-01") });
    await add("starred", { readAt: day("2026-01-01"), isStarred: true });
    await add("spam", { status: "spam", isStarred: true });
    await add("gone", { deletedAt: day("2026-01-01") });
    await add("gone spam", { status: "spam", deletedAt: day("2026-01-01") });
    expect((await list()).counts).toEqual({ inbox: 3, unread: 1, starred: 1, spam: 1, trash: 2 });
    expect((await words()).sort()).toEqual(["new", "read", "starred"]);
    expect(await words({ box: "unread" })).toEqual(["new"]);
    expect(await words({ box: "starred" })).toEqual(["starred"]);
    expect(await words({ box: "spam" })).toEqual(["spam"]);
    expect((await list({ box: "trash" })).total).toBe(2);
    expect(await countUnread(db())).toBe(1);
  });

  test("is narrowed to a form and to days", async () => {
    await add("one", { createdAt: day("2026-01-01") });
    await add("two", { createdAt: day("2026-01-02") });
    await add("other", { createdAt: day("2026-01-02"), formId: otherId });
    expect(await words({ formId })).toEqual(["two", "one"]);
    const [from, until] = [day("2026-01-02"), day("2026-01-03")];
    expect((await list({ from, until, formId: otherId })).counts?.inbox).toBe(1);
    expect(await words({ until: from })).toEqual(["one"]);
    expect(await listFormsOfSubmissions(db())).toEqual([
      { id: otherId, title: "Workshops" },
      { id: formId, title: "Write to us" },
    ]);
  });

  test("finds words in all that was written and in notes, and shows what stands around them", async () => {
    const far = `${"x ".repeat(400)}Needle 50%_off ${"y ".repeat(400)}`;
    const id = await add(far, { createdAt: day("2026-01-01") });
    await add("another", { note: "needle of ours", createdAt: day("2026-01-02") });
    await add("needle", { status: "spam" });
    const { items, total, counts, hasMore } = await list({ search: "needLE" });
    expect({ total, counts, hasMore }).toEqual({ total: 2, counts: null, hasMore: false });
    expect(items[0]?.excerpt).toContain("needle of ours");
    expect(items[1]).toMatchObject({ id, excerpt: expect.stringContaining("Needle 50%_off") });
    expect((await list({ search: "50%_OFF" })).total).toBe(1);
    expect((await list({ search: "0__off" })).total).toBe(0);
    expect((await list({ search: "ada@example", box: "spam" })).total).toBe(1);
  });

  test("shows one with a choice that nobody made, also where its form asks no more", async () => {
    await add("", { fields: { terms: [], "your-message": [], old: [] } });
    expect(await list()).toMatchObject({
      items: [{ sender: { name: "", email: "" }, excerpt: "" }],
    });
  });

  // More than this many are not all put in order.
  test.each([5003, 20_003])(
    "counts what is found up to a limit, and pages through that, of %d",
    async (many) => {
      await db().execute(sql`
      insert into ${submissions} (form_id, status, fields, hash, text, created_at)
      select ${formId}::int, 'mail_sent', '{}', 'h', 'common ' || number,
        timestamptz '2026-01-01' + number * interval '1 second'
      from generate_series(0, ${many - 1}::int) as number`);
      const first = await list({ search: "common" });
      expect(first).toMatchObject({ total: 5000, hasMore: true, pageCount: 200 });
      expect(first.items[0]?.excerpt).toBe(`common ${many - 1}`);
      const last = await list({ search: "common", page: 200 });
      expect(last.items.at(-1)?.excerpt).toBe(`common ${many - 5000}`);
      expect((await list({ search: "common", page: 201 })).items).toEqual([]);
      expect(await words({ search: "common 4999" })).toEqual(["common 4999"]);
      const [oldest] = await words({ search: "common", isOldestFirst: true });
      expect(oldest).toBe("common 0");
    },
  );

  test("opens all of one, also what its form asks no more, with its files and answers", async () => {
    const fields = { old: ["a", "b"], mail: ["ada@example.com"], "your-name": ["Ada"] };
    const id = await add("", { fields, page: "/contact" });
    expect(await readSubmission(db(), id)).toMatchObject({
      form: { id: formId, title: "Write to us" },
      sender: { name: "Ada", email: "ada@example.com" },
      page: "/contact",
      filled: [
        { name: "your-name", label: "Your name", values: ["Ada"], kind: "text" },
        { name: "mail", label: "Where we answer", values: ["ada@example.com"], kind: "email" },
        { name: "old", label: "old", values: ["a", "b"], kind: null },
      ],
      files: [],
      replies: [],
      mails: [],
    });
    expect(await readSubmission(db(), NOBODY)).toBe(undefined);
  });

  test("changes how some stand, and gives back how they stood", async () => {
    const [one, other] = [await add("one"), await add("other", { status: "mail_failed" })];
    const before = await changeSubmissions(db(), [
      { id: one, isRead: true, isStarred: true },
      { id: other, status: "spam", isDeleted: true },
      { id: NOBODY, isRead: true },
    ]);
    const plain = { formId, isRead: false, isStarred: false, isDeleted: false };
    expect(before).toHaveLength(2);
    expect(before).toContainEqual({ ...plain, id: one, status: "mail_sent" });
    expect(before).toContainEqual({ ...plain, id: other, status: "mail_failed" });
    const [stored] = await db().select().from(submissions).where(eq(submissions.id, one));
    expect(stored).toMatchObject({ readAt: expect.any(Date), isStarred: true, deletedAt: null });
    await changeSubmissions(db(), [{ id: one, isRead: true }]);
    const [again] = await db().select().from(submissions).where(eq(submissions.id, one));
    expect(again?.readAt).toEqual(stored?.readAt);
    await changeSubmissions(db(), before);
    const rows = await db().select().from(submissions);
    expect(
      rows
        .map(({ status, readAt, isStarred, deletedAt }) => [status, readAt, isStarred, deletedAt])
        .sort(),
    ).toEqual([
      ["mail_failed", null, false, null],
      ["mail_sent", null, false, null],
    ]);
  });

  test("deletes for good only what is in the trash", async () => {
    const [kept, gone] = [await add("kept"), await add("gone", { deletedAt: new Date() })];
    expect(await deleteSubmissions(db(), [kept, gone, NOBODY])).toEqual([{ id: gone, formId }]);
    expect((await db().select().from(submissions)).map(({ id }) => id)).toEqual([kept]);
  });

  test("changes a note only where it says what its writer has seen", async () => {
    const id = await add("one");
    expect(await changeNote(db(), { id, note: "first", was: "" })).toBe("");
    expect(await changeNote(db(), { id, note: "second", was: "" })).toBe("first");
    expect((await readSubmission(db(), id))?.note).toBe("first");
    expect(await changeNote(db(), { id: NOBODY, note: "a", was: "" })).toBe(undefined);
  });

  test("keeps an answer once, however often it is sent", async () => {
    const submissionId = await add("one");
    const reply = { submissionId, userId: null, userName: "Olga", recipient: "ada@example.com" };
    const written = { ...reply, subject: "Re: one", text: "Yes." };
    const sent = await Promise.all(
      [1, 2, 3].map(() => db().transaction((tx) => addReply(tx, written))),
    );
    expect(sent.filter(Boolean)).toHaveLength(1);
    expect(await addReply(db(), { ...written, text: "No." })).toBe(true);
    expect(await db().$count(submissionReplies)).toBe(2);
    // The first one may never have arrived: sent again later, it is another one.
    await db().update(submissionReplies).set({ createdAt: sql`now() - interval '11 minutes'` });
    expect(await addReply(db(), written)).toBe(true);
  });

  test("lets go what is older than its form or the site keeps it, or long in the trash", async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000 - 60_000);
    await add("a year", { createdAt: ago(365) });
    await add("a year, other", { createdAt: ago(365), formId: otherId });
    await add("a month in the trash", { createdAt: ago(1), deletedAt: ago(30) });
    await add("a day in the trash", { deletedAt: ago(1) });
    expect(await purgeSubmissions(db())).toBe(1);
    const handling = { ...plainHandling, keepDays: 400 };
    await writeContactForm(db(), { ...formContent("one"), handling });
    await writeSetting(db(), formsSetting, { ...formsSetting.fallback, keepDays: 100 });
    expect(await purgeSubmissions(db())).toBe(1);
    const left = await db()
      .select({ text: sql<string>`fields ->> 'your-message'` })
      .from(submissions);
    expect(left.map(({ text }) => text).sort()).toEqual(['["a day in the trash"]', '["a year"]']);
  });

  test("counts what came on each day, as days begin where one is", async () => {
    const now = new Date();
    await add("now", { createdAt: now });
    await add("now, other", { createdAt: now, formId: otherId });
    await add("spam", { createdAt: now, status: "spam" });
    await add("long ago", { createdAt: day("2020-01-01") });
    const days = await countDays(db(), { days: 30, zone: "UTC" });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: now.toISOString().slice(0, 10), count: 2 });
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    const zone = "Pacific/Kiritimati";
    const there = new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(now);
    expect((await countDays(db(), { days: 365, zone, formId })).at(-1)).toEqual({
      day: there,
      count: 1,
    });
  });
});
