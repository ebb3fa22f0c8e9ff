import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import type { OpenFile } from "./composeMessage.ts";
import { type Mail, sendMail } from "./sendMail.ts";
import { CERTIFICATE, startMailServer } from "./testing/startMailServer.ts";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const PLAIN = { id: "m1", to: "ada@ada.example", subject: "s", text: "words" };
const bytesOf = (files: Readonly<Record<string, Uint8Array>>): OpenFile => {
  return async (path) => {
    const bytes = files[path];
    return bytes && Readable.from([Buffer.from(bytes)]);
  };
};
const attached = (path: string, name: string, type = "application/pdf") => ({
  path,
  name,
  type,
  ifGone: `${name} is gone.`,
});

async function start() {
  const server = await startMailServer();
  stops.push(server.stop);
  const settings = {
    server: { host: "localhost", port: server.port, tls: "upgraded", account: undefined },
    from: { name: "The shop", address: "shop@shop.example" },
    certificate: CERTIFICATE,
  } as const;
  const send = (mail: Partial<Mail>, openFile: OpenFile = bytesOf({})) =>
    sendMail(
      settings,
      { ...PLAIN, ...mail },
      { beforeEnd: async () => {}, signal: new AbortController().signal, openFile },
    );
  return { server, send };
}

/** Sends one mail. @returns its headers, one a line, and its parts that are none of parts themselves */
async function sent(mail: Partial<Mail>, openFile?: OpenFile) {
  const { server, send } = await start();
  await send(mail, openFile);
  const raw = server.received[0]?.raw ?? "";
  const [headers = ""] = raw.split("\r\n\r\n");
  const lines = headers.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return { to: server.received[0]?.to, lines, parts: partsOf(raw) };
}

type Part = { readonly head: string; readonly body: Buffer };

function partsOf(raw: string): readonly Part[] {
  const split = raw.indexOf("\r\n\r\n");
  const head = raw.slice(0, split).replace(/\r\n[ \t]+/g, " ");
  const body = raw.slice(split + 4);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary !== undefined) {
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.slice(2, -2)));
  }
  return [{ head, body: decoded(head, body) }];
}

function decoded(head: string, body: string): Buffer {
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, "base64");
  if (!/transfer-encoding: quoted-printable/i.test(head)) return Buffer.from(body);
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}

