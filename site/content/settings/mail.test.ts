import { describe, expect, test } from "vitest";
import { type MailSetting, mailSetting } from "../mailSettings.ts";
import { mail } from "./mail.ts";

const STORED: MailSetting = {
  host: "mail.example.com",
  tls: "from-start",
  user: "shop",
  password: "0123456789abcdefSEALED",
  senderName: "The shop",
  senderAddress: "shop@example.com",
};
const sealed: string[][] = [];
const seal = (text: string, boundTo: string) => {
  sealed.push([text, boundTo]);
  return "another sealing of it";
};

/** What becomes of the group that is stored, changed by `change`. */
function sent(change: object, stored: unknown = STORED) {
  return mail.write(stored, { ...mail.read(stored), ...change }, seal);
}
function refused(change: object, stored?: unknown): unknown {
  const outcome = sent(change, stored);
  return "issues" in outcome ? outcome.issues : [];
}

describe("mail settings", () => {
  test("are stored as they were read, and nobody reads the password", () => {
    expect(sent({})).toEqual({ row: STORED });
    expect(mail.read(STORED).password).toEqual({ kept: "0123456789abcdef" });
    expect(JSON.stringify(mail.read(STORED))).not.toContain("SEALED");
    expect(sent({}, null)).toEqual({ row: mailSetting.fallback });
  });

  test("seal a new password for this server alone, and let one be removed", () => {
    expect(sent({ password: "hunter2" })).toEqual({
      row: { ...STORED, password: "another sealing of it" },
    });
    expect(sealed.at(-1)).toEqual([
      "hunter2",
      '["mail","mail.example.com","from-start",465,"shop"]',
    ]);
    const { password: _, ...without } = STORED;
    expect(sent({ password: undefined })).toEqual({ row: without });
  });

  test.each([
    ["another server", { host: "evil.example" }],
    ["another port", { port: 2525 }],
    ["another security", { tls: "upgraded" }],
    ["another user", { user: "somebody" }],
  ])("ask for the password again where it would go to %s", (_, change) => {
    expect(refused(change)).toEqual([
      { path: ["password"], message: expect.stringMatching(/^Write the password again/) },
    ]);
    expect(refused({ ...change, password: "anew" })).toEqual([]);
    expect(refused({ ...change, password: undefined })).toEqual([]);
  });

  test("take the usual port for the same, and the name in any case", () => {
    expect(refused({ port: 465, host: "Mail.Example.com" })).toEqual([]);
  });

  test("keep no password that is not stored", () => {
    expect(refused({ password: { kept: "of another save" } })).toMatchObject([
      { path: ["password"] },
    ]);
    const { password: _, ...without } = STORED;
    expect(refused({ password: { kept: "" } }, without)).toMatchObject([{ path: ["password"] }]);
  });

  test.each([
    ["an address in place of a name", { host: "smtps://mail.example.com" }, "host"],
    ["commands behind the name", { host: "mail.example.com\r\nQUIT" }, "host"],
    ["a port beyond all", { port: 65_536 }, "port"],
    ["an unknown security", { tls: "perhaps" }, "tls"],
    ["a sender on two lines", { senderName: "Shop\r\nBcc: a@b.example" }, "senderName"],
    ["two senders", { senderAddress: "a@b.example, c@d.example" }, "senderAddress"],
    ["a sender that is none", { senderAddress: "shop" }, "senderAddress"],
    ["no sender", { senderAddress: undefined }, "senderAddress"],
    ["a password for nobody", { user: undefined, password: "hunter2" }, "user"],
    ["a password that all can read", { tls: "none", password: "hunter2" }, "tls"],
    ["a password that never ends", { password: "x".repeat(501) }, "password"],
    ["an empty password", { password: "" }, "password"],
  ])("are refused with %s", (_, change, field) => {
    expect(refused(change)).toMatchObject([{ path: [field] }]);
  });

  test.each([
    ["mail servers by their address", { host: "10.0.0.5", password: undefined }],
    ["an IPv6 address", { host: "2001:db8::25", password: undefined }],
    ["a name in the own network", { host: "mail", password: undefined }],
    [
      "a password without encryption on this machine",
      { host: "127.0.0.1", tls: "none", password: "x" },
    ],
  ])("take %s", (_, change) => {
    expect(refused(change)).toEqual([]);
  });
});
