import pino from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type EditedForm, editedForm, FORMS_API, formMade } from "../content/admin/formWire.ts";
import { plainHandling } from "../content/contact-forms/FormHandling.ts";
import { contactForms, rateLimits, submissions } from "../store/schema.ts";
import { pageContent } from "../store/testing/content.ts";
import { countQueries } from "../store/testing/countQueries.ts";
import { describeEachStore } from "../store/testing/describeEachStore.ts";
import { writeDocument } from "../store/writeDocument.ts";
import { type AdminSite, startAdminSite } from "./admin/testing/startAdminSite.ts";
import { followContent } from "./followContent.ts";
import { createPageCache } from "./pageCache.ts";
import { CONTACT_FORM_API } from "./routes/contactForms.ts";
import { storeSource } from "./storeSource.ts";

const PAGES = ["/one", "/two"];

describeEachStore("A form that its owner changes", ({ store }) => {
  const db = () => store().db;
  let on: AdminSite;
  let stop: () => Promise<void>;
  let form: EditedForm;

  beforeAll(async () => {
    const cache = createPageCache();
    const source = storeSource(db());
    const log = pino({ level: "silent" });
    const following = await followContent({ store: store(), cache, source, log });
    stop = following.stop;
    on = await startAdminSite(db(), { cache, source, catchUp: following.catchUp });
    for (const path of PAGES) {
      const blocks = [{ id: "a", type: "contact-form", fields: { form: "write" } }];
      await writeDocument(db(), { content: pageContent({ path, body: { version: 1, blocks } }) });
    }
  });
  afterAll(async () => {
    await stop();
    await on.close();
  });
  beforeEach(async () => {
    for (const table of [submissions, contactForms, rateLimits]) await db().delete(table);
    const body = { title: "Write", language: "de" };
    const made = v.parse(formMade, await on.told(FORMS_API, { body }));
    form = v.parse(editedForm, await on.told(`${FORMS_API}/${made.id}`));
    await shown("E-Mail-Adresse");
  });

  /** Both pages, as they are kept, once they say something. */
  async function shown(text: string): Promise<readonly string[]> {
    const read = () => Promise.all(PAGES.map(async (path) => (await on.site.get(path)).text()));
    const saying = async () => (await read()).filter((html) => html.includes(text)).length;
    await expect.poll(saying).toBe(PAGES.length);
    // The one that follows the content asks, too.
    await expect.poll(async () => (await countQueries(db(), read)).queries).toBe(0);
    return read();
  }

  async function save(change: Partial<EditedForm>): Promise<void> {
    const { version, language, definition, handling } = { ...form, ...change };
    const body = { version, language, definition, handling };
    await on.told(`${FORMS_API}/${form.id}`, { method: "PUT", body });
  }

  /** As a page sends it that somebody opened before. */
  async function send(fields: Readonly<Record<string, string>>) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ _wpcf7_unit_tag: "t", ...fields }))
      body.append(name, value);
    const path = `${CONTACT_FORM_API}/contact-forms/${form.id}/feedback`;
    const answer = await fetch(on.site.address + path, { method: "POST", body });
    return { status: answer.status, body: await answer.json() };
  }

  const WHOLE = {
    "your-name": "Ada",
    "your-email": "ada@example.com",
    "your-message": "Hallo",
  };

  test("is another one on every page at once, and what old pages send is judged by it", async () => {
    const [, email, message] = form.definition.fields;
    if (!email || !message) throw new Error("a new form has three fields");
    const day = { kind: "date", name: "day", label: "Wann?", required: true } as const;
    await save({ definition: { ...form.definition, fields: [email, message, day] } });
    for (const html of await shown("Wann?")) expect(html).not.toContain("your-name");
    const { status, body } = await send(WHOLE);
    expect(status).toBe(200);
    expect(body.invalid_fields).toMatchObject([
      { field: "day", message: "Bitte füllen Sie dieses Feld aus." },
    ]);
    expect((await send({ ...WHOLE, day: "2026-05-01" })).body.status).toBe("mail_sent");
    const [stored] = await db().select().from(submissions);
    expect(Object.keys(stored?.fields ?? {}).toSorted()).toEqual([
      ...["day", "your-email", "your-message"],
    ]);
  });

  test("is another one from the moment on at which its owner is told that it is saved", async () => {
    const [, email, message] = form.definition.fields;
    if (!email || !message) throw new Error("a new form has three fields");
    const judged: string[] = [];
    for (const version of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const fields = version % 2 ? [message] : [email, message];
      await save({ version, definition: { ...form.definition, fields } });
      judged.push((await send({ "your-message": `${version}` })).body.status);
    }
    expect(judged).toEqual(Array(4).fill(["mail_sent", "validation_failed"]).flat());
  });

  test("says on its page and in its answers what its language has, or its owner's own words", async () => {
    expect((await send({})).body.message).toMatch(/^Etwas fehlt noch/);
    await save({ definition: { ...form.definition, messages: { validation_error: "Hm." } } });
    await save({
      version: 2,
      language: "ar",
      definition: { ...form.definition, messages: { validation_error: "Hm." } },
    });
    for (const html of await shown('value="إرسال"')) expect(html).toContain('dir="rtl"');
    const { body } = await send({});
    expect(body.message).toBe("Hm.");
    expect(body.invalid_fields[0].message).toBe("املأ هذا الحقل من فضلك.");
    const schema = await fetch(
      `${on.site.address}${CONTACT_FORM_API}/contact-forms/${form.id}/feedback/schema`,
    );
    expect(JSON.stringify(await schema.json())).toContain("املأ هذا الحقل من فضلك.");
  });

  test("is a sentence in its place while it is closed, and opens by itself", async () => {
    await save({ handling: { ...form.handling, isOpen: false } });
    for (const html of await shown("Dieses Formular ist geschlossen.")) {
      expect(html).toContain('<p class="closed-form" lang="de" dir="ltr">');
      expect(html).not.toContain("wpcf7");
    }
    const closedMessage = "Ab Mai <b>wieder</b>.";
    const planned = { ...plainHandling, closedMessage };
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
    await save({ version: 2, handling: { ...planned, opensAt: inSeconds(3600) } });
    await shown("Ab Mai &lt;b&gt;wieder&lt;/b&gt;.");
    const opensAt = inSeconds(1.5);
    await save({ version: 3, handling: { ...planned, opensAt } });
    await expect.poll(page).toContain("E-Mail-Adresse");
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(opensAt));
    const closesAt = inSeconds(1.5);
    await save({ version: 4, handling: { ...planned, closesAt } });
    await expect.poll(page).not.toContain("E-Mail-Adresse");
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(closesAt));
  });

  const page = async () => (await on.site.get("/one")).text();

  test("is nowhere once it is thrown away, and there again once it is taken back", async () => {
    await on.told(`${FORMS_API}/delete`, { body: { ids: [form.id] } });
    await expect.poll(page).not.toContain("E-Mail-Adresse");
    expect((await on.site.get("/one")).status).toBe(200);
    const { status, body } = await send(WHOLE);
    expect([status, body.code]).toEqual([404, "wpcf7_not_found"]);
    await on.told(`${FORMS_API}/restore`, { body: { ids: [form.id] } });
    await shown("E-Mail-Adresse");
    expect((await send(WHOLE)).body.status).toBe("mail_sent");
  });
});
