import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import type { SmtpServer } from "./readSmtpUrl.ts";
import { greetSmtp, SMTP_TIMEOUTS, sendMail } from "./sendMail.ts";
import { CERTIFICATE, startMailServer, type TestMailServer } from "./testing/startMailServer.ts";

const MAIL = { id: "m1", to: "ada@ada.example", subject: "Grüße", text: "Zeile eins.\nzwei" };
const ACCOUNT = { user: "shop", password: "right" };

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(options?: SMTPServerOptions): Promise<TestMailServer> {
  const server = await startMailServer(options);
  stops.push(server.stop);
  return server;
}

function settings(port: number, server: Partial<SmtpServer> = {}) {
  return {
    server: { host: "localhost", port, tls: "none", account: undefined, ...server } as const,
    from: { name: "Läden", address: "shop@shop.example" },
    certificate: CERTIFICATE,
  };
}

const options = (beforeEnd = async () => {}) => ({
  beforeEnd,
  signal: new AbortController().signal,
});
const send = (port: number, server?: Partial<SmtpServer>) =>
  sendMail(settings(port, server), MAIL, options());

const signsIn: SMTPServerOptions = {
  authOptional: false,
  onAuth: ({ username, password }, _session, done) => {
    const isRight = username === ACCOUNT.user && password === ACCOUNT.password;
    done(isRight ? null : new Error("Wrong password"), isRight ? { user: username } : undefined);
  },
};

describe("A mail", () => {
  test("arrives as it was meant, in letters of any language", async () => {
    const server = await start();
    expect(await send(server.port)).toMatch(/^250/);
    const [mail] = server.received;
    expect(mail?.to).toEqual(["ada@ada.example"]);
    expect(mail?.raw).toContain("From: =?UTF-8?Q?L=C3=A4den?= <shop@shop.example>");
    expect(mail?.raw).toContain("Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=");
    expect(mail?.raw).toContain("Message-ID: <m1@shop.example>");
    expect(mail?.raw).toContain("Auto-Submitted: auto-generated");
    expect(mail?.raw).toContain("\r\n\r\nZeile eins.\r\nzwei");
  });

  test("cannot be given further headers or recipients by what stands in it", async () => {
    const server = await start();
    const hostile = {
      id: "m2",
      to: "ada@ada.example",
      subject: "Hi\r\nBcc: eve@eve.example\r\n\r\n<b>",
      text: "one\r\n.\r\nMAIL FROM:<eve@eve.example>\r\n.\n.\r\nlast",
    };
    const from = { name: 'x"\r\nBcc: eve@eve.example', address: "shop@shop.example" };
    await sendMail({ ...settings(server.port), from }, hostile, options());
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail?.to).toEqual(["ada@ada.example"]);
    const [headers = "", ...body] = mail?.raw.split("\r\n\r\n") ?? [];
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).toContain("Subject: Hi Bcc: eve@eve.example <b>");
    expect(body.join("\r\n\r\n")).toBe(`${hostile.text.replace(/\r?\n/g, "\r\n")}\r\n`);
  });

  test("goes by TLS from the start, and by STARTTLS", async () => {
    const isSecure: boolean[] = [];
    const watch: SMTPServerOptions = {
      onMailFrom: (_address, session, done) => {
        isSecure.push(session.secure);
        done();
      },
    };
    const [fromStart, upgraded] = [await start({ ...watch, secure: true }), await start(watch)];
    await send(fromStart.port, { tls: "from-start" });
    await send(upgraded.port, { tls: "upgraded" });
    expect(isSecure).toEqual([true, true]);
  });

  test("is not sent where TLS is asked for and the server has none", async () => {
    const server = await start({ hideSTARTTLS: true, disabledCommands: ["STARTTLS", "AUTH"] });
    await expect(send(server.port, { tls: "upgraded" })).rejects.toThrow();
    expect(server.received).toEqual([]);
  });

  test.each(["from-start", "upgraded"] as const)(
    "is not sent to a server whose certificate nobody vouches for (%s)",
    async (tls) => {
      const server = await start({ secure: tls === "from-start" });
      const { certificate: _, ...strict } = settings(server.port, { tls });
      await expect(sendMail(strict, MAIL, options())).rejects.toThrow(/self-signed certificate/);
      expect(server.received).toEqual([]);
    },
  );

  test("is sent once signed in, and not with a wrong password", async () => {
    const server = await start(signsIn);
    const account = { ...ACCOUNT, password: "wrong" };
    const wrong = send(server.port, { tls: "upgraded", account });
    await expect(wrong).rejects.toMatchObject({ code: "EAUTH", responseCode: 535 });
    expect(server.received).toEqual([]);
    await send(server.port, { tls: "upgraded", account: ACCOUNT });
    expect(server.received).toHaveLength(1);
  });

  test("ends only when what comes before its end has succeeded", async () => {
    const server = await start();
    const refuse = async () => {
      expect(server.received).toEqual([]);
      throw new Error("the database is away");
    };
    const sending = sendMail(settings(server.port), MAIL, options(refuse));
    await expect(sending).rejects.toThrow("the database is away");
    await server.stop();
    expect(server.received).toEqual([]);
  });

  test("is given up when asked, unless the server may have it", async () => {
    const server = await start();
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const beforeEnd = async () => giveUp.abort(new Error("stopping"));
    await sendMail(settings(server.port), MAIL, { beforeEnd, signal });
    expect(server.received).toHaveLength(1);
    await expect(sendMail(settings(server.port), MAIL, { ...options(), signal })).rejects.toThrow(
      "stopping",
    );
    const hanging = await start({ onRcptTo: () => later.abort(new Error("stopping")) });
    const later = new AbortController();
    await expect(
      sendMail(settings(hanging.port), MAIL, { ...options(), signal: later.signal }),
    ).rejects.toThrow("stopping");
    expect(server.received).toHaveLength(1);
  });
});

