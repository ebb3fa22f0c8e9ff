import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { mailTemplateSchema, plainHandling } from "../content/contact-forms/FormHandling.ts";
import { writeContactForm } from "./contactForms.ts";
import { importContactForms } from "./importContactForms.ts";
import { readShell } from "./readShell.ts";
import { contactForms, contentVersion, submissions } from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { formContent } from "./testing/formContent.ts";

describeEachStore("Contact forms of an import", ({ store }) => {
  const db = () => store().db;
  beforeEach(async () => {
    await db().delete(submissions);
    await db().delete(contactForms);
  });

  const version = async () => (await db().select().from(contentVersion))[0]?.version;

  test("are stored once, and brought up to date where they have changed", async () => {
    const forms = [{ ...formContent("one"), language: "de" }, formContent("two")];
    expect(await importContactForms(db(), forms)).toEqual(["created", "created"]);
    const before = await version();
    expect(await importContactForms(db(), forms)).toEqual(["unchanged", "unchanged"]);
    expect(await version()).toBe(before);
    const changed = formContent("two", { title: "Anew" });
    expect(await importContactForms(db(), [...forms.slice(0, 1), changed])).toEqual([
      "unchanged",
      "changed",
    ]);
    const { forms: shown } = await readShell(db());
    expect(shown.map(({ key, definition }) => [key, definition.title])).toEqual([
      ["one", formContent("one").definition.title],
      ["two", "Anew"],
    ]);
  });

  test("stay as they are where they were changed here, until they are the same again", async () => {
    const form = { ...formContent("one"), language: "de" };
    await importContactForms(db(), [form]);
    await writeContactForm(db(), { ...formContent("one", { title: "Ours" }), language: "de" });
    const later = { ...formContent("one", { title: "Theirs" }), language: "de" };
    for (const theirs of [form, later]) {
      expect(await importContactForms(db(), [theirs])).toEqual(["kept"]);
      expect((await readShell(db())).forms).toMatchObject([{ definition: { title: "Ours" } }]);
    }
    await writeContactForm(db(), form);
    expect(await importContactForms(db(), [form])).toEqual(["unchanged"]);
    expect(await importContactForms(db(), [later])).toEqual(["changed"]);
    await writeContactForm(db(), { ...later, language: null });
    expect(await importContactForms(db(), [form])).toEqual(["kept"]);
  });

  test("bring what becomes of what is sent, and leave it where it was changed here", async () => {
    const form = { ...formContent("one"), handling: { ...plainHandling, isDemo: true } };
    expect(await importContactForms(db(), [form])).toEqual(["created"]);
    expect(await importContactForms(db(), [form])).toEqual(["unchanged"]);
    const later = { ...form, handling: { ...plainHandling, closedMessage: "Closed." } };
    expect(await importContactForms(db(), [later])).toEqual(["changed"]);
    expect((await readShell(db())).forms).toMatchObject([{ handling: later.handling }]);
    const mail = v.parse(mailTemplateSchema, { to: "me@shop.example" });
    await writeContactForm(db(), { ...later, handling: { ...later.handling, mail } });
    for (const theirs of [form, later]) {
      expect(await importContactForms(db(), [theirs])).toEqual(["kept"]);
    }
    expect((await readShell(db())).forms).toMatchObject([{ handling: { mail } }]);
  });

  test("of a time before that is known are brought up to date", async () => {
    const form = formContent("one");
    await importContactForms(db(), [form]);
    // As that version had it: nothing handled, and a hash of the rest.
    await db().execute(sql`update contact_forms set handling = '{}', source_hash =
      encode(sha256(convert_to(coalesce(language, '') || definition, 'UTF8')), 'hex')`);
    const later = { ...form, handling: { ...plainHandling, isDemo: true } };
    expect(await importContactForms(db(), [form])).toEqual(["unchanged"]);
    expect(await importContactForms(db(), [later])).toEqual(["changed"]);
  });

  test("stay in the trash", async () => {
    await importContactForms(db(), [formContent("one")]);
    await db().update(contactForms).set({ deletedAt: new Date() });
    const changed = formContent("one", { title: "Anew" });
    expect(await importContactForms(db(), [changed])).toEqual(["kept"]);
    expect((await readShell(db())).forms).toEqual([]);
  });

  test("come all or none", async () => {
    const wrong = formContent("wrong", { fields: [{ kind: "text", name: "1", label: "x" }] });
    await expect(importContactForms(db(), [formContent("one"), wrong])).rejects.toThrow();
    expect(await db().$count(contactForms)).toBe(0);
  });
});
