import { describe, expect, test } from "vitest";
import { readSender } from "./readSender.ts";
import { readSmtpUrl } from "./readSmtpUrl.ts";

describe("The address of a mail server", () => {
  test.each([
    ["smtps://mail.example", { host: "mail.example", port: 465, tls: "from-start" }],
    ["smtp://mail.example", { host: "mail.example", port: 587, tls: "upgraded" }],
    ["smtp://mail.example:25/", { port: 25, tls: "upgraded" }],
    ["smtp://relay:25?tls=none", { host: "relay", tls: "none" }],
    ["smtp://localhost:1025", { tls: "none" }],
    ["smtp://ada:x@127.0.0.1", { tls: "none", account: { user: "ada", password: "x" } }],
    ["smtp://[::1]:1025", { host: "::1", tls: "none" }],
    [
      "smtps://ada%40mail.example:p%3Aw%2Fd@mail.example",
      { account: { user: "ada@mail.example", password: "p:w/d" } },
    ],
    ["smtps://mail.example", { account: undefined }],
  ])("%s is read", (text, server) => {
    expect(readSmtpUrl(text)).toMatchObject(server);
  });

  test.each([
    "mail.example",
    "https://mail.example",
    "smtp://",
    "smtps://mail.example/folder",
    "smtps://a:%E0%A4%A@mail.example",
    "smtp://mail.example:99999",
  ])("%s is none", (text) => {
    expect(readSmtpUrl(text)).toMatch(/^must be an address such as/);
  });

  test("takes no option that would weaken it, and no password that anyone could read", () => {
    const refused = /^knows no option but tls=none$/;
    expect(readSmtpUrl("smtps://x?tls.rejectUnauthorized=false")).toMatch(refused);
    expect(readSmtpUrl("smtp://x?tls=none&ignoreTLS=true")).toMatch(refused);
    expect(readSmtpUrl("smtp://x?tls=some")).toMatch(refused);
    expect(readSmtpUrl("smtp://a:b@relay?tls=none")).toMatch(/^must not send a password/);
  });
});

describe("The sender of mails", () => {
  test.each([
    ["shop@shop.example", { name: "", address: "shop@shop.example" }],
    ["The shop <shop@shop.example>", { name: "The shop", address: "shop@shop.example" }],
    ['"Ada, shop" <a@bücher.example>', { name: "Ada, shop", address: "a@xn--bcher-kva.example" }],
    ["A\r\nBcc: x@y.example <a@b.example>", { name: "A Bcc: x@y.example", address: "a@b.example" }],
  ])("%j is read", (text, sender) => {
    expect(readSender(text)).toEqual(sender);
  });

  test.each(["", "shop", "a@b.example, c@d.example", "x <a@b.example> y", "<>"])(
    "%j is none",
    (text) => {
      expect(readSender(text)).toBeUndefined();
    },
  );
});
