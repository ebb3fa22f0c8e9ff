import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { greetSmtp, SMTP_TIMEOUTS, sendMail } from "./sendMail.ts";

const MAIL = { id: "m1", to: "ada@ada.example", subject: "s", text: "words" };
/** What takes minutes for real. */
const TIMEOUTS = {
  greetingTimeout: 150,
  socketTimeout: 150,
  wholeTimeout: 1000,
  verdictTimeout: 300,
};
/** For mails that must come as far as their text, also where the machine is held up. */
const PATIENT = {
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
  wholeTimeout: 30_000,
  verdictTimeout: 300,
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A mail server that says what `answer` has it say. @returns how to reach it, and who is connected */
async function serve(answer: (socket: Socket) => void, timeouts = TIMEOUTS) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.resume();
    answer(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const settings = {
    server: { host: "127.0.0.1", port, tls: "none", account: undefined },
    from: { name: "Shop", address: "shop@shop.example" },
    timeouts,
  } as const;
  return { settings, sockets };
}

/** Answers each command, the last of which is DATA, with what `after` has for it. */
function speak(socket: Socket, after: Readonly<Record<string, () => void>>): void {
  socket.write("220 hi\r\n");
  socket.setEncoding("utf8").on("data", (text: string) => {
    const command = Object.keys(after).find((start) => text.startsWith(start));
    if (command) after[command]?.();
    else socket.write(text.startsWith("DATA") ? "354 go\r\n" : "250 ok\r\n");
  });
}

/** One letter after the other, for ever. */
function drip(socket: Socket, before = ""): void {
  socket.write(before);
  const timer = setInterval(() => socket.write("x"), 20);
  socket.on("close", () => clearInterval(timer));
}

async function send(settings: Parameters<typeof sendMail>[0]): Promise<{ mayBeTaken: boolean }> {
  const sent = { mayBeTaken: false };
  const beforeEnd = async () => {
    sent.mayBeTaken = true;
  };
  await sendMail(settings, MAIL, { beforeEnd, signal: new AbortController().signal }).catch(
    (error: object) => {
      throw Object.assign(error, sent);
    },
  );
  return sent;
}

describe("A mail server that takes its time", () => {
  test.each([
    ["never greets", () => {}],
    ["drips its greeting", (socket: Socket) => drip(socket, "220-")],
    ["greets and never answers", (socket: Socket) => void socket.write("220 hi\r\n")],
    ["drips its answer", (socket: Socket) => speak(socket, { EHLO: () => drip(socket, "250-") })],
    ["never answers to a sender", (socket: Socket) => speak(socket, { "MAIL FROM": () => {} })],
    ["never lets the mail itself come", (socket: Socket) => speak(socket, { DATA: () => {} })],
  ])(
    "%s: it is given up, the mail is known not to be taken, and nobody stays connected",
    async (_, answer) => {
      const { settings, sockets } = await serve(answer);
      await expect(send(settings)).rejects.toMatchObject({ mayBeTaken: false });
      await expect.poll(() => sockets.size).toBe(0);
    },
  );

  test.each([
    ["never says", () => {}],
    ["takes for ever to say", (socket: Socket) => drip(socket, "250-")],
  ])("%s whether it took the mail: it is given up, and may have been taken", async (_, end) => {
    const { settings, sockets } = await serve((socket) => {
      let heard = "";
      speak(socket, {
        DATA: () => {
          socket.removeAllListeners("data").on("data", (text: string) => {
            heard += text;
            if (heard.endsWith("\r\n.\r\n")) end(socket);
          });
          socket.write("354 go\r\n");
        },
      });
    }, PATIENT);
    await expect(send(settings)).rejects.toMatchObject({ mayBeTaken: true });
    await expect.poll(() => sockets.size).toBe(0);
  });

  test("hangs up in the middle of the mail: its end never follows, and that is told", async () => {
    const { settings, sockets } = await serve(
      (socket) =>
        speak(socket, {
          DATA: () => {
            socket.removeAllListeners("data").on("data", (text: string) => {
              if (text.includes(MAIL.text)) socket.destroy();
            });
            socket.write("354 go\r\n");
          },
        }),
      PATIENT,
    );
    let isWithoutEnd = false;
    const sending = sendMail(settings, MAIL, {
      beforeEnd: () => expect.poll(() => sockets.size).toBe(0),
      withoutEnd: async () => {
        isWithoutEnd = true;
      },
      signal: new AbortController().signal,
    });
    await expect(sending).rejects.toThrow();
    expect(isWithoutEnd).toBe(true);
  });

  test("is given up by who only greets it, too", async () => {
    const { settings, sockets } = await serve((socket) => drip(socket, "220-"));
    await expect(greetSmtp(settings)).rejects.toThrow();
    await expect.poll(() => sockets.size).toBe(0);
  });

  test("is given five minutes for all of it", () => {
    expect(SMTP_TIMEOUTS.wholeTimeout).toBe(300_000);
  });
});
