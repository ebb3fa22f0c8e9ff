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
        LOG_LEVEL: "silent",
      }),
    ).toMatchObject({
      port: 8080,
      dataDir: "/var/lib/site",
      origin: "https://shop.example",
      trustProxy: ["10.0.0.0/8", "::1"],
      logLevel: "silent",
    });
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
