import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { writeContactForm } from "./contactForms.ts";
import { findTargets } from "./findTargets.ts";
import { purgeOldForms, trashForms } from "./formTrash.ts";
import { contactForms, contentVersion, submissions } from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { formContent } from "./testing/formContent.ts";
import { storeSubmission } from "./testing/storeSubmission.ts";

describeEachStore("Forms in the trash", ({ store }) => {
  const db = () => store().db;
  beforeEach(async () => {
    await db().delete(submissions);
    await db().delete(contactForms);
  });

  const make = (key: string) => writeContactForm(db(), formContent(key, { title: `Form ${key}` }));
  const age = (days: number) =>
    db()
      .update(contactForms)
      .set({ deletedAt: sql`now() - interval '${sql.raw(String(days))} days'` });

  test("are deleted after a month, but for those that brought what is kept", async () => {
    const { id } = await make("written");
    await make("empty");
    await storeSubmission(db(), { formId: id, status: "spam" });
    await age(29);
    expect(await purgeOldForms(db())).toBe(0);
    await age(31);
    await make("kept");
    expect(await purgeOldForms(db())).toBe(1);
    const left = await db().select({ key: contactForms.key }).from(contactForms);
    expect(left.map(({ key }) => key).sort()).toEqual(["kept", "written"]);
  });

  test("change no page on a day that none is old", async () => {
    await make("one");
    await age(29);
    const before = await db().select().from(contentVersion);
    expect(await purgeOldForms(db())).toBe(0);
    expect(await db().select().from(contentVersion)).toEqual(before);
  });

  test("are offered to no block; others are found by title and key", async () => {
    const { id } = await make("one");
    await make("two");
    const found = async (search: string) =>
      (await findTargets(db(), { of: "contact-form", search })).map(({ label }) => label);
    expect(await found("FORM")).toEqual(["Form one", "Form two"]);
    expect(await found("tw")).toEqual(["Form two"]);
    await trashForms(db(), [id]);
    expect(await found("")).toEqual(["Form two"]);
  });
});
