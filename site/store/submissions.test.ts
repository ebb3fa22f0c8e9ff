import { beforeEach, expect, test } from "vitest";
import { writeContactForm } from "./contactForms.ts";
import { contactForms, contentVersion, submissions } from "./schema.ts";
import { addSubmission, hasSubmission, type NewSubmission } from "./submissions.ts";
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
    formId,
    status: "mail_sent",
    fields: { "your-name": ["Ada"], topics: ["a", "b"] },
    page: "/contact",
    idempotencyKey: null,
    hash: "h",
    ...part,
  });
  const stored = () => db().select().from(submissions);

  test("are kept with their form, their values and their page", async () => {
    await addSubmission(db(), submission());
    expect(await stored()).toEqual([
      {
        ...submission(),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        createdAt: expect.any(Date),
      },
    ]);
  });

  test("under one key are one, however often they are sent, also at once", async () => {
    const one = submission({ idempotencyKey: "k-1" });
    expect(await hasSubmission(db(), one)).toBe(false);
    await Promise.all([1, 2, 3, 4].map(() => addSubmission(db(), one)));
    await addSubmission(db(), one);
    expect(await stored()).toHaveLength(1);
    expect(await hasSubmission(db(), one)).toBe(true);
  });

  test("with other words, another form or no key at all are others: nothing is lost", async () => {
    const one = submission({ idempotencyKey: "k-1" });
    for (const other of [
      one,
      { ...one, hash: "other words" },
      { ...one, formId: otherId },
      { ...one, idempotencyKey: null },
      { ...one, idempotencyKey: null },
    ]) {
      await addSubmission(db(), other);
    }
    expect(await stored()).toHaveLength(5);
    expect(await hasSubmission(db(), { ...one, idempotencyKey: "k-2" })).toBe(false);
    expect(await hasSubmission(db(), { ...one, idempotencyKey: null })).toBe(false);
  });

  test("are refused where they are not as agreed", async () => {
    const wrong: object[] = [
      { status: "init" },
      { idempotencyKey: "" },
      { idempotencyKey: "a b" },
      { idempotencyKey: "a".repeat(65) },
      { hash: "" },
      { fields: { a: "x" } },
    ];
    for (const part of wrong) {
      await expect(addSubmission(db(), submission(part))).rejects.toMatchObject({
        name: "ValiError",
      });
    }
    await expect(addSubmission(db(), submission({ formId: 2 ** 31 - 1 }))).rejects.toThrow();
    expect(await stored()).toEqual([]);
  });

  test("keep what was written, but what no database holds", async () => {
    await addSubmission(db(), submission({ fields: { a: ["<b>'\\ اب 😀\0\ud800"] } }));
    expect(await stored()).toMatchObject([{ fields: { a: ["<b>'\\ اب 😀\ufffd"] } }]);
  });

  test("change no page, and hold the form that they belong to", async () => {
    const version = async () => (await db().select().from(contentVersion))[0]?.version;
    const before = await version();
    await addSubmission(db(), submission());
    expect(await version()).toBe(before);
    await expect(db().delete(contactForms)).rejects.toThrow();
  });
});