describe("A mail with more than a text", () => {
  test("says whom it is shown to, where answers go, and who sent it", async () => {
    const { to, lines } = await sent({
      shownTo: ["ada@ada.example", "bob@bob.example"],
      cc: ["cy@cy.example"],
      replyTo: "vera@xn--bcher-kva.example",
      senderName: "Vera Möller, by the form",
    });
    expect(to).toEqual(["ada@ada.example"]);
    expect(lines).toContain("To: ada@ada.example, bob@bob.example");
    expect(lines).toContain("Cc: cy@cy.example");
    expect(lines).toContain("Reply-To: vera@xn--bcher-kva.example");
    expect(lines).toContain("Auto-Submitted: auto-generated");
    const answer = await sent({ isByHand: true });
    expect(answer.lines.join("\n")).not.toContain("Auto-Submitted");
    expect(lines.find((line) => line.startsWith("From:"))).toMatch(
      /^From: =\?UTF-8\?Q\?Vera_M=C3=B6ller.+\?= <shop@shop\.example>$/,
    );
  });

  test("has its words as text and as HTML, in letters of any language", async () => {
    const { parts } = await sent({ text: "مرحبًا, Grüße", html: "<p>مرحبًا, Grüße</p>" });
    expect(parts.map(({ head, body }) => [/text\/\w+/.exec(head)?.[0], body.toString()])).toEqual([
      ["text/plain", "مرحبًا, Grüße"],
      ["text/html", "<p>مرحبًا, Grüße</p>"],
    ]);
  });

  test("cannot be given further headers, or words in disguise, by what a visitor wrote", async () => {
    const hostile =
      "Hi\r\nBcc: eve@eve.example\u2028X: y\u0085Z: =?UTF-8?B?RXZl?= =?x?q?=0D=0AX: y?=";
    const { lines } = await sent({ subject: hostile, senderName: hostile });
    expect(lines.filter((line) => /^(?:bcc|x|z)\b/i.test(line))).toEqual([]);
    const shown = lines.filter((line) => /^(?:From|Subject):/.test(line)).join("\n");
    expect(shown).not.toMatch(/=\?(?:UTF-8\?B\?RXZl|x\?q)/i);
  });

  test("brings files byte for byte, under names of any language", async () => {
    const files = {
      "2026/a.pdf": randomBytes(300_000),
      "2026/b.txt": Buffer.from("a\nb\r\n.\r\n\r"),
    };
    const { parts } = await sent(
      {
        attachments: [
          attached("2026/a.pdf", "Bewerbung für Ähren.pdf"),
          attached("2026/b.txt", 'x"; name="y.exe', "text/plain"),
          attached("2026/b.txt", "a\r\nBcc: eve@eve.example", "message/rfc822\r\nX: y"),
        ],
      },
      bytesOf(files),
    );
    const [text, ...others] = parts;
    expect(text?.body.toString()).toBe("words");
    expect(others.map(({ body }) => hash(body))).toEqual([
      hash(files["2026/a.pdf"]),
      hash(files["2026/b.txt"]),
      hash(files["2026/b.txt"]),
    ]);
    for (const { head } of others) {
      expect(head).toMatch(/^Content-Disposition: attachment/im);
      expect(head).not.toMatch(/^(?:Bcc|X):/im);
    }
    expect(others[0]?.head).toMatch(
      /filename\*0\*=utf-8''Bewerbung%20f%C3%BCr|=\?UTF-8\?Q\?Bewerbung/i,
    );
    expect(others[1]?.head).toMatch(/^Content-Type: text\/plain/im);
    expect(others[2]?.head).toMatch(/^Content-Type: application\/octet-stream/im);
  });

  test("says which of its files are gone, in both texts", async () => {
    const { parts } = await sent(
      {
        text: "Words.",
        html: "<html><body><p>Words.</p></body></html>",
        attachments: [attached("a", "a.pdf"), attached("b", "<b>.pdf")],
      },
      bytesOf({ a: Buffer.from("here") }),
    );
    expect(parts.map(({ body }) => body.toString())).toEqual([
      "Words.\n\n<b>.pdf is gone.".replaceAll("\n", "\r\n"),
      "<html><body><p>Words.</p><p>&lt;b&gt;.pdf is gone.</p></body></html>",
      "here",
    ]);
  });

  test("that cannot be read to its end is not taken, and its files are closed", async () => {
    const { server, send } = await start();
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(100_000);
        throw new Error("The disk is gone.");
      })(),
    );
    const folder = await mkdtemp(join(tmpdir(), "vitrine-mail-"));
    stops.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "after.bin"), randomBytes(1_000_000));
    const after = createReadStream(join(folder, "after.bin"));
    const files: Readonly<Record<string, Readable>> = { broken, after };
    const sending = send(
      { attachments: [attached("broken", "a.pdf"), attached("after", "b.pdf")] },
      async (path) => files[path],
    );
    await expect(sending).rejects.toThrow("The disk is gone.");
    await expect.poll(() => [broken.destroyed, after.destroyed]).toEqual([true, true]);
    await server.stop();
    expect(server.received).toEqual([]);
  });

  test("of whose files one cannot be opened is not taken, and the others are closed", async () => {
    const { server, send } = await start();
    const folder = await mkdtemp(join(tmpdir(), "vitrine-mail-"));
    stops.push(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, "a.bin"), randomBytes(100));
    let other: Readable | undefined;
    const openFile: OpenFile = async (path) => {
      if (path === "away") throw new Error("The disk is away.");
      const file = await open(join(folder, path));
      // Later than the other one failed.
      await setTimeout(50);
      other = file.createReadStream();
      return other;
    };
    const attachments = [attached("a.bin", "a.bin"), attached("away", "b.pdf")];
    await expect(send({ attachments }, openFile)).rejects.toThrow("The disk is away.");
    await expect.poll(() => other?.closed).toBe(true);
    await server.stop();
    expect(server.received).toEqual([]);
  });

  test("opens no file for a server that refuses it before", async () => {
    const { send, server } = await start();
    await server.stop();
    let opened = 0;
    const sending = send({ attachments: [attached("a", "a.pdf")] }, async () => {
      opened += 1;
      return undefined;
    });
    await expect(sending).rejects.toMatchObject({ code: "ESOCKET" });
    expect(opened).toBe(0);
  });
});

function hash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
