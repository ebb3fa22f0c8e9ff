import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import type { MailSettings } from "./sendMail.ts";
import { sendTestMail } from "./sendTestMail.ts";
import { CERTIFICATE, startMailServer } from "./testing/startMailServer.ts";

const MAIL = { to: "ada@ada.example", subject: "s", text: "words" };
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Given = Partial<MailSettings["server"]> & Pick<MailSettings, "certificate" | "timeouts">;

function send(port: number, { certificate, timeouts, ...server }: Given = {}) {
  const settings = {
    server: { host: "127.0.0.1", port, tls: "none", account: undefined, ...server },
    from: { name: "Shop", address: "shop@shop.example" },
    ...(timeouts && { timeouts }),
    ...(certificate && { certificate }),
  } as const;
  return sendTestMail(settings, MAIL);
}

async function serve(options?: SMTPServerOptions) {
  const server = await startMailServer(options);
  stops.push(server.stop);
  return server;
}

/** What answers there is whatever `answer` makes of it. */
async function listen(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => answer(socket.on("error", () => {}))).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  stops.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const no = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });
const account = { user: "shop", password: "hunter2" };

describe("a test mail", () => {
  test("arrives, by TLS from the start and signed in, and the server's answer is told", async () => {
    const server = await serve({
      secure: true,
      onAuth: ({ username, password }, _session, done) =>
        password === account.password ? done(null, { user: username }) : done(no(535, "Wrong")),
    });
    const told = await send(server.port, { tls: "from-start", certificate: CERTIFICATE, account });
    expect(told).toEqual({
      to: MAIL.to,
      server: `127.0.0.1:${server.port}`,
      problem: null,
      answer: expect.stringMatching(/^250 /),
    });
    expect(server.received.map(({ to }) => to)).toEqual([[MAIL.to]]);
    const wrong = { ...account, password: "other" };
    const refused = await send(server.port, {
      tls: "from-start",
      certificate: CERTIFICATE,
      account: wrong,
    });
    expect(refused).toMatchObject({ problem: "sign-in", answer: "535 Wrong" });
    expect(JSON.stringify(refused)).not.toContain("other");
  });

  test("arrives by STARTTLS", async () => {
    const server = await serve();
    const told = await send(server.port, { tls: "upgraded", certificate: CERTIFICATE });
    expect(told.problem).toBeNull();
  });

  test("is not sent to a server whose certificate nobody vouches for", async () => {
    const server = await serve({ secure: true });
    expect(await send(server.port, { tls: "from-start" })).toMatchObject({
      problem: "certificate",
    });
    const upgraded = await serve();
    expect(await send(upgraded.port, { tls: "upgraded" })).toMatchObject({
      problem: "certificate",
    });
    expect(server.received).toEqual([]);
  });

  test("tells that the server is spoken to in the wrong way", async () => {
    const plain = await serve();
    expect((await send(plain.port, { tls: "from-start" })).problem).toBe("security");
    const old = await serve({ disabledCommands: ["AUTH", "STARTTLS"] });
    expect((await send(old.port, { tls: "upgraded" })).problem).toBe("security");
  });

  test("tells that there is no such server, that nobody listens, or nobody answers", async () => {
    expect((await send(25, { host: "mail.invalid" })).problem).toBe("host");
    expect((await send(1)).problem).toBe("unreachable");
    expect((await send(await listen((socket) => socket.end()))).problem).toBe("unreachable");
    const silent = await listen(() => {});
    expect((await send(silent, { timeouts: { greetingTimeout: 300 } })).problem).toBe("silent");
  });

  // Whoever may set the server could otherwise read what inner services say.
  test("tells no word of what is no mail server", async () => {
    const port = await listen((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\nsecret\r\n"));
    expect(await send(port)).toMatchObject({ problem: "foreign", answer: null });
  });

  test.each<[string, SMTPServerOptions, string]>([
    ["sender", { onMailFrom: (_a, _s, done) => done(no(553, "Not yours")) }, "553 Not yours"],
    ["recipient", { onRcptTo: (_a, _s, done) => done(no(550, "Nobody")) }, "550 Nobody"],
    [
      "refused",
      { onData: (stream, _s, done) => void stream.resume().on("end", () => done(no(554, "Spam"))) },
      "554 Spam",
    ],
    [
      "sign-in",
      { authOptional: false, onAuth: (_a, _s, done) => done(null, { user: "a" }) },
      "530 Error: authentication Required",
    ],
  ])("tells that the server refuses it: %s", async (problem, options, answer) => {
    const server = await serve(options);
    expect(await send(server.port)).toMatchObject({ problem, answer });
  });
});
