import { readdirSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listenLocally } from "../../../tests/support/listenLocally.ts";
import { uploadAnswer } from "../../content/mediaWire.ts";
import { users } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import type { SignedIn } from "../accounts/createAccounts.ts";
import { codeOf, type MediaSite, startMediaSite } from "../testing/startMediaSite.ts";
import { takeFetched } from "./takeFetched.ts";

describeEachStore("A picture of another site", ({ store }) => {
  let on: MediaSite;
  let stop: () => Promise<void> = async () => {};

  beforeAll(async () => {
    on = await startMediaSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(() => on.clear());
  afterEach(async () => {
    await stop();
    stop = async () => {};
  });

  /** Another site, with one picture. */
  async function serve() {
    const asked: IncomingHttpHeaders[] = [];
    const { origin, close } = await listenLocally((request, answer) => {
      asked.push(request.headers);
      if (request.url?.startsWith("/a%20hill.jpg")) answer.end(on.picture);
      else if (request.url === "/vast.jpg")
        answer.writeHead(200, { "content-length": 2 ** 40 }).end();
      else if (request.url === "/page.jpg") answer.end("<!doctype html><p>Sign in first</p>");
      else answer.writeHead(404).end();
    });
    stop = close;
    return { origin, asked };
  }

  const send = (body: object) => on.ask({ path: "/fetched", body });

  const allowed = new Set(["127.0.0.1"]);
  const whoAsks = async (): Promise<SignedIn> => {
    const [row] = await store().db.select().from(users).where(eq(users.email, "ada@example.com"));
    if (!row) throw new Error("The editor has an account.");
    const { id: userId, name, email, role } = row;
    return { userId, name, email, role, sessionId: "" };
  };
  const take = async (address: string) =>
    takeFetched({ address, alt: "A hill" }, await whoAsks(), { library: on.library, allowed });

  test("comes into the library under its name, with what it shows, and with nothing of ours", async () => {
    const { origin, asked } = await serve();
    const first = await take(`${origin}/a%20hill.jpg?size=large`);
    expect(first).toMatchObject({
      name: "a hill.jpg",
      was_known: false,
      media: { kind: "picture", type: "image/jpeg", width: 60, height: 40, alt: "A hill" },
    });
    expect(await take(`${origin}/a%20hill.jpg`)).toMatchObject({ was_known: true });
    expect(asked[0]).not.toHaveProperty("cookie");
    expect(asked[0]).not.toHaveProperty("referer");
    expect(on.lying()).toHaveLength(1);
  });

  test("that is none, or is gone, leaves nothing behind and says what to do", async () => {
    const { origin } = await serve();
    expect(await take(`${origin}/page.jpg`)).toMatchObject({ error: { code: "type" } });
    const gone = await take(`${origin}/gone.jpg`);
    expect(gone).toMatchObject({ name: "gone.jpg", error: { code: "unreachable" } });
    expect(gone).toHaveProperty("error.message", expect.stringContaining("put the file in"));
    const vast = await take(`${origin}/vast.jpg`);
    expect(vast).toMatchObject({ error: { code: "too-large" } });
    expect(vast).toHaveProperty("error.message", expect.stringMatching(/than the \d+ MB/));
    expect(on.lying()).toEqual([]);
    const own = `-${process.pid}-`;
    const left = readdirSync(tmpdir()).filter((name) => name.startsWith("vitrine-import-"));
    expect(left.filter((name) => name.includes(own))).toEqual([]);
  });

  test("that has no room on its way says so, and whose asker has gone is no fault", async () => {
    const { origin } = await serve();
    vi.stubEnv("TMPDIR", join(tmpdir(), "is-not-there"));
    await expect(take(`${origin}/a%20hill.jpg`)).rejects.toThrow("Make room in it");
    vi.unstubAllEnvs();
    const signal = AbortSignal.abort();
    const user = await whoAsks();
    const asked = { address: `${origin}/a%20hill.jpg`, signal };
    expect(await takeFetched(asked, user, { library: on.library, allowed })).toMatchObject({
      error: { code: "unreachable" },
    });
  });

  test("is not sought on this machine or in its network, whatever names it", async () => {
    const { origin, asked } = await serve();
    const { port } = new URL(origin);
    for (const host of [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "0x7f.1",
      "10.0.0.1",
    ]) {
      const answer = await send({ address: `http://${host}:${port}/a%20hill.jpg` });
      expect(answer.status).toBe(422);
      const { files } = v.parse(uploadAnswer, await answer.json());
      expect(files).toMatchObject([{ error: { code: "unreachable" } }]);
    }
    expect(asked).toEqual([]);
  });

  test.each([
    "file:///etc/passwd",
    "data:image/png;base64,AA==",
    "//other.example/a",
    "http://",
    "https://[/a",
    "",
    5,
  ])("has an address of the web: %s is none", async (address) => {
    expect(await codeOf(await send({ address }))).toEqual([400, "invalid"]);
  });
});
