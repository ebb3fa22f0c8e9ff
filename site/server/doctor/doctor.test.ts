import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { startMailServer } from "../mail/testing/startMailServer.ts";
import { checkAddress } from "./checkAddress.ts";
import { checkClock, EARLIEST } from "./checkClock.ts";
import { checkDataFolder } from "./checkDataFolder.ts";
import { checkImages } from "./checkImages.ts";
import { checkMail } from "./checkMail.ts";
import { checkPort } from "./checkPort.ts";
import { checkRoom, LITTLE_BYTES, TOO_LITTLE_BYTES } from "./checkRoom.ts";
import { checkSecret } from "./checkSecret.ts";
import type { SeenDatabase } from "./findDatabase.ts";
import { judgeDatabase } from "./judgeDatabase.ts";

const HOST = "127.0.0.1";
const stops: (() => unknown)[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-doctor-"));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await rm(folder, { recursive: true, force: true });
});

const config = (env: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: join(folder, "data"), ...env }, folder);

const DATABASE: SeenDatabase = {
  version: "15.18",
  versionNumber: 150_018,
  encoding: "UTF8",
  mayCreate: true,
  hasTrigrams: true,
  now: Date.UTC(2027, 0, 1),
  isEmbedded: false,
  readAt: Date.UTC(2027, 0, 1),
  migrations: ["0001_a", "0002_b"],
  deadJobs: 0,
};

describe("The doctor looks at the port", () => {
  async function occupy(listener?: RequestListener): Promise<number> {
    const server = listener ? createHttpServer(listener) : createServer();
    server.listen(0, HOST);
    await once(server, "listening");
    stops.push(() => server.close());
    return (server.address() as AddressInfo).port;
  }

  test("that is free", async () => {
    const port = await occupy();
    await stops.pop()?.();
    expect(await checkPort({ host: HOST, port })).toMatchObject({ status: "ok" });
  });

  test("that another program has: wrong, with another port to take", async () => {
    const port = await occupy((_, answer) => answer.end("hello"));
    expect(await checkPort({ host: HOST, port })).toMatchObject({
      status: "wrong",
      says: `Port ${port} is taken by another program, so the site cannot be reached there.`,
      toDo: expect.stringContaining(`PORT=${port + 1} npm start`),
    });
  });

  test("that the site itself has", async () => {
    const port = await occupy((_, answer) => answer.end("ok\n"));
    expect(await checkPort({ host: HOST, port })).toMatchObject({
      status: "ok",
      says: expect.stringContaining("A site of ours answers"),
    });
  });

  test("of an address that is not this machine's", async () => {
    expect(await checkPort({ host: "192.0.2.1", port: 3000 })).toMatchObject({ status: "wrong" });
  });

  test("that the system chooses", async () => {
    expect(await checkPort({ host: HOST, port: 0 })).toMatchObject({ status: "note" });
  });
});

describe("The doctor looks at the data folder", () => {
  test("that is its owner's, that others can read, and that is not there yet", async () => {
    const dataDir = join(folder, "data");
    expect(await checkDataFolder(dataDir)).toMatchObject({ status: "note" });
    await mkdir(dataDir, { mode: 0o700 });
    expect(await checkDataFolder(dataDir)).toMatchObject({ status: "ok" });
    await chmod(dataDir, 0o755);
    expect(await checkDataFolder(dataDir)).toMatchObject({
      status: "note",
      toDo: expect.stringContaining(`chmod 700 ${dataDir}`),
    });
  });

  test("that is a file, or below one", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    expect(await checkDataFolder(file)).toMatchObject({
      status: "wrong",
      says: expect.stringContaining("is no folder"),
    });
    expect(await checkDataFolder(join(file, "data"))).toMatchObject({ status: "wrong" });
  });

  test.skipIf(process.getuid?.() === 0)("that is another's", async () => {
    await chmod(folder, 0o500);
    expect(await checkDataFolder(folder)).toMatchObject({
      status: "wrong",
      says: expect.stringContaining("(EACCES)"),
    });
    await chmod(folder, 0o700);
  });

  test("whose disk is nearly full", async () => {
    const room = (bytes: number) => checkRoom(folder, async () => bytes);
    expect(await room(LITTLE_BYTES)).toMatchObject({ status: "ok" });
    expect(await room(LITTLE_BYTES - 1)).toMatchObject({ status: "note" });
    expect(await room(TOO_LITTLE_BYTES - 1)).toMatchObject({
      status: "wrong",
      says: `199 MB are free on the disk of ${folder}. The next thing that is stored may fail.`,
    });
    // What the system says of a real disk.
    expect((await checkRoom(folder)).says).toMatch(/^\d+ [MG]B are free/);
  });
});

