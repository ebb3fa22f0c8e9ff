import { beforeEach, expect, test } from "vitest";
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

  test("come all or none", async () => {
    const wrong = formContent("wrong", { fields: [{ kind: "text", name: "1", label: "x" }] });
    await expect(importContactForms(db(), [formContent("one"), wrong])).rejects.toThrow();
    expect(await db().$count(contactForms)).toBe(0);
  });
});
