import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EditedForm, editedForm, FORMS_API, formMade } from "../../content/admin/formWire.ts";
import type { MailTemplate } from "../../content/contact-forms/FormHandling.ts";
import type { StoredFormDefinition } from "../../content/contact-forms/formDefinitionSchema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

type Fields = StoredFormDefinition["fields"];

describeEachStore("A form that an editor changes", ({ store }) => {
  let on: AdminSite;
  beforeAll(async () => {
    on = await startAdminSite(store().db);
  });
  afterAll(() => on.close());

  /** An owner's form, with a mail to them. */
  async function begin(): Promise<EditedForm> {
    const body = { title: "Write", language: null };
    const { id } = v.parse(formMade, await on.told(FORMS_API, { body }));
    return v.parse(editedForm, await on.told(`${FORMS_API}/${id}`));
  }

  /** What the server finds wrong, by its place; nothing where it is saved. */
  async function save(
    { id, version, language, definition, handling }: EditedForm,
    as = on.editor,
  ): Promise<readonly string[]> {
    const body = { version, language, definition, handling };
    const answer = await on.ask(`${FORMS_API}/${id}`, { method: "PUT", body, as });
    if (answer.ok) return [];
    const { error } = await answer.json();
    return error.issues.map(({ path }: { path: string[] }) => path.join("."));
  }

  const withFields = (form: EditedForm, fields: Fields): EditedForm => ({
    ...form,
    definition: { ...form.definition, fields },
  });
  const withMail = (form: EditedForm, change: Partial<MailTemplate>): EditedForm => {
    const { mail } = form.handling;
    return { ...form, handling: { ...form.handling, mail: mail && { ...mail, ...change } } };
  };

  test("may have a field under another name, also in its mails, but not in where they go", async () => {
    const form = await begin();
    const fields = form.definition.fields.map((field) =>
      "name" in field && field.name === "your-name" ? { ...field, name: "who" } : field,
    );
    const { subject = "", body = "" } = form.handling.mail ?? {};
    const renamed = withMail(withFields(form, fields), {
      subject: subject.replaceAll("[your-name]", "[who]"),
      body: body.replaceAll("[your-name]", "[who]"),
    });
    expect(renamed.handling).not.toEqual(form.handling);
    expect(await save(withMail(renamed, { to: "[who]" }))).toEqual(["handling"]);
    expect(await save(renamed)).toEqual([]);
  });
  test("is saved over an owner's change once it has what the owner said of its mails", async () => {
    const form = await begin();
    const byOwner = withMail(form, { to: "new@x.example" });
    expect(await save(byOwner, on.owner)).toEqual([]);
    const quiz = { kind: "quiz", name: "sum", label: "Sum" } as const;
    const questions = { sum: [{ question: "1 + 1", answer: "2" }] };
    const asking = (handling: EditedForm["handling"]): EditedForm => ({
      ...withFields(form, [...form.definition.fields, quiz]),
      version: 2,
      handling: { ...handling, questions },
    });
    expect(await save(asking(form.handling))).toEqual(["handling"]);
    expect(await save(asking(byOwner.handling))).toEqual([]);
  });
  test("keeps what mails go to in its fields as its owner made it", async () => {
    const begun = await begin();
    const to = { kind: "select", name: "to", label: "To", options: ["a@x.example"] } as const;
    const owned = withMail(withFields(begun, [...begun.definition.fields, to]), { to: "[to]" });
    expect(await save(owned, on.owner)).toEqual([]);
    const form = { ...owned, version: 2 };
    const also = { ...to, options: ["a@x.example", "me@evil.example"] };
    const change = withFields(form, [...begun.definition.fields, also]);
    expect(await save(change)).toEqual(["definition.fields.3.options"]);
    expect(await save(change, on.owner)).toEqual([]);
  });
});