describe("The doctor looks at the secret", () => {
  const secret = () => join(folder, "data", "secret");
  beforeEach(() => mkdir(join(folder, "data")));

  test("that is its owner's alone, and that others can read", async () => {
    expect(await checkSecret(config())).toMatchObject({ status: "ok" });
    await writeFile(secret(), "x".repeat(43), { mode: 0o600 });
    expect(await checkSecret(config())).toMatchObject({ status: "ok" });
    await chmod(secret(), 0o640);
    expect(await checkSecret(config())).toMatchObject({
      status: "wrong",
      toDo: expect.stringContaining(`chmod 600 ${secret()}`),
    });
  });

  test("that is too short", async () => {
    await writeFile(secret(), "short", { mode: 0o600 });
    expect(await checkSecret(config())).toMatchObject({ status: "wrong" });
  });

  test("that is set, or in the database", async () => {
    const env = { DATABASE_URL: "postgres://a@b/c" };
    expect(await checkSecret(config(env))).toMatchObject({
      status: "ok",
      says: expect.stringContaining("in the database"),
    });
    const set = { ...env, VITRINE_SECRET: "x".repeat(32) };
    expect(await checkSecret(config(set))).toMatchObject({ status: "ok" });
  });
});

describe("The doctor looks at the address", () => {
  test.each([
    [{}, "ok"],
    [{ HOST: "0.0.0.0" }, "wrong"],
    [{ ORIGIN: "https://shop.example" }, "note"],
    [{ ORIGIN: "https://shop.example", TRUST_PROXY: "loopback" }, "ok"],
    [{ ORIGIN: "http://shop.example" }, "note"],
    [{ ORIGIN: "http://localhost:3000" }, "ok"],
    [{ TRUST_PROXY: "my proxy" }, "wrong"],
  ])("%j is %s", (env, status) => {
    expect(checkAddress(config(env))).toMatchObject({ status });
  });
});

describe("The doctor looks at the database", () => {
  const own = ["0001_a", "0002_b"];

  test.each([
    ["that is up to date", {}, "ok: PostgreSQL 15.18; its tables are up to date"],
    ["that is our own", { isEmbedded: true }, "ok: The embedded PostgreSQL 15.18; its tables"],
    ["that is empty", { migrations: [] }, "note: PostgreSQL 15.18; the database is empty"],
    ["of an earlier version", { migrations: ["0001_a"] }, "(0002_b are missing)"],
    ["of a later one", { migrations: [...own, "0003_c"] }, "wrong: The database was written by a"],
    ["that is too old", { versionNumber: 140_011 }, "wrong: PostgreSQL 15.18 is too old"],
    ["in Latin letters", { encoding: "LATIN1" }, "wrong: The database's encoding is LATIN1"],
    ["whose user may make nothing", { migrations: [], mayCreate: false }, "user may not"],
    ["without what search needs", { migrations: [], hasTrigrams: false }, "extension pg_trgm"],
  ])("%s", (_which, state, found) => {
    const { status, says } = judgeDatabase({ ...DATABASE, ...state }, own);
    expect(`${status}: ${says}`).toContain(found);
  });
});

describe("The doctor looks at the clock", () => {
  const at = (seen: number, now = DATABASE.now) =>
    checkClock(Promise.resolve({ ...DATABASE, readAt: seen }), () => now);

  test("that agrees with the database's, and that does not", async () => {
    expect(await at(DATABASE.now + 900)).toMatchObject({ status: "ok" });
    expect(await at(DATABASE.now - 6_000)).toMatchObject({
      status: "note",
      says: "This machine and the database are 6 seconds apart in time.",
    });
    expect(await at(DATABASE.now + 61_000)).toMatchObject({ status: "wrong" });
  });

  test("that shows the past, also without a database", async () => {
    const away = Promise.reject(new Error("away"));
    expect(await checkClock(away, () => EARLIEST - 1)).toMatchObject({ status: "wrong" });
    expect(await checkClock(away, () => EARLIEST)).toMatchObject({ status: "ok" });
  });
});

describe("The doctor looks at mail", () => {
  const mail = (port: number, user = "") =>
    checkMail(config({ SMTP_URL: `smtp://${user}127.0.0.1:${port}`, MAIL_FROM: "a@b.example" }));

  test("that is not set", async () => {
    expect(await checkMail(config())).toMatchObject({ status: "note" });
  });

  test("whose server answers: nothing is sent", async () => {
    const server = await startMailServer();
    stops.push(server.stop);
    expect(await mail(server.port)).toMatchObject({ status: "ok" });
    expect(server.received).toEqual([]);
  });

  test("whose server is down, or refuses the password, which is not shown", async () => {
    const server = await startMailServer({
      onAuth: (_auth, _session, done) => done(new Error("hush is wrong")),
    });
    const refused = await mail(server.port, "ada:hush@");
    await server.stop();
    expect(refused).toMatchObject({ status: "wrong", says: expect.stringContaining("535") });
    expect(JSON.stringify(refused)).not.toContain("hush");
    expect(await mail(server.port)).toMatchObject({
      status: "wrong",
      says: expect.stringContaining("ECONNREFUSED"),
    });
  });
});

describe("The doctor looks at pictures", () => {
  test("whose library is there, or cannot be loaded", async () => {
    expect(await checkImages()).toMatchObject({ status: "ok" });
    const missing = () => Promise.reject(new Error("Could not load the sharp module"));
    expect(await checkImages(missing)).toMatchObject({ status: "wrong" });
  });
});
