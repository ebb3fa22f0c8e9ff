import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { editedForm, FORMS_API, formTried } from "../../content/admin/formWire.ts";
import type { MailTemplate } from "../../content/contact-forms/FormHandling.ts";
import { mailSetting } from "../../content/mailSettings.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { jobTable } from "../../store/jobs/jobTable.ts";
import { contactForms, rateLimits, settings } from "../../store/schema.ts";
import { writeSetting } from "../../store/settings.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { startMailServer } from "../mail/testing/startMailServer.ts";
import { FORM_TRIAL_LIMIT } from "./formTrialRoutes.ts";
import { type AdminSite, type Asked, startAdminSite } from "./testing/startAdminSite.ts";

const MAIL = {
  to: "somebody@else.example",
  cc: "copies@else.example",
  replyTo: "[your-email]",
  subject: "[your-name] writes about [topic]",
  body: "[your-message], by [your-email]; [_site_admin_email]",
} satisfies Partial<MailTemplate>;

describeEachStore("A trial of a form's mails", ({ store }) => {
  const db = () => store().db;
  let on: AdminSite;
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    on = await startAdminSite(db());
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [contactForms, settings, rateLimits]) await db().delete(table);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  async function serve() {
    const server = await startMailServer();
    stops.push(server.stop);
    const { port } = server;
    const sender = { senderAddress: "shop@shop.example" };
    await writeSetting(db(), mailSetting, { host: "127.0.0.1", port, tls: "none", ...sender });
    return server;
  }

  /** As the form's screen sends it, with what was changed and not saved. */
  async function written(handling: object) {
    const { id } = await writeContactForm(
      db(),
      formContent("contact", {
        fields: [
          { kind: "text", name: "your-name", label: "Your name" },
          { kind: "email", name: "your-email", label: "E-mail" },
          { kind: "textarea", name: "your-message", label: "Message" },
          { kind: "select", name: "topic", label: "Topic", options: ["Prints", "Else"] },
        ],
      }),
    );
    const path = `${FORMS_API}/${id}`;
    const form = v.parse(editedForm, await on.told(path));
    const { language, definition } = form;
    const body = { language, definition, handling: { ...form.handling, ...handling } };
    return { path: `${path}/trial`, body };
  }

  const tried = async (handling: object, asked: Asked & { readonly email: string }) => {
    const { path, body } = await written(handling);
    const { email: to, ...as } = asked;
    return on.ask(path, { body: { ...body, to }, ...as });
  };

  test("goes to whoever asks and to nobody else, as it is written and filled with examples", async () => {
    const server = await serve();
    const mail2 = { ...MAIL, subject: "Thank you", body: "<p>[your-name]</p>", isHtml: true };
    const meanings = { topic: { Prints: "Fine prints" } };
    const handling = { mail: MAIL, mail2, meanings };
    const answer = await tried(handling, { as: on.editor, email: "ed@example.com" });
    const told = v.parse(formTried, await answer.json());
    expect(told).toEqual(
      [0, 1].map(() => ({
        to: "ed@example.com",
        server: `127.0.0.1:${server.port}`,
        problem: null,
        answer: expect.stringMatching(/^250/),
      })),
    );
    const { received } = server;
    expect(received.map(({ to }) => to)).toEqual([["ed@example.com"], ["ed@example.com"]]);
    const all = received.map(({ raw }) => raw).toSorted((a, b) => b.length - a.length);
    const [thanks = "", first = ""] = all;
    expect(first).toContain("Subject: Your name writes about Fine prints");
    expect(first).toContain("Message, by ed@example.com; olga@example.com");
    expect(first).toMatch(/^Reply-To: ed@example\.com/m);
    expect(thanks).toContain("<p>Your name</p>");
    for (const raw of all) expect(raw).not.toContain("else.example");
    expect(await db().$count(jobTable)).toBe(0);
  });

  test("sends what is active only", async () => {
    const { received } = await serve();
    const email = "olga@example.com";
    const answer = await tried({ mail: { ...MAIL, isActive: false } }, { email });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
    expect(received).toEqual([]);
  });

  test("goes to no other address than one's own", async () => {
    const { received } = await serve();
    const answer = await tried({ mail: MAIL }, { email: "eve@example.com" });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.issues).toEqual([
      { path: ["to"], message: "A trial goes to your own address only." },
    ]);
    expect(received).toEqual([]);
  });

  test("says what the mail server said, or that there is none", async () => {
    const email = "olga@example.com";
    const without = await tried({ mail: MAIL }, { email });
    expect([without.status, (await without.json()).error.code]).toEqual([409, "unset"]);
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("Nobody"), { responseCode: 550 })),
    });
    stops.push(server.stop);
    const sender = { senderAddress: "shop@shop.example" };
    const { port } = server;
    await writeSetting(db(), mailSetting, { host: "127.0.0.1", port, tls: "none", ...sender });
    const [told] = await (await tried({ mail: MAIL }, { email })).json();
    expect(told).toMatchObject({ problem: "recipient", answer: "550 Nobody" });
  });

  test("is limited in number, and not for visitors", async () => {
    const sender = { senderAddress: "shop@shop.example" };
    await writeSetting(db(), mailSetting, { host: "127.0.0.1", port: 1, tls: "none", ...sender });
    const { path, body } = await written({ mail: MAIL });
    const ask = async (as?: Asked["as"]) =>
      (await on.ask(path, { body: { ...body, to: "olga@example.com" }, ...(as && { as }) })).status;
    const statuses: number[] = [];
    for (let time = 0; time <= FORM_TRIAL_LIMIT.count; time += 1) statuses.push(await ask());
    expect(statuses).toEqual([...Array<number>(FORM_TRIAL_LIMIT.count).fill(200), 429]);
    expect([await ask(on.visitor), await ask({})]).toEqual([403, 401]);
  });
});
