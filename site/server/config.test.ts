import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartError } from "./StartError.ts";

const read = (env: Record<string, string>) => readConfig(env, "/srv/site");

describe("readConfig", () => {
  test("without settings the site listens on this machine, port 3000, with its data beside it", () => {
    expect(read({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: "/srv/site/data",
      mediaDir: "/srv/site/data",
      databaseUrl: undefined,
      origin: undefined,
      trustProxy: [],
      secret: undefined,
      mail: undefined,
      logLevel: "info",
    });
  });

  test("empty variables count as not set, as container files leave them", () => {
    expect(read({ PORT: "", DATABASE_URL: "", ORIGIN: "" })).toEqual(read({}));
  });

  test("every setting is read", () => {
    expect(
      read({
        PORT: "8080",
        HOST: "0.0.0.0",
        DATA_DIR: "/var/lib/site",
        DATABASE_URL: "postgres://a@b/c",
        ORIGIN: "https://Shop.example/",
        TRUST_PROXY: "10.0.0.0/8, ::1",
        VITRINE_SECRET: "x".repeat(32),
        SMTP_URL: "smtps://ada:x@mail.example",
        MAIL_FROM: "The shop <shop@shop.example>",
        LOG_LEVEL: "silent",
      }),
    ).toMatchObject({
      port: 8080,
      dataDir: "/var/lib/site",
      origin: "https://shop.example",
      trustProxy: ["10.0.0.0/8", "::1"],
      mail: {
        server: { host: "mail.example", port: 465 },
        from: { name: "The shop", address: "shop@shop.example" },
      },
      logLevel: "silent",
    });
  });

  test("mail needs both its settings, and a wrong one never shows its password", () => {
    const together = /SMTP_URL and MAIL_FROM must be set together/;
    expect(() => read({ SMTP_URL: "smtps://mail.example" })).toThrow(together);
    expect(() => read({ MAIL_FROM: "shop@shop.example" })).toThrow(together);
    const wrong = { SMTP_URL: "smtp://a:hush@x?y=1", MAIL_FROM: "no address" };
    expect(() => read(wrong)).toThrow(/^(?!.*hush).*SMTP_URL .*; MAIL_FROM must be/);
  });

  test.each([
    ["PORT", "eighty"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["ORIGIN", "shop.example"],
    ["ORIGIN", "https://shop.example/path"],
    ["ORIGIN", "ftp://shop.example"],
    ["DATABASE_URL", "mysql://a/b"],
    ["VITRINE_SECRET", "short"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%s is refused with a sentence that names it", (name, value) => {
    const reading = (): unknown => read({ [name]: value });
    expect(reading).toThrow(StartError);
    expect(reading).toThrow(name);
  });

  test("a wrong secret is not repeated in the sentence", () => {
    expect(() => read({ VITRINE_SECRET: "hunter2" })).not.toThrow("hunter2");
  });
});
