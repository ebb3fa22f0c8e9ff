import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { writeContactForm } from "./contactForms.ts";
import { contactForms, contentVersion, submissions } from "./schema.ts";
import { addSubmissions, findKept, type NewSubmission, SEARCHED_LENGTH } from "./submissions.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { formContent } from "./testing/formContent.ts";

describeEachStore("Submissions", ({ store }) => {
  const db = () => store().db;
  let formId: number;
  let otherId: number;

  beforeEach(async () => {
    await db().delete(submissions);
    formId = (await writeContactForm(db(), formContent("one"))).id;
    otherId = (await writeContactForm(db(), formContent("other"))).id;
  });

  const submission = (part: Partial<NewSubmission> = {}): NewSubmission => ({
    id: randomUUID(),
    formId,
    status: "mail_sent",
    fields: { "your-name": ["Ada"], topics: ["a", "b"] },
    page: "/contact",
    idempotencyKey: null,
    hash: "h",
    ...part,
  });
  const stored = () => db().select().from(submissions);
  const add = (...added: NewSubmission[]) => addSubmissions(db(), added);

  test("are kept with their form, their values and their page, and with all words to search", async () => {
    const one = submission();
    await add(one);
    expect(await stored()).toEqual([
      {
        ...one,
        createdAt: expect.any(Date),
        text: "Ada\na\nb",
        readAt: null,
        isStarred: false,
        note: "",
        deletedAt: null,
      },
    ]);
  });

  test("under one key are one, however often they are sent, also at once", async () => {
    const one = submission({ idempotencyKey: "k-1" });
    const again = { ...one, id: randomUUID() };
    expect(await findKept(db(), [one])).toEqual(new Map());
    const added = await Promise.all([add(one, again), add({ ...one, id: randomUUID() })]);
    expect(await add({ ...one, id: randomUUID() })).toEqual(new Set());
    expect(await stored()).toHaveLength(1);
    expect(added.map(({ size }) => size).sort()).toEqual([0, 1]);
    const ids = (await stored()).map(({ id }) => id);
    expect(await findKept(db(), [again])).toEqual(new Map([[again, ids[0]]]));
  });

  test("with other words, another form or no key at all are others: nothing is lost", async () => {
    const one = submission({ idempotencyKey: "k-1" });
    const others = [
      one,
      { ...one, hash: "other words" },
      { ...one, formId: otherId },
      { ...one, idempotencyKey: null },
      { ...one, idempotencyKey: null },
    ];
    const added = await add(...others.map((other) => ({ ...other, id: randomUUID() })));
    expect(added.size).toBe(5);
    expect(await stored()).toHaveLength(5);
    const { id: _, ...sending } = one;
    const unknown = [
      { ...sending, idempotencyKey: "k-2" },
      { ...sending, idempotencyKey: null },
    ];
    expect(await findKept(db(), unknown)).toEqual(new Map());
    expect([...(await findKept(db(), [...unknown, sending])).keys()]).toEqual([sending]);
    expect(await add()).toEqual(new Set());
  });

  test("without a key are found by their own id", async () => {
    const one = submission();
    await add(one);
    const other = submission();
    expect(await findKept(db(), [one, other])).toEqual(new Map([[one, one.id]]));
    expect(await findKept(db(), [])).toEqual(new Map());
  });

  test("are refused where they are not as agreed", async () => {
    const wrong: object[] = [
      { status: "Init!" },
      { id: "1" },
      { idempotencyKey: "" },
      { idempotencyKey: "a b" },
      { idempotencyKey: "a".repeat(65) },
      { hash: "" },
      { fields: { a: "x" } },
    ];
    for (const part of wrong) {
      await expect(add(submission(part))).rejects.toMatchObject({ name: "ValiError" });
    }
    await expect(add(submission({ formId: 2 ** 31 - 1 }))).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });

  test("keep what was written, but what no database holds", async () => {
    await add(submission({ fields: { a: ["<b>'\\ اب 😀\0\ud800"] } }));
    expect(await stored()).toMatchObject([{ fields: { a: ["<b>'\\ اب 😀\ufffd"] } }]);
  });

  test("are searched by the beginning of what was written, and kept whole", async () => {
    const begin = "x".repeat(SEARCHED_LENGTH - 5);
    const fields = { a: [begin], b: ["one😀", "more ".repeat(100_000)] };
    await add(submission({ fields }));
    expect(await stored()).toMatchObject([{ fields, text: `${begin}\none` }]);
  });

  test("change no page, and hold the form that they belong to", async () => {
    const version = async () => (await db().select().from(contentVersion))[0]?.version;
    const before = await version();
    await add(submission());
    expect(await version()).toBe(before);
    await expect(db().delete(contactForms)).rejects.toThrow();
  });
});
