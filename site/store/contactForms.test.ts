import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { plainHandling } from "../content/contact-forms/FormHandling.ts";
import {
  MAX_FIELDS,
  type StoredFormDefinition,
} from "../content/contact-forms/formDefinitionSchema.ts";
import { writeContactForm } from "./contactForms.ts";
import { readShell } from "./readShell.ts";
import { contactForms, contentVersion, submissions } from "./schema.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { formContent } from "./testing/formContent.ts";

describeEachStore("Contact forms", ({ store }) => {
  const db = () => store().db;
  beforeEach(async () => {
    await db().delete(submissions);
    await db().delete(contactForms);
  });

  const only = async () => (await readShell(db())).forms[0];

  test("are read with what all pages share, in one query, in the order of their numbers", async () => {
    const { id } = await writeContactForm(db(), { ...formContent("write"), language: "de" });
    await writeContactForm(db(), formContent("other"));
    const { result, queries } = await countQueries(db(), readShell);
    expect(queries).toBe(1);
    const definition = { ...formContent("write").definition, id };
    expect(result.forms).toEqual([
      { key: "write", language: "de", definition, handling: plainHandling },
      expect.objectContaining({ key: "other", language: null }),
    ]);
  });

  test("keep every kind of field as it was written, in any script", async () => {
    const label = "اسمك <b>&</b> 😀";
    const options = ["a", { value: "b", label: "B" }];
    const fields: StoredFormDefinition["fields"] = [
      { kind: "email", name: "mail", label, required: true, half: true, hint: "x", maxLength: 9 },
      { kind: "textarea", name: "text", label, counter: "down", rows: 5 },
      { kind: "range", name: "range", label, min: 0, max: 1, step: 0.5, value: 0.5 },
      { kind: "date", name: "day", label, min: "2026-01-01" },
      { kind: "select", name: "select", label, options, blank: "—", value: ["a"], multiple: true },
      { kind: "checkbox", name: "boxes", label, options, maxItems: 1, freeText: true },
      { kind: "radio", name: "radio", label, options },
      { kind: "acceptance", name: "terms", label, invert: true },
      { kind: "file", name: "file", label, accept: [".pdf"], maxFileSize: 9 },
      { kind: "quiz", name: "quiz", label },
      { kind: "hidden", name: "hidden", value: "v" },
    ];
    await writeContactForm(
      db(),
      formContent("all", { fields, submit: "Go", messages: { spam: "No." } }),
    );
    expect((await only())?.definition).toMatchObject({
      fields,
      submit: "Go",
      messages: { spam: "No." },
    });
  });

  test("that were thrown away are shown nowhere", async () => {
    await writeContactForm(db(), formContent("write"));
    await db().update(contactForms).set({ deletedAt: sql`now()` });
    expect(await only()).toBeUndefined();
  });

  test("hold what becomes of what is sent, with defaults for what an older version left out", async () => {
    await writeContactForm(db(), formContent("write"));
    await db().update(contactForms).set({ handling: sql`'{"isOpen": false}'` });
    expect((await only())?.handling).toEqual({ ...plainHandling, isOpen: false });
  });

  test("are brought up to date under their key, with the same number", async () => {
    const { id } = await writeContactForm(db(), formContent("write"));
    const again = await writeContactForm(db(), formContent("write", { title: "Anew" }));
    expect(again.id).toBe(id);
    expect(await db().$count(contactForms)).toBe(1);
    expect((await only())?.definition.title).toBe("Anew");
  });

  test("are no forms where names are doubled, hostile or too many, or kinds unknown", async () => {
    const field = (name: string) => ({ kind: "text" as const, name, label: "x" });
    const wrong: object[] = [
      { fields: [field("a"), field("a")] },
      ...["", "_wpcf7", "__proto__", "1a", "a b", "a[]", 'a"', "ä", "a".repeat(65)].map((name) => ({
        fields: [field(name)],
      })),
      { fields: [{ kind: "colour", name: "a", label: "x" }] },
      { fields: Array.from({ length: MAX_FIELDS + 1 }, (_, n) => field(`a${n}`)) },
      { locale: 'en"><script>' },
      { title: 1 },
    ];
    for (const part of wrong) {
      const form = formContent("wrong", part as Partial<StoredFormDefinition>);
      await expect(writeContactForm(db(), form), JSON.stringify(part)).rejects.toMatchObject({
        name: "ValiError",
      });
    }
    await expect(writeContactForm(db(), formContent("No Key"))).rejects.toThrow();
    expect(await db().$count(contactForms)).toBe(0);
  });

  test("that this version cannot read are not there, rather than half there", async () => {
    await writeContactForm(db(), formContent("later"));
    await db().update(contactForms).set({ definition: sql`'{"fields": "of tomorrow"}'` });
    expect(await only()).toBeUndefined();
  });

  test("change the pages that show them", async () => {
    const version = async () => (await db().select().from(contentVersion))[0]?.version ?? 0;
    const before = await version();
    await writeContactForm(db(), formContent("write"));
    expect(await version()).toBeGreaterThan(before);
  });
});
