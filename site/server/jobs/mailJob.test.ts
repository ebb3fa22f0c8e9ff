import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enqueue } from "../../store/jobs/enqueue.ts";
import { jobTable } from "../../store/jobs/jobTable.ts";
import { findJob } from "../../store/jobs/listJobs.ts";
import { mailsOfSubmission } from "../../store/jobs/mailsOfSubmission.ts";
import { reviveJobs } from "../../store/jobs/reviveJobs.ts";
import { takeJob } from "../../store/jobs/takeJob.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { enqueueMail } from "../mail/enqueueMail.ts";
import { enqueueMails } from "../mail/enqueueMails.ts";
import { openFormFile } from "../mail/openFormFile.ts";
import type { MailSettings } from "../mail/sendMail.ts";
import { startMailServer, type TestMailServer } from "../mail/testing/startMailServer.ts";
import { diskStorage } from "../media/diskStorage.ts";
import { mailJob } from "./mailJob.ts";
import { startWorkers } from "./startWorkers.ts";

describeEachStore("A mail in the outbox", ({ store }) => {
  const db = () => store().db;
  const log = pino({ level: "silent" });
  const add = (to = "ada@ada.example") => enqueueMail(db(), { to, subject: "s", text: "t" });
  const job = (id: string) => findJob(db(), id);
  const stops: (() => Promise<unknown>)[] = [];
  const settings = (port: number): MailSettings => ({
    server: { host: "127.0.0.1", port, tls: "none", account: undefined },
    from: { name: "Shop", address: "shop@shop.example" },
  });

  const sourceOf = (settings: MailSettings) => ({ read: async () => settings });

  beforeEach(async () => {
    await db().delete(jobTable);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  async function startServer(options?: SMTPServerOptions): Promise<TestMailServer> {
    const server = await startMailServer(options);
    stops.push(server.stop);
    return server;
  }

  async function work(port?: number): Promise<() => Promise<void>> {
    const handlers = port === undefined ? {} : { mail: mailJob(db(), sourceOf(settings(port))) };
    const stop = await startWorkers({ store: store(), handlers, log });
    stops.push(stop);
    return stop;
  }

  test("goes out once, and what the server said is kept", async () => {
    const server = await startServer();
    await work(server.port);
    const id = await add();
    await expect.poll(() => job(id)).toMatchObject({ state: "completed" });
    expect((await job(id))?.output?.response).toMatch(/^250/);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.raw).toContain(`Message-ID: <${id}@shop.example>`);
  });

  test("waits without a mail server, and goes out once there is one", async () => {
    const stop = await work();
    const id = await add();
    await stop();
    expect(await job(id)).toMatchObject({ state: "created", tries: 0 });
    const server = await startServer();
    await work(server.port);
    await expect.poll(() => server.received.length).toBe(1);
  });

  test.each([
    "ada",
    "a@b.example, c@d.example",
    "a@b.example\r\nBcc: c@d.example",
    "a@b.example\nc@d.example",
    "<a@b.example> SIZE=1",
    `${"a".repeat(250)}@b.example`,
  ])("is refused for the address %j", async (to) => {
    await expect(add(to)).rejects.toThrow(/is no address that mail can be sent to/);
    expect(await db().$count(jobTable)).toBe(0);
  });

  test("that is refused for now is tried again later", async () => {
    let isBusy = true;
    const server = await startServer({
      onRcptTo: (_address, _session, done) =>
        done(isBusy ? Object.assign(new Error("Greylisted"), { responseCode: 451 }) : null),
    });
    await work(server.port);
    const id = await add();
    await expect
      .poll(() => job(id))
      .toMatchObject({ state: "retry", output: { message: /451 Greylisted/ } });
    isBusy = false;
    await reviveJobs(db(), id);
    await expect.poll(() => server.received.length).toBe(1);
  });

  test("that is refused is logged without whom it is for", async () => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
    const server = await startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`<${address}>: Greylisted`), { responseCode: 451 })),
    });
    const mail = mailJob(db(), sourceOf(settings(server.port)));
    stops.push(await startWorkers({ store: store(), handlers: { mail }, log }));
    const id = await add();
    await expect
      .poll(() => job(id))
      .toMatchObject({ state: "retry", output: { message: /ada@ada\.example/ } });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { job: id, command: "RCPT TO", responseCode: 451, msg: "job failed" },
    ]);
    expect(lines.join("")).not.toContain("ada@ada.example");
  });

  test("that is refused for good is dead at once", async () => {
    const server = await startServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error("No such user"), { responseCode: 550 })),
    });
    await work(server.port);
    const id = await add();
    await expect
      .poll(() => job(id))
      .toMatchObject({ state: "failed", tries: 1, output: { message: /550 No such user/ } });
  });

  const no = (responseCode: number) => Object.assign(new Error("No"), { responseCode });
  const refuseSender = (code: number): SMTPServerOptions => ({
    onMailFrom: (_address, _session, done) => done(no(code)),
  });
  const refuseRecipient = (code: number): SMTPServerOptions => ({
    onRcptTo: (_address, _session, done) => done(no(code)),
  });

  test.each([
    ["530 to its sender", refuseSender(530)],
    ["550 to its sender", refuseSender(550)],
    ["553 to its sender", refuseSender(553)],
    ["530 to whom it is for", refuseRecipient(530)],
  ])("is not at fault for settings that its server refuses: %s", async (_, options) => {
    const server = await startServer(options);
    await work(server.port);
    const id = await add();
    await expect.poll(() => job(id)).toMatchObject({ state: "retry", tries: 1 });
  });

  test("that is too large for its server is dead at once, be it told before it is sent", async () => {
    const server = await startServer(refuseSender(552));
    await work(server.port);
    const id = await add();
    await expect.poll(() => job(id)).toMatchObject({ state: "failed", tries: 1 });
  });

  test.each([354, 199])(
    "whose server answers neither yes nor no to all of it, but %i, is not sent again by itself",
    async (code) => {
      const server = await startServer({
        onData: (stream, _session, done) => void stream.resume().on("end", () => done(no(code))),
      });
      await work(server.port);
      const id = await add();
      await expect
        .poll(() => job(id))
        .toMatchObject({
          state: "failed",
          output: { message: /^Nobody knows whether it arrived/ },
        });
    },
  );

  test("that is refused after all of it was sent is tried again or dead, never uncertain", async () => {
    let responseCode = 452;
    const server = await startServer({
      onData: (stream, _session, done) => {
        stream.resume().on("end", () => done(Object.assign(new Error("No"), { responseCode })));
      },
    });
    await work(server.port);
    const id = await add();
    await expect.poll(() => job(id)).toMatchObject({ state: "retry", data: { subject: "s" } });
    expect((await job(id))?.data).not.toHaveProperty("handedOver");
    responseCode = 554;
    await reviveJobs(db(), id);
    await expect.poll(() => job(id)).toMatchObject({ state: "failed", output: { message: /554/ } });
  });

  test("is not at fault for a server that is away, or that refuses the password", async () => {
    const server = await startServer({
      onAuth: (_auth, _session, done) => done(new Error("Wrong password")),
    });
    const account = { user: "a", password: "b" };
    const { from, server: smtp } = settings(server.port);
    const mail = mailJob(db(), sourceOf({ from, server: { ...smtp, account } }));
    stops.push(await startWorkers({ store: store(), handlers: { mail }, log }));
    const id = await add();
    await expect.poll(() => job(id)).toMatchObject({ state: "retry", tries: 1 });
  });

  test("whose server hung up with all of it is not sent again until its owner says so", async () => {
    const silent = await serveSilently();
    const stop = await work(silent.port);
    const id = await add();
    await expect
      .poll(() => job(id))
      .toMatchObject({ state: "failed", output: { message: /^Nobody knows whether it arrived/ } });
    await stop();
    expect(silent.mails()).toBe(1);
    const server = await startServer();
    await work(server.port);
    await reviveJobs(db(), "all");
    await expect.poll(() => server.received.length).toBe(1);
  });

  test("whose server hangs up in the middle of it is not lost, and arrives once", async () => {
    const hasty = await serveSilently({ hangsUpEarly: true });
    const stop = await work(hasty.port);
    const id = await add();
    await expect
      .poll(() => job(id))
      .toMatchObject({ state: expect.stringMatching(/retry|failed/) });
    await stop();
    expect(hasty.mails()).toBe(0);
    const server = await startServer();
    await work(server.port);
    await reviveJobs(db(), id);
    await expect.poll(() => server.received.length).toBe(1);
    await expect.poll(() => job(id)).toMatchObject({ state: "completed" });
    expect(server.received).toHaveLength(1);
  });

  test("whose sender was killed with all of it sent is not sent again", async () => {
    const id = await add();
    const taken = await vi.waitFor(async () => {
      const job = await takeJob(db(), "mail");
      if (!job) throw new Error("not due");
      return job;
    }, 10_000);
    const hanging = await startServer({ onData: (stream) => void stream.resume() });
    const { signal } = new AbortController();
    const sending = mailJob(db(), sourceOf(settings(hanging.port)))(taken, {
      signal,
      progress: () => {},
    });
    await expect.poll(async () => (await job(id))?.data).toHaveProperty("handedOver");
    // The same as a new start after kill -9: on a PostgreSQL server the silence must be long.
    await db()
      .update(jobTable)
      .set({ startedOn: new Date(0) });
    const server = await startServer();
    await work(server.port);
    const ended = expect.poll(() => job(id));
    await ended.toMatchObject({ state: "failed", output: { message: /^Nobody knows/ } });
    expect(server.received).toEqual([]);
    void sending.catch(() => {});
  });

  test("of which two servers think it is theirs goes out once", async () => {
    const server = await startServer();
    await add();
    const taken = await vi.waitFor(async () => {
      const job = await takeJob(db(), "mail");
      if (!job) throw new Error("not due");
      return job;
    }, 10_000);
    const { signal } = new AbortController();
    const send = mailJob(db(), sourceOf(settings(server.port)));
    const outdated = { ...taken, attempt: taken.attempt - 1 };
    await expect(send(outdated, { signal, progress: () => {} })).rejects.toThrow("Another server");
    expect(server.received).toEqual([]);
    await send(taken, { signal, progress: () => {} });
    expect(server.received).toHaveLength(1);
  });

  test("of a form brings its files from their storage, and is noted with what became of it", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-form-files-"));
    stops.push(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, "2026"));
    await writeFile(join(folder, "2026", "a.pdf"), "the file");
    await writeFile(join(folder, "2026", "empty.txt"), "");
    const server = await startServer();
    const openFile = openFormFile(diskStorage(folder));
    const mail = mailJob(db(), sourceOf(settings(server.port)), { openFile });
    stops.push(await startWorkers({ store: store(), handlers: { mail }, log }));
    const submission = "6b1f5c1e-54a1-4d0f-9a40-0d9f6f1d3c11";
    const attached = ["2026/a.pdf", "2026/empty.txt", "2026/gone.pdf", "../outside"].map(
      (path) => ({
        path,
        name: path,
        type: "application/pdf",
        ifGone: `No ${path} any more.`,
      }),
    );
    await enqueueMail(db(), {
      to: "ada@ada.example",
      subject: "s",
      text: "t",
      html: "<p>t</p>",
      replyTo: "vera@vera.example",
      attachments: attached,
      submission,
    });
    await expect.poll(() => server.received.length).toBe(1);
    const raw = server.received[0]?.raw ?? "";
    expect(raw).toContain(Buffer.from("the file").toString("base64"));
    expect(raw.match(/^Content-Disposition: attachment/gm)).toHaveLength(2);
    expect(raw).toContain("No 2026/gone.pdf any more.\r\n\r\nNo ../outside any more.");
    expect(raw).toContain("<p>t</p><p>No 2026/gone.pdf any more.</p>");
    expect(raw).toMatch(/^Reply-To: vera@vera\.example/m);
    await expect
      .poll(() => mailsOfSubmission(db(), submission))
      .toEqual([{ to: "ada@ada.example", state: "sent" }]);
  });

  test("of a form waits while the storage of its files is away, and then brings them", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-form-files-"));
    stops.push(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, "2026"));
    await writeFile(join(folder, "2026", "a.pdf"), "the file");
    await rename(folder, `${folder}-away`);
    const server = await startServer();
    const openFile = openFormFile(diskStorage(folder));
    const mail = mailJob(db(), sourceOf(settings(server.port)), { openFile });
    stops.push(await startWorkers({ store: store(), handlers: { mail }, log }));
    const attachment = { path: "2026/a.pdf", name: "a.pdf", type: "application/pdf", ifGone: "No" };
    const id = await enqueueMail(db(), {
      ...{ to: "ada@ada.example", subject: "s", text: "t" },
      attachments: [attachment],
    });
    await expect
      .poll(() => job(id))
      .toMatchObject({ state: "retry", output: { message: /ENOENT/ } });
    expect(server.received).toEqual([]);
    await rename(`${folder}-away`, folder);
    await reviveJobs(db(), id);
    await expect.poll(() => server.received.length).toBe(1);
    expect(server.received[0]?.raw).toContain(Buffer.from("the file").toString("base64"));
  });

  test("of many is added at once, each for one address, or none is", async () => {
    const mails = ["a@b.example", "c@d.example"].map((to) => ({
      to,
      subject: "s",
      text: "t",
    }));
    const wrong = { to: "a@b.example, c@d.example", subject: "s", text: "t" };
    await expect(enqueueMails(db(), [...mails, wrong])).rejects.toThrow(/is no address/);
    expect(await db().$count(jobTable)).toBe(0);
    const ids = await enqueueMails(db(), mails);
    const server = await startServer();
    await work(server.port);
    await expect.poll(() => server.received.length).toBe(2);
    const got = server.received.flatMap(({ to }) => to).toSorted();
    expect(got).toEqual(["a@b.example", "c@d.example"]);
    for (const id of ids) await expect.poll(() => job(id)).toMatchObject({ state: "completed" });
  });

  test("that another version wrote in another way is dead, with what to do", async () => {
    const server = await startServer();
    const id = await enqueue(db(), "mail", { to: "a@b.example", subject: "s", text: "t" });
    await db()
      .update(jobTable)
      .set({ data: { recipients: [] } });
    await work(server.port);
    await expect
      .poll(() => job(id))
      .toMatchObject({ state: "failed", output: { message: /cannot read the job/ } });
  });

  /** A mail server that takes each mail whole, or nothing of it, and hangs up instead of answering. */
  async function serveSilently({ hangsUpEarly = false } = {}): Promise<{
    readonly port: number;
    mails(): number;
  }> {
    let mails = 0;
    const server: Server = createServer((socket) => {
      let heard = "";
      socket.on("error", () => {});
      socket.write("220 hi\r\n");
      socket.setEncoding("utf8").on("data", (text: string) => {
        heard += text;
        if (heard.endsWith("\r\n.\r\n")) {
          mails += 1;
          socket.destroy();
        } else if (/^DATA\r\n$/m.test(text)) {
          socket.write("354 go\r\n");
          if (hangsUpEarly) socket.resetAndDestroy();
        } else if (!heard.includes("\r\nDATA\r\n")) socket.write("250 ok\r\n");
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    stops.push(async () => {
      server.close();
    });
    return { port: (server.address() as AddressInfo).port, mails: () => mails };
  }
});
