import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type EditedForm,
  editedForm,
  FORMS_API,
  type FormMake,
  type FormSave,
  formIds,
  formList,
  formMade,
  formSaved,
  readTemplate,
} from "../../content/admin/formWire.ts";
import { auditLog, contactForms, documents, submissions } from "../../store/schema.ts";
import { pageContent } from "../../store/testing/content.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { storeSubmission } from "../../store/testing/storeSubmission.ts";
import { writeDocument } from "../../store/writeDocument.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { type AdminSite, type Asked, startAdminSite } from "./testing/startAdminSite.ts";

describeEachStore("Forms of the owner's screens", ({ store }) => {
  const db = () => store().db;
  let on: AdminSite;

  beforeAll(async () => {
    on = await startAdminSite(db());
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [submissions, contactForms, auditLog]) await db().delete(table);
  });

  const list = async (query = "") => v.parse(formList, await on.told(FORMS_API + query));
  const titles = async (query = "") => (await list(query)).items.map(({ title }) => title);
  const open = async (id: number, asked?: Asked) =>
    v.parse(editedForm, await on.told(`${FORMS_API}/${id}`, asked));
  const make = async (title: string, more: Partial<FormMake> = {}, asked: Asked = {}) =>
    v.parse(
      formMade,
      await on.told(FORMS_API, { body: { title, language: null, ...more }, ...asked }),
    );
  const begin = async (title: string, more?: Partial<FormMake>, asked?: Asked) =>
    open((await make(title, more, asked)).id);
  const put = ({ id, version, language, definition, handling }: EditedForm, asked: Asked = {}) => {
    const body: FormSave = { version, language, definition, handling };
    return on.ask(`${FORMS_API}/${id}`, { method: "PUT", body, ...asked });
  };
  const post = async (verb: string, ids: readonly number[]) =>
    v.parse(formIds, await on.told(`${FORMS_API}/${verb}`, { body: { ids } })).ids;
  const issuesOf = async (answer: Response): Promise<readonly string[]> => {
    expect(answer.status).toBe(422);
    const { error } = await answer.json();
    return error.issues.map(({ path }: { path: string[] }) => path.join("."));
  };
  const log = async () =>
    (await db().select().from(auditLog).orderBy(auditLog.id))
      .filter(({ subjectKind }) => subjectKind === "form")
      .map(({ action, subjectName }) => `${action} ${subjectName}`);
  const send = (formId: number, status = "mail_sent") => storeSubmission(db(), { formId, status });

  test("begin with the usual fields in their language, and a mail to the owner who made them", async () => {
    const form = await begin("Schreib [uns]!", { language: "de" });
    expect(form).toMatchObject({
      ...{ key: "schreib-uns", language: "de", version: 1, deleted_at: null, used_by: [] },
      definition: {
        title: "Schreib [uns]!",
        locale: "de",
        fields: [{ label: "Name" }, { label: "E-Mail-Adresse" }, { label: "Nachricht" }],
      },
      handling: { mail: { to: "olga@example.com", subject: "Schreib  uns !: [your-name]" } },
    });
    const ofEditor = await begin("Plain", {}, { as: on.editor });
    expect(ofEditor.handling.mail).toBeNull();
    expect(await log()).toEqual(["form.make Schreib [uns]!", "form.make Plain"]);
  });

  test("have a key of their own for ever, whatever they are called", async () => {
    const keys = [];
    for (const title of ["Write", "Write", "اكتب لنا", "1 & 2"])
      keys.push((await begin(title)).key);
    expect(keys).toEqual(["write", "write-2", "form", "form-2"]);
    const form = await begin("First");
    await put({ ...form, definition: { ...form.definition, title: "Second" } });
    expect(await open(form.id)).toMatchObject({ key: "first", definition: { title: "Second" } });
    expect(
      await issuesOf(await on.ask(FORMS_API, { body: { title: " ", language: null } })),
    ).toEqual(["title"]);
  });

  test("can be copies of others, or what a template says", async () => {
    const first = await begin("First");
    await put({ ...first, handling: { ...first.handling, closedMessage: "Later." } });
    const copy = await begin("Second", { copy_of: first.id, language: "de" });
    expect(copy).toMatchObject({
      ...{ key: "second", language: "de" },
      definition: { title: "Second", locale: "de", fields: first.definition.fields },
      handling: { closedMessage: "Later." },
    });
    await post("delete", [first.id]);
    const body = { title: "x", language: null, copy_of: first.id };
    expect(await issuesOf(await on.ask(FORMS_API, { body }))).toEqual(["copy_of"]);
    const template = "<label>Who [text* who]</label> [nonsense a]";
    const made = await make("Read", { template });
    expect(made.problems).toMatchObject([{ line: 1, column: 32 }]);
    const read = await open(made.id);
    expect(read.definition.fields).toMatchObject([{ name: "who", label: "Who" }]);
    expect(read.handling.mail).toMatchObject({ to: "olga@example.com", body: "Who: [who]\n" });
    const ofEditor = await begin("Read, too", { template }, { as: on.editor });
    expect(ofEditor.handling.mail).toBeNull();
    for (const nothing of ["", "only words", "[text x] ".repeat(101)]) {
      const asked = { title: "x", language: null, template: nothing };
      expect(await issuesOf(await on.ask(FORMS_API, { body: asked }))).toEqual(["template"]);
    }
    const many = { template: "[text x] ".repeat(101) };
    expect(await issuesOf(await on.ask(`${FORMS_API}/template`, { body: many }))).toEqual([
      "template",
    ]);
    const shown = v.parse(
      readTemplate,
      await on.told(`${FORMS_API}/template`, { body: { template } }),
    );
    expect(shown.fields).toMatchObject([{ kind: "text", name: "who" }]);
  });

  test("that a template made hold its questions and what its choices stand for, and can be saved so", async () => {
    const template = `[text* who maxlength:40] [quiz sum "2 + 2|4" "Red or blue|blue"]
      [select to include_blank "Sales|sales@example.com" "Press|press@example.com"]
      [checkbox when use_label_element default:2 "Today" "Later"] [number n min:1 max:5]
      [file cv limit:1mb filetypes:pdf] [acceptance ok] Yes [/acceptance] [count who] [submit "Go"]`;
    const { id, problems } = await make("Read", { template });
    expect(problems).toEqual([]);
    const form = await open(id);
    expect(form.handling).toMatchObject({
      questions: {
        sum: [
          { question: "2 + 2", answer: "4" },
          { question: "Red or blue", answer: "blue" },
        ],
      },
      meanings: { to: { Sales: "sales@example.com", Press: "press@example.com" } },
    });
    const answer = await put(form);
    expect([answer.status, answer.status === 200 ? "" : await answer.text()]).toEqual([200, ""]);
  });

  test("are listed with what they brought, in any order, and found by title and key", async () => {
    const [one, two] = [await begin("Öffnen"), await begin("zwei")];
    const opened = await send(two.id);
    await send(two.id, "mail_failed");
    await send(two.id, "spam");
    await db().update(submissions).set({ readAt: sql`now()` }).where(eq(submissions.id, opened));
    await put({ ...one, handling: { ...one.handling, isOpen: false } });
    const { items, total } = await list("?sort=-submissions");
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { title: "zwei", field_count: 3, submission_count: 2, unread_count: 1, is_open: true },
      { title: "Öffnen", key: "o-ffnen", submission_count: 0, unread_count: 0, is_open: false },
    ]);
    expect(await titles("?sort=changed")).toEqual(["zwei", "Öffnen"]);
    expect(await titles("?search=ÖFF")).toEqual(["Öffnen"]);
    expect(await titles("?search=ffn%25")).toEqual([]);
    expect(await list("?page=2")).toMatchObject({ items: [], total: 2 });
    expect((await on.ask(`${FORMS_API}?sort=age`)).status).toBe(400);
  });

  test("say which documents show them, in whatever way", async () => {
    const { id, key } = await begin("Write");
    const block = (fields: Record<string, unknown>, type = "contact-form") => ({
      body: { version: 1 as const, blocks: [{ id: "a", type, fields }] },
    });
    const html = `<p>"${key}"</p><div data-contact-form="${key}"></div>`;
    const contents = [
      pageContent({ path: "/b", title: "Block", ...block({ form: key }) }),
      pageContent({ path: "/f", title: "Foreign", ...block({ html }, "foreign-html") }),
      pageContent({ path: "/o", title: "Other", ...block({ form: `${key}-2` }) }),
      pageContent({ path: "/w", title: key, ...block({ html: `<p>${key}</p>` }, "foreign-html") }),
    ];
    for (const content of contents) await writeDocument(db(), { content });
    expect((await open(id)).used_by).toMatchObject([
      { kind: "page", title: "Block" },
      { kind: "page", title: "Foreign" },
    ]);
    await db().delete(documents).where(sql`path in ('/b', '/f', '/o', '/w')`);
  });

  describe("saved", () => {
    test("hold what was written, in a new version; an older one undoes nobody's work", async () => {
      const form = await begin("Write");
      const fields = [{ kind: "text", name: "who", label: "Who?" }] as const;
      const definition = { ...form.definition, fields, messages: { spam: "No." } };
      const answer = await put({ ...form, language: "ar", definition });
      const saved = v.parse(formSaved, await answer.json());
      expect(saved.version).toBe(2);
      const after = await open(form.id);
      expect(after).toMatchObject({
        ...{ language: "ar", version: 2, changed_at: saved.changed_at },
        definition: { ...definition, locale: "ar" },
      });
      const late = await put(form);
      expect(late.status).toBe(409);
      expect((await late.json()).error).toMatchObject({ code: "changed", current: after });
      expect(await log()).toEqual(["form.make Write", "form.save Write"]);
    });

    test("by two at once are saved once", async () => {
      const form = await begin("Write");
      const answers = await Promise.all([put(form), put(form), put(form)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    test("are refused with the path of each part that does not go with another", async () => {
      const form = await begin("Write");
      const { fields } = form.definition;
      const mail = { ...form.handling.mail, attachments: ["cv", "your-name"] };
      const wrong: EditedForm = {
        ...form,
        definition: {
          ...form.definition,
          title: " ",
          fields: [
            ...fields,
            { kind: "file", name: "cv", label: " " },
            { kind: "quiz", name: "asked", label: "?" },
            { kind: "radio", name: "to", label: "To", options: ["a", "b", "a"], value: "c" },
            { kind: "number", name: "n", label: "N", min: 2, max: 1 },
          ],
          rules: [
            { rule: "required", field: "nobody" },
            { rule: "mindate", field: "your-name", threshold: "01.06.2026" },
          ],
        },
        handling: {
          ...form.handling,
          mail: { ...form.handling.mail, ...mail } as EditedForm["handling"]["mail"],
          questions: { "your-name": [{ question: "a", answer: "b" }] },
          meanings: { to: { a: "x", d: "y" }, gone: { a: "x" } },
          opensAt: "2026-02-31T00:00:00.000Z",
          closesAt: "2026-01-01T00:00:00.000Z",
        },
      };
      expect(await issuesOf(await put(wrong))).toEqual([
        "definition.title",
        "definition.fields.3.label",
        "definition.fields.5.options.2",
        "definition.fields.5.value",
        "definition.fields.6.max",
        "definition.rules.0.field",
        "definition.rules.1.threshold",
        "definition.fields.4",
        "handling.questions.your-name",
        "handling.meanings.to.d",
        "handling.meanings.gone.a",
        "handling.mail.attachments.1",
        "handling.opensAt",
        "handling.closesAt",
      ]);
      const doubled = { ...form.definition, fields: [...fields, ...fields] };
      expect(await issuesOf(await put({ ...form, definition: doubled }))).toEqual([
        "definition.fields",
      ]);
      expect((await open(form.id)).version).toBe(1);
    });

    test("by an editor may say anything but what becomes of what is sent", async () => {
      const form = await begin("Write");
      expect(form.may_change_handling).toBe(true);
      const seen = await open(form.id, { as: on.editor });
      expect(seen).toEqual({ ...form, may_change_handling: false });
      const quiz = { kind: "quiz", name: "sum", label: "2 + 2" } as const;
      const definition = { ...form.definition, fields: [...form.definition.fields, quiz] };
      const questions = { sum: [{ question: "2 + 2", answer: "4" }] };
      const asking = { ...seen, definition, handling: { ...seen.handling, questions } };
      expect((await put(asking, { as: on.editor })).status).toBe(200);
      const { handling, ...now } = await open(form.id);
      for (const change of [{ mail: null }, { isOpen: false }, { keepDays: 1 }, { isDemo: true }]) {
        const changed = { ...now, handling: { ...handling, ...change } };
        expect(await issuesOf(await put(changed, { as: on.editor }))).toEqual(["handling"]);
      }
      expect(await open(form.id)).toEqual({ ...now, handling });
    });

    test("by an editor may rename a choice, but not have it stand for something new", async () => {
      const form = await begin("Write");
      const choice = (name: string) =>
        [{ kind: "radio", name: "to", label: "To", options: [name] }] as const;
      const named = (name: string, meaning: string) => ({
        definition: { ...form.definition, fields: choice(name) },
        handling: { ...form.handling, meanings: { to: { [name]: meaning } } },
      });
      expect((await put({ ...form, ...named("Sales", "sales@example.com") })).status).toBe(200);
      const second = { ...form, version: 2 };
      const other = await put(
        { ...second, ...named("Sales", "me@evil.example") },
        { as: on.editor },
      );
      expect(await issuesOf(other)).toEqual(["handling"]);
      const renamed = await put(
        { ...second, ...named("Shop", "sales@example.com") },
        { as: on.editor },
      );
      expect(renamed.status).toBe(200);
    });
  });

  test("that are thrown away can be taken back, and are changed by nobody until then", async () => {
    const [one, two] = [await begin("One"), await begin("Two")];
    expect(await post("delete", [one.id, two.id, 99_999])).toEqual([one.id, two.id]);
    expect(await post("delete", [one.id])).toEqual([]);
    expect(await titles()).toEqual([]);
    expect(await titles("?state=trash")).toEqual(["One", "Two"]);
    expect((await open(one.id)).deleted_at).not.toBeNull();
    expect(await codeOf(await put(one))).toEqual([409, "trashed"]);
    expect(await post("restore", [one.id])).toEqual([one.id]);
    expect((await put(one)).status).toBe(200);
    expect(await titles()).toEqual(["One"]);
    expect((await log()).slice(2)).toEqual([
      ...["form.trash One", "form.trash Two", "form.restore One", "form.save One"],
    ]);
  });

  test("are deleted for good from the trash, but for those whose messages are still kept", async () => {
    const [one, two] = [await begin("One"), await begin("Two")];
    await send(one.id, "spam");
    expect(await post("purge", [two.id])).toEqual([]);
    await post("delete", [one.id, two.id]);
    expect(await post("purge", [one.id, two.id])).toEqual([two.id]);
    const refused = await on.ask(`${FORMS_API}/purge`, { body: { ids: [one.id, two.id] } });
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toMatchObject({ code: "in-use", count: 1 });
    expect(await titles("?state=trash")).toEqual(["One"]);
    await db().delete(submissions);
    expect(await post("purge", [one.id, two.id])).toEqual([one.id]);
    expect(await codeOf(await on.ask(`${FORMS_API}/${one.id}`))).toEqual([404, "missing"]);
    expect(await codeOf(await put(one))).toEqual([404, "missing"]);
    expect((await log()).slice(-2)).toEqual(["form.delete Two", "form.delete One"]);
  });

  test("are at no other address, and in no list that is asked for what they are not", async () => {
    const { id } = await begin("Write");
    for (const other of ["0", "-1", "1.5", "99999999999999999999", `${id}x`, "none"]) {
      expect((await on.ask(`${FORMS_API}/${other}`)).status, other).toBe(404);
    }
    for (const ids of [[0], [-1], [1.5], [1e20], ["1"], [null], 1]) {
      expect((await on.ask(`${FORMS_API}/delete`, { body: { ids } })).status).toBe(422);
    }
  });
});
