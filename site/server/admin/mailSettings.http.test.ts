import pino from "pino";
import { parse } from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { JOBS_API } from "../../content/admin/jobWire.ts";
import { MAIL_TEST_API, mailTest } from "../../content/admin/mailTestWire.ts";
import {
  SETTINGS_API,
  type SettingsGroupView,
  settingsGroup,
  settingsList,
} from "../../content/admin/settingsWire.ts";
import { mailSetting } from "../../content/mailSettings.ts";
import { jobTable } from "../../store/jobs/jobTable.ts";
import { auditLog, rateLimits, settings } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { jobHandlers } from "../jobs/jobHandlers.ts";
import { startWorkers } from "../jobs/startWorkers.ts";
import { createMailSource } from "../mail/createMailSource.ts";
import { enqueueMail } from "../mail/enqueueMail.ts";
import { startMailServer } from "../mail/testing/startMailServer.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { noMedia } from "../testing/noMedia.ts";
import { noStorage } from "../testing/noStorage.ts";
import { SECRET, startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { type Worker, workOn } from "../testing/workOn.ts";
import { TEST_MAIL_LIMIT } from "./mailTestRoutes.ts";

const PASSWORD = "hunter2 of the mail server";
const ENVIRONMENT = {
  SMTP_URL: `smtps://shop:${encodeURIComponent(PASSWORD)}@mail.example`,
  MAIL_FROM: "The shop <shop@shop.example>",
};

/** The group as somebody sees it. */
async function groupOf(by: Worker): Promise<SettingsGroupView> {
  const { groups } = parse(settingsList, await (await by.ask(SETTINGS_API)).json());
  const found = groups.find(({ key }) => key === "mail");
  if (!found) throw new Error("There are no settings of mail.");
  return found;
}

async function save(by: Worker, change: object): Promise<Response> {
  const { version, value } = await groupOf(by);
  const body = { based_on: version, value: { ...value, ...change } };
  return by.ask(`${SETTINGS_API}/mail`, { method: "PUT", body });
}

const tryOut = (by: Worker) => by.ask(MAIL_TEST_API, { method: "POST" });

describeEachStore("Mail settings over HTTP", ({ store }) => {
  let site: VisitorSite;
  let owner: Worker;
  let editor: Worker;
  const stops: (() => Promise<void>)[] = [];
  const db = () => store().db;

  beforeAll(async () => {
    site = await startVisitorSite(db());
    owner = await workOn(site, db(), { name: "Olga", role: "owner" });
    editor = await workOn(site, db(), { name: "Edda", role: "editor" });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    for (const table of [settings, auditLog, jobTable, rateLimits]) await db().delete(table);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  /** A mail server that asks for a password, and what an owner fills in for it. */
  async function serve() {
    const server = await startMailServer({
      onAuth: ({ username, password }, _session, done) =>
        password === PASSWORD ? done(null, { user: username }) : done(new Error("Wrong password")),
    });
    stops.push(server.stop);
    const { port } = server;
    const sender = { senderName: "The shop", senderAddress: "shop@shop.example" };
    const value = { host: "127.0.0.1", port, tls: "none", user: "shop", ...sender };
    return { ...server, value };
  }

  test("a password is stored encrypted, noted by its name, and never told", async () => {
    const { value } = await serve();
    const answer = await save(owner, { ...value, password: PASSWORD });
    expect(answer.status).toBe(200);
    const told = await answer.text();
    expect(parse(settingsGroup, JSON.parse(told)).value).toMatchObject({
      ...value,
      password: { kept: expect.stringMatching(/^[\w-]{16}$/) },
    });
    const lists = [SETTINGS_API, "/api/admin/activity", "/api/site", "/"];
    const texts = await Promise.all(lists.map(async (path) => (await owner.ask(path)).text()));
    const rows = JSON.stringify([
      await db().select().from(settings),
      await db().select().from(auditLog),
    ]);
    for (const text of [told, rows, ...texts, ...site.lines]) expect(text).not.toContain(PASSWORD);
    expect(rows).toContain(
      '"fields":["tls","host","port","user","senderName","senderAddress","password"]',
    );
  });

  test("a password that is written anew is another version; kept, it stays as it is", async () => {
    const { value } = await serve();
    await save(owner, { ...value, password: PASSWORD });
    const [first] = await db().select().from(settings);
    const seen = await groupOf(owner);
    expect((await save(owner, { senderName: "Shop" })).status).toBe(200);
    const [second] = await db().select().from(settings);
    expect(second?.value).toEqual({ ...Object(first?.value), senderName: "Shop" });
    expect((await save(owner, { password: PASSWORD })).status).toBe(200);
    const body = { based_on: seen.version, value: seen.value };
    const late = await owner.ask(`${SETTINGS_API}/mail`, { method: "PUT", body });
    const { error } = await late.json();
    expect([late.status, error.code, error.current.value.senderName]).toEqual([
      409,
      "changed",
      "Shop",
    ]);
  });

  test("what is wrong is refused at its field; a stored password goes to no other server", async () => {
    const { value } = await serve();
    await save(owner, { ...value, password: PASSWORD });
    const answer = await save(owner, { host: "localhost" });
    const { error } = await answer.json();
    expect([answer.status, error.issues[0].path]).toEqual([422, ["value", "password"]]);
    const lines = await save(owner, { senderName: "Shop\r\nBcc: eve@evil.example" });
    expect((await lines.json()).error.issues[0].path).toEqual(["value", "senderName"]);
  });

  test("an editor neither sees, changes nor tries them", async () => {
    const { groups } = await (await editor.ask(SETTINGS_API)).json();
    expect(groups.map(({ key }: { readonly key: string }) => key)).toEqual(["menus"]);
    const body = { based_on: (await groupOf(owner)).version, value: {} };
    const answers = [
      await editor.ask(`${SETTINGS_API}/mail`, { method: "PUT", body }),
      await tryOut(editor),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });

  test("a test mail goes to the owner alone, and tells what the server said", async () => {
    const unset = await tryOut(owner);
    expect([unset.status, (await unset.json()).error.code]).toEqual([409, "unset"]);
    const { value, received } = await serve();
    await save(owner, { ...value, password: PASSWORD });
    const told = parse(mailTest, await (await tryOut(owner)).json());
    expect(told).toMatchObject({
      to: "olga@example.com",
      problem: null,
      answer: expect.stringMatching(/^250/),
    });
    expect(received.map(({ to }) => to)).toEqual([["olga@example.com"]]);
    expect(received[0]?.raw).toMatch(/^From: The shop <shop@shop\.example>/m);
    await save(owner, { password: "wrong" });
    expect(await (await tryOut(owner)).json()).toMatchObject({
      problem: "sign-in",
      answer: expect.stringMatching(/^535/),
    });
  });

  test("test mails are limited in number", async () => {
    await save(owner, { host: "127.0.0.1", port: 1, tls: "none", senderAddress: "a@b.example" });
    const statuses: number[] = [];
    for (let time = 0; time <= TEST_MAIL_LIMIT.count; time += 1) {
      statuses.push((await tryOut(owner)).status);
    }
    expect(statuses).toEqual([...Array<number>(TEST_MAIL_LIMIT.count).fill(200), 429]);
  });

  test("a mail that waits goes out as soon as there is a server, on every one of ours, without a restart", async () => {
    const mail = createMailSource(undefined, SECRET);
    const stop = await startWorkers({
      store: store(),
      handlers: jobHandlers(store(), {
        ...{ mail, media: noMedia, library: noLibrary },
        formFiles: noStorage,
      }),
      gates: { mail: async () => (await mail.read(db())) !== undefined },
      log: pino({ level: "silent" }),
    });
    stops.push(stop);
    await enqueueMail(db(), { to: "ada@ada.example", subject: "s", text: "t" });
    const waits = async () => {
      const { items, has_mail } = await (await owner.ask(JOBS_API)).json();
      return [has_mail, items[0]?.state, items[0]?.tries];
    };
    expect(await waits()).toEqual([false, "waiting", 0]);
    const { value, received } = await serve();
    await save(owner, { ...value, password: "wrong" });
    // What failed for the settings' sake does not wait for its next try either.
    await expect.poll(waits).toEqual([true, "retrying", 1]);
    expect(received).toEqual([]);
    await save(owner, { password: PASSWORD });
    await expect.poll(() => received.length).toBe(1);
  });

  test("what was sealed under another secret is not sent anywhere, and can be written again", async () => {
    const { value } = await serve();
    const sealed = { ...value, password: "0123456789abcdef" };
    await db().insert(settings).values({ key: mailSetting.key, value: sealed });
    expect((await (await tryOut(owner)).json()).error.message).toMatch(/cannot be read any more/);
    expect((await save(owner, { password: PASSWORD })).status).toBe(200);
    expect((await (await tryOut(owner)).json()).problem).toBeNull();
  });
});

describeEachStore("Mail settings of the environment", ({ store }) => {
  let site: VisitorSite;
  let owner: Worker;

  beforeAll(async () => {
    site = await startVisitorSite(store().db, ENVIRONMENT);
    owner = await workOn(site, store().db, { name: "Olga", role: "owner" });
  });
  afterAll(() => site.close());

  test("are shown as fixed, with the reason, and without the password", async () => {
    const group = await groupOf(owner);
    expect(group.value).toEqual({
      host: "mail.example",
      port: 465,
      tls: "from-start",
      user: "shop",
      senderName: "The shop",
      senderAddress: "shop@shop.example",
    });
    expect(group.fixed).toMatch(/SMTP_URL and MAIL_FROM/);
    expect(group.fields.filter(({ isFixed, kind }) => !isFixed || kind === "secret")).toEqual([]);
    expect(JSON.stringify(group)).not.toContain(PASSWORD);
  });

  test("cannot be changed, and nothing is stored beside them", async () => {
    const answer = await save(owner, { host: "evil.example" });
    expect([answer.status, (await answer.json()).error.code]).toEqual([409, "fixed"]);
    expect(await store().db.$count(settings)).toBe(0);
  });
});
