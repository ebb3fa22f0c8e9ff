import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  startMailServer,
  type TestMailServer,
} from "../../site/server/mail/testing/startMailServer.ts";
import { type KillableSite, killableSite } from "../support/killableSite.ts";

/** How often the server is killed while forms are sent. */
const KILLS = 20;
const FORM = "/api/admin/forms/1";

let site: KillableSite;
let mailServer: TestMailServer;
/** What the mail server took, once it had said so: the number in each subject. */
const taken: string[] = [];
/** Of the submissions whose senders were told that they arrived. */
const acknowledged = new Set<string>();

beforeAll(async () => {
  mailServer = await startMailServer({
    async onData(stream, _session, done) {
      const raw = await text(stream).catch(() => undefined);
      // Cut off, it was not taken.
      if (raw === undefined) return done(new Error("cut off"));
      await pause(Math.random() * 10);
      taken.push(/^Subject: No (\S+)$/m.exec(raw)?.[1] ?? raw);
      done();
    },
  });
  site = await killableSite({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    MAIL_FROM: "site@shop.example",
    TRUST_PROXY: "loopback",
  });
  const form = await ask(FORM);
  const mail = { ...MAIL, to: "owner@shop.example", subject: "No [your-name]", body: "It came." };
  const { version, language, definition } = form;
  await ask(FORM, { version, language, definition, handling: { ...form.handling, mail } }, "PUT");
}, 60_000);
afterAll(async () => {
  await site?.remove();
  await mailServer?.stop();
});

const MAIL = {
  ...{ isActive: true, cc: "", bcc: "", replyTo: "", senderName: "" },
  ...{ isHtml: false, excludesBlank: false, attachments: [] },
};

async function ask(path: string, body?: object, method = body ? "POST" : "GET") {
  const sent = body && { body: JSON.stringify(body) };
  const answer = await fetch(site.address + path, { method, headers: site.headers, ...sent });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

let next = 0;

/** Sends one form after the other, each as another visitor would, until nobody answers. */
async function sendUntilKilled(): Promise<void> {
  for (;;) {
    next += 1;
    const name = `n${next}`;
    const body = new FormData();
    const fields = {
      _wpcf7_unit_tag: "wpcf7-f1-o1",
      _idempotency_key: name,
      "your-name": name,
      "your-email": "visitor@example.com",
      "your-subject": "print",
      "your-message": "Is it still there? I would like to have it.",
      privacy: "1",
    };
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    const headers = { "x-forwarded-for": `10.1.${next >> 8}.${next & 255}` };
    const address = `${site.address}/api/contact-form-7/v1/contact-forms/1/feedback`;
    const answer = await fetch(address, { method: "POST", body, headers });
    const { status } = await answer.json();
    expect(status).toBe("mail_sent");
    acknowledged.add(name);
  }
}

type Listed = { readonly sender: { readonly name: string } };

/** The names of all submissions that are kept, as the owner's inbox tells them. */
async function keptNames(): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1, count = 1; page <= count; page += 1) {
    const list = await ask(`/api/admin/submissions?per=100&page=${page}`);
    count = list.page_count;
    names.push(...list.items.map(({ sender }: Listed) => sender.name));
  }
  return names;
}

/** How many mails are still to be sent, and how many were left to the owner. */
async function mailCounts(): Promise<{ open: number; failed: number }> {
  const { counts } = await ask("/api/admin/jobs?queue=mail");
  return { open: counts.waiting + counts.active + counts.retrying, failed: counts.failed };
}

test(`killed ${KILLS} times while forms are sent, the site loses none that it acknowledged, and sends no mail twice that was taken`, async () => {
  for (let round = 0; round < KILLS; round += 1) {
    if (round > 0) await site.start();
    const before = acknowledged.size;
    const senders = [1, 2, 3, 4].map(() => sendUntilKilled().catch((error: unknown) => error));
    await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + 3);
    await pause(Math.random() * 300);
    await site.kill();
    // What ended them is that nobody answered.
    for (const error of await Promise.all(senders)) expect(error).toBeInstanceOf(TypeError);
  }
  await site.start();
  const names = await keptNames();
  expect(new Set(names).size).toBe(names.length);
  expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
  // A job at work when its server was killed is another's after half a minute.
  await expect
    .poll(async () => (await mailCounts()).open, { timeout: 120_000, interval: 1000 })
    .toBe(0);
  expect(new Set(taken).size).toBe(taken.length);
  const unsent = names.filter((name) => !taken.includes(name));
  // All of it but the answer was there when the server was killed: the owner is asked.
  expect(unsent.length).toBeLessThanOrEqual((await mailCounts()).failed);
  expect(unsent.length).toBeLessThanOrEqual(KILLS * 2);
}, 400_000);
