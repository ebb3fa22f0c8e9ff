import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import type { RequestListener, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listenLocally } from "../../../tests/support/listenLocally.ts";
import { createFileFinder, HOST_PATIENCE } from "./createFileFinder.ts";
import {
  DownloadError,
  type DownloadOptions,
  downloadFile,
  MAX_REDIRECTS,
} from "./downloadFile.ts";

let folder: string;
let stop: () => Promise<void> = async () => {};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-download-"));
});
afterEach(async () => {
  await stop();
  stop = async () => {};
  await rm(folder, { recursive: true, force: true });
});

async function serve(answer: RequestListener): Promise<string> {
  const { origin, close } = await listenLocally(answer);
  stop = close;
  return origin;
}

const allowed = new Set(["127.0.0.1"]);
const to = () => join(folder, "file");
const fetchIt = (address: string, options: Partial<DownloadOptions> = {}) =>
  downloadFile(address, { to: to(), allowed, ...options });

describe("A file of the old site", () => {
  test("is fetched, also where it is said to be elsewhere, with nothing of ours", async () => {
    const asked: unknown[] = [];
    const address = await serve((request, answer) => {
      asked.push(request.headers);
      if (request.url === "/a") answer.writeHead(302, { location: "/b" }).end();
      else answer.end("bytes");
    });
    await fetchIt(`${address}/a`);
    expect(await readFile(to(), "utf8")).toBe("bytes");
    expect(Object.keys(asked[0] as object).sort()).toEqual(
      ["accept", "accept-encoding", "connection", "host", "user-agent"].sort(),
    );
  });

  test.each([
    ["http://127.0.0.1:9/a", /not one of the open net/],
    ["http://[::1]:9/a", /not one of the open net/],
    ["http://[::ffff:127.0.0.1]:9/a", /not one of the open net/],
    ["http://2130706433:9/a", /not one of the open net/],
    ["http://localhost:9/a", /not one of the open net/],
    ["http://169.254.169.254/latest/meta-data", /not one of the open net/],
    ["file:///etc/passwd", /none of the web/],
    ["ftp://old.example/a", /none of the web/],
    ["nonsense", /none of the web/],
  ])("is not asked for at %s", async (address, reason) => {
    await expect(fetchIt(address, { allowed: new Set() })).rejects.toThrow(reason);
    expect(existsSync(to())).toBe(false);
  });

  test("is not asked for where a public host leads into this network", async () => {
    const asked: string[] = [];
    const address = await serve((request, answer) => {
      asked.push(request.url ?? "");
      const { port } = new URL(`http://${request.headers.host}`);
      answer.writeHead(301, { location: `http://localhost:${port}/secret` }).end();
    });
    // "localhost" is looked up, and both its addresses are of this machine: one is allowed for this test.
    await expect(fetchIt(`${address}/a`, { allowed: new Set(["127.0.0.1"]) })).rejects.toThrow();
    const inner = `http://10.0.0.1/secret`;
    await stop();
    const second = await serve((_, answer) => answer.writeHead(301, { location: inner }).end());
    await expect(fetchIt(`${second}/a`)).rejects.toThrow(/not one of the open net/);
  });

  test("is given up where it is too large, said or not, comes in part, or leads round", async () => {
    const answers: Record<string, (answer: ServerResponse) => void> = {
      "/said": (answer) => answer.writeHead(200, { "content-length": 5000 }).end("x".repeat(5000)),
      "/unsaid": (answer) => {
        for (let n = 0; n < 50; n++) answer.write("x".repeat(1000));
      },
      "/part": (answer) => {
        answer.writeHead(200, { "content-length": 500 });
        answer.write("half", () => answer.destroy());
      },
      "/round": (answer) => answer.writeHead(302, { location: "/round" }).end(),
      "/lost": (answer) => answer.writeHead(404).end(),
      "/down": (answer) => answer.writeHead(503).end(),
    };
    const address = await serve((request, answer) => answers[request.url ?? ""]?.(answer));
    await expect(fetchIt(`${address}/said`, { maxBytes: 4999 })).rejects.toThrow(/larger than/);
    await expect(fetchIt(`${address}/unsaid`, { maxBytes: 4999 })).rejects.toThrow(/larger than/);
    await expect(fetchIt(`${address}/part`)).rejects.toThrow(/only in part|broke/);
    await expect(fetchIt(`${address}/round`)).rejects.toThrow(/elsewhere too often/);
    await expect(fetchIt(`${address}/lost`)).rejects.toMatchObject({ isOfHost: false });
    await expect(fetchIt(`${address}/down`)).rejects.toMatchObject({ isOfHost: true });
    expect(existsSync(to())).toBe(false);
    expect(MAX_REDIRECTS).toBe(5);
  });

  test("is given up where its host says nothing, before or within it", async () => {
    const address = await serve((request, answer) => {
      if (request.url === "/half") answer.writeHead(200, { "content-length": 9 }).write("half");
    });
    for (const path of ["/never", "/half"]) {
      await expect(fetchIt(address + path, { silenceMs: 100 })).rejects.toThrow(/says nothing/);
    }
    expect(existsSync(to())).toBe(false);
  });

  test("that cannot be written says what the disk said", async () => {
    const address = await serve((_, answer) => answer.end("bytes"));
    const error = await fetchIt(address, { to: join(folder, "none/file") }).catch(
      (e: unknown) => e,
    );
    expect(error).not.toBeInstanceOf(DownloadError);
    expect(error).toMatchObject({ code: "ENOENT" });
  });

  test("ends with the import", async () => {
    const address = await serve(() => {});
    const abort = new AbortController();
    const fetching = fetchIt(address, { signal: abort.signal });
    abort.abort();
    await expect(fetching).rejects.toMatchObject({ name: "AbortError" });
  });
});

test("A host that gives nothing three times in a row is left alone; one that lacks a file is not", async () => {
  const asked: string[] = [];
  const address = await serve((request, answer) => {
    asked.push(request.url ?? "");
    answer.writeHead(request.url === "/lost" ? 404 : 500).end();
  });
  const finder = await createFileFinder({ download: true, allowed });
  try {
    for (let n = 0; n < 5; n++) await finder.find({ addresses: [`${address}/lost`], path: "lost" });
    expect(asked).toHaveLength(5);
    const found = [];
    for (let n = 0; n < 5; n++) found.push(await finder.find({ addresses: [address], path: "a" }));
    expect(HOST_PATIENCE).toBe(3);
    expect(asked).toHaveLength(8);
    expect(found.at(-1)).toEqual({
      reason: expect.stringMatching(/gave nothing 3 times in a row/),
    });
  } finally {
    await finder.stop();
  }
});