describe("A mail server that is ill", () => {
  test.each([
    ["refuses the sender", "onMailFrom", 450],
    ["refuses the recipient", "onRcptTo", 550],
  ] as const)("%s: the error says what it answered", async (_does, hook, responseCode) => {
    const refuse = (_address: unknown, _session: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error("No such place"), { responseCode }));
    const server = await start({ [hook]: refuse });
    await expect(send(server.port)).rejects.toMatchObject({ responseCode });
  });

  test("is not there: the error comes at once", async () => {
    const server = await startMailServer();
    await server.stop();
    await expect(send(server.port)).rejects.toMatchObject({ code: "ESOCKET" });
  });

  test("hangs up in the middle: the error comes at once, without an answer", async () => {
    const server = await serve((socket) => {
      socket.write("220 hi\r\n");
      socket.once("data", () => socket.destroy());
    });
    await expect(send(server)).rejects.toMatchObject({ command: "CONN" });
  });

  test("speaks another language, or one line without end", async () => {
    const web = await serve((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    await expect(send(web)).rejects.toThrow(/Invalid greeting/);
    const endless = await serve((socket) => {
      const timer = setInterval(() => socket.write("220-".padEnd(65_536, "x")), 1);
      socket.on("close", () => clearInterval(timer));
    });
    await expect(send(endless)).rejects.toThrow();
  });

  test("can be greeted without sending anything", async () => {
    const server = await start(signsIn);
    await greetSmtp(settings(server.port, { tls: "upgraded", account: ACCOUNT }));
    const account = { ...ACCOUNT, password: "wrong" };
    await expect(
      greetSmtp(settings(server.port, { tls: "upgraded", account })),
    ).rejects.toMatchObject({ code: "EAUTH" });
    expect(server.received).toEqual([]);
  });

  test("is waited for ten seconds to greet, a minute for each answer, and ten minutes for the last", () => {
    expect(SMTP_TIMEOUTS).toMatchObject({ connectionTimeout: 10_000, greetingTimeout: 10_000 });
    expect(SMTP_TIMEOUTS).toMatchObject({ socketTimeout: 60_000, verdictTimeout: 600_000 });
  });

  test("is waited for longer than for other answers once it has all of a mail", async () => {
    const timeouts = { ...SMTP_TIMEOUTS, socketTimeout: 5_000 };
    const slow: SMTPServerOptions = {
      onData: (stream, _session, done) => {
        stream.resume().on("end", () => setTimeout(done, timeouts.socketTimeout + 1_000));
      },
    };
    const [plain, secure] = [await start(slow), await start(slow)];
    const sendTo = (port: number, tls: "none" | "upgraded", verdictTimeout: number) => {
      const impatient = { ...settings(port, { tls }), timeouts: { ...timeouts, verdictTimeout } };
      return sendMail(impatient, MAIL, options());
    };
    const sent = [sendTo(plain.port, "none", 60_000), sendTo(secure.port, "upgraded", 60_000)];
    await expect(sendTo(plain.port, "none", 100)).rejects.toMatchObject({ code: "ETIMEDOUT" });
    expect(await Promise.all(sent)).toEqual([
      expect.stringMatching(/^250/),
      expect.stringMatching(/^250/),
    ]);
  });

  test("is given up where it says nothing before it has all of a mail", async () => {
    const server = await start({ onRcptTo: () => {} });
    const timeouts = { ...SMTP_TIMEOUTS, socketTimeout: 200 };
    const sending = sendMail({ ...settings(server.port), timeouts }, MAIL, options());
    await expect(sending).rejects.toMatchObject({ code: "ETIMEDOUT" });
  });

  async function serve(answer: (socket: Socket) => void): Promise<number> {
    const server = createServer((socket) => {
      socket.on("error", () => {});
      answer(socket);
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    stops.push(async () => {
      server.close();
    });
    return (server.address() as AddressInfo).port;
  }
});
