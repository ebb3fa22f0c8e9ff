import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { plainHandling } from "../../content/contact-forms/FormHandling.ts";
import { mailSetting } from "../../content/mailSettings.ts";
import { writeContactForm } from "../../store/contactForms.ts";
import { jobTable } from "../../store/jobs/jobTable.ts";
import { mailsOfSubmission } from "../../store/jobs/mailsOfSubmission.ts";
import { hurryJobs } from "../../store/jobs/reviveJobs.ts";
import { rateLimits, settings, submissions } from "../../store/schema.ts";
import { writeSetting } from "../../store/settings.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { formContent } from "../../store/testing/formContent.ts";
import { openFormFiles } from "../contact-forms/files/openFormFiles.ts";
import { jobHandlers } from "../jobs/jobHandlers.ts";
import { startWorkers } from "../jobs/startWorkers.ts";
import { createMailSource } from "../mail/createMailSource.ts";
import { startMailServer } from "../mail/testing/startMailServer.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { noMedia } from "../testing/noMedia.ts";
import { SECRET, startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { workOn } from "../testing/workOn.ts";
import { CONTACT_FORM_API } from "./contactForms.ts";

const PDF = "%PDF-1.7 a curriculum";
const template = {
  ...{
    isActive: true,
    to: "",
    cc: "",
    bcc: "",
    replyTo: "",
    senderName: "",
    subject: "",
    body: "",
  },
  ...{ isHtml: false, excludesBlank: false, attachments: [] },
};

describeEachStore("What is sent with a form", ({ store }) => {
  const db = () => store().db;
  const folder = mkdtempSync(join(tmpdir(), "vitrine-form-mails-"));
  const formFiles = openFormFiles(folder);
  const stops: (() => Promise<void>)[] = [];
  let site: VisitorSite;
  let form: number;

  beforeAll(async () => {
    site = await startVisitorSite(db(), {}, { formFiles });
    await workOn(site, db(), { name: "Olga", role: "owner" });
  });
  afterAll(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    for (const table of [submissions, jobTable, rateLimits, settings]) await db().delete(table);
    const content = formContent("applications", {
      fields: [
        { kind: "text", name: "your-name", label: "Name" },
        { kind: "email", name: "your-email", label: "E-mail" },
        { kind: "file", name: "cv", label: "CV", accept: [".pdf"] },
      ],
    });
    const mail = {
      ...template,
      to: "[_site_admin_email]",
      replyTo: "[your-email]",
      subject: "[your-name] applies",
      body: "[cv]",
      attachments: ["cv"],
    };
    const mail2 = { ...template, to: "[your-email]", subject: "Thank you", body: "[your-name]" };
    form = (
      await writeContactForm(db(), { ...content, handling: { ...plainHandling, mail, mail2 } })
    ).id;
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  async function send(fields: Readonly<Record<string, string>> = {}): Promise<string> {
    const body = new FormData();
    const texts = { "your-name": "Ada", "your-email": "ada@ada.example", ...fields };
    for (const [name, text] of Object.entries({ _wpcf7_unit_tag: "t", ...texts })) {
      body.append(name, text);
    }
    body.append("cv", new File([PDF], "CV of Ada.pdf"));
    const path = `${site.address}${CONTACT_FORM_API}/contact-forms/${form}/feedback`;
    const { status } = await (await fetch(path, { method: "POST", body })).json();
    return status;
  }

  async function work(): Promise<void> {
    const mail = createMailSource(undefined, SECRET);
    stops.push(
      await startWorkers({
        store: store(),
        handlers: jobHandlers(store(), { mail, media: noMedia, library: noLibrary, formFiles }),
        gates: { mail: async () => (await mail.read(db())) !== undefined },
        log: pino({ level: "silent" }),
      }),
    );
  }

  const told = async () => {
    const [kept] = await db().select().from(submissions);
    return mailsOfSubmission(db(), kept?.id ?? "");
  };

  test("is kept at once, and mailed with its files once there is a mail server", async () => {
    await work();
    expect(await send()).toBe("mail_sent");
    expect((await told()).map(({ to, state }) => [to, state])).toEqual([
      ["ada@ada.example", "waiting"],
      ["olga@example.com", "waiting"],
    ]);
    const server = await startMailServer();
    stops.push(server.stop);
    const { port, received } = server;
    const sender = { senderAddress: "shop@shop.example" };
    await writeSetting(db(), mailSetting, { host: "127.0.0.1", port, tls: "none", ...sender });
    await hurryJobs(db(), "mail");
    await expect
      .poll(async () => (await told()).map(({ state }) => state))
      .toEqual(["sent", "sent"]);
    const [raw = ""] = received.flatMap((one) => (one.to[0] === "olga@example.com" ? one.raw : []));
    expect(raw).toMatch(/^From: shop@shop\.example$/m);
    expect(raw).toMatch(/^Reply-To: ada@ada\.example$/m);
    expect(raw).toMatch(/^Subject: Ada applies$/m);
    expect(raw).toContain(Buffer.from(PDF).toString("base64"));
    expect(raw).toContain("CV of Ada.pdf");
    const [thanks = ""] = received.flatMap((one) =>
      one.to[0] === "ada@ada.example" ? one.raw : [],
    );
    expect(thanks).not.toContain("CV of Ada");
  });

  test("is kept also where a mail cannot go out as it was meant, and the log says so without its words", async () => {
    expect(await send({ "your-email": "" })).toBe("mail_sent");
    expect((await told()).map(({ to }) => to)).toEqual(["olga@example.com"]);
    const [line = ""] = site.lines.filter((one) => one.includes("do not go as they were meant"));
    expect(JSON.parse(line)).toMatchObject({ form, problems: ["mail2: goes to nobody"] });
    expect(line).not.toContain("Ada");
  });
});
