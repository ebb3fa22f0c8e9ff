import pino from "pino";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jobTable } from "../../../store/jobs/jobTable.ts";
import { mailsOfSubmission } from "../../../store/jobs/mailsOfSubmission.ts";
import { hurryJobs } from "../../../store/jobs/reviveJobs.ts";
import { describeEachStore } from "../../../store/testing/describeEachStore.ts";
import { mailJob } from "../../jobs/mailJob.ts";
import { startWorkers } from "../../jobs/startWorkers.ts";
import { enqueueMails } from "../../mail/enqueueMails.ts";
import type { MailSettings } from "../../mail/sendMail.ts";
import { CERTIFICATE, startMailServer } from "../../mail/testing/startMailServer.ts";
import { composeFor, SENT } from "./testing/composeFor.ts";

const MAIL = { to: "owner@shop.example, help@shop.example", body: "[message]" };
const HOSTILE = "Vera\r\nBcc: eve@eve.example\r\n\r\n.\r\nMAIL FROM:<eve@eve.example>";

describeEachStore("The mails of a form", ({ store }) => {
  const db = () => store().db;
  const stops: (() => Promise<unknown>)[] = [];
  let settings: MailSettings | undefined;

  beforeEach(async () => {
    await db().delete(jobTable);
    settings = undefined;
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  /** A mail server that asks for TLS and a password, and is set as the site's. */
  async function serve(options: SMTPServerOptions = {}) {
    const server = await startMailServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        password === "right" ? done(null, { user: username }) : done(new Error("Wrong password")),
      ...options,
    });
    stops.push(server.stop);
    const account = { user: "shop", password: "right" };
    settings = {
      server: { host: "localhost", port: server.port, tls: "upgraded", account },
      from: { name: "The shop", address: "shop@shop.example" },
      certificate: CERTIFICATE,
    };
    return server;
  }

  async function work(): Promise<void> {
    const mail = mailJob(db(), { read: async () => settings });
    const gates = { mail: async () => settings !== undefined };
    const log = pino({ level: "silent" });
    stops.push(await startWorkers({ store: store(), handlers: { mail }, gates, log }));
  }

  const told = () => mailsOfSubmission(db(), SENT.submissionId);
  const sent = (to: string) => ({ to, state: "sent" });

  test("wait without a mail server, and arrive once each when there is one", async () => {
    await work();
    await enqueueMails(db(), composeFor({ mail: MAIL }).mails);
    expect((await told()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    const { received } = await serve();
    await hurryJobs(db(), "mail");
    await expect.poll(told).toEqual([sent("help@shop.example"), sent("owner@shop.example")]);
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual([
      "help@shop.example",
      "owner@shop.example",
    ]);
    for (const { raw } of received) {
      expect(raw).toMatch(/^To: owner@shop\.example, help@shop\.example$/m);
      expect(raw).toContain("\r\n\r\nOne\r\nTwo");
    }
  });

  test("fail each for itself: one address that is refused keeps no other from its mail", async () => {
    const { received } = await serve({
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith("help")
          ? done(Object.assign(new Error("Nobody"), { responseCode: 550 }))
          : done(),
    });
    await work();
    await enqueueMails(db(), composeFor({ mail: MAIL }).mails);
    await expect
      .poll(told)
      .toEqual([
        { to: "help@shop.example", state: "failed", error: expect.stringMatching(/550 Nobody/) },
        sent("owner@shop.example"),
      ]);
    expect(received).toHaveLength(1);
  });

  test("say what a visitor wrote, and obey nothing of it", async () => {
    const { received } = await serve();
    await work();
    const { mails } = composeFor({
      mail: {
        to: "owner@shop.example",
        replyTo: "[your-email]",
        senderName: "[your-name]",
        subject: "[your-name]",
        body: "<p>[message]</p>",
        isHtml: true,
      },
      values: { "your-name": [HOSTILE], "your-email": [HOSTILE], message: [`${HOSTILE}<img>`] },
    });
    await enqueueMails(db(), mails);
    await expect.poll(told).toEqual([sent("owner@shop.example")]);
    expect(received.map(({ to }) => to)).toEqual([["owner@shop.example"]]);
    const raw = received[0]?.raw ?? "";
    const [headers = ""] = raw.split("\r\n\r\n");
    expect(headers).not.toMatch(/^(?:Bcc|Reply-To|MAIL)/im);
    expect(headers).toMatch(/^Subject: Vera Bcc: eve@eve\.example \. MAIL/m);
    expect(raw).toContain("&lt;img&gt;</p>");
  });
});
