import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test } from "vitest";
import { findImageWorker } from "./findImageWorker.ts";
import { photo, TWO_HALVES } from "./testing/fixturePictures.ts";
import {
  newMediaFolder,
  type ServedMedia,
  type ServeMediaOptions,
  serveMedia,
} from "./testing/serveMedia.ts";

let site: ServedMedia;
let folder = "";

afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

type Tampered = { readonly before?: string; readonly after?: string };

/** Serves with our process, before or after whose beginning something else is done in it. */
async function serveWith(
  { before = "", after = "" }: Tampered,
  options: ServeMediaOptions = {},
): Promise<void> {
  folder = newMediaFolder();
  const worker = join(folder, "worker.mjs");
  writeFileSync(
    worker,
    `import { appendFileSync } from "node:fs";
     appendFileSync(${JSON.stringify(join(folder, "pids"))}, process.pid + "\\n");
     ${before}
     await import(${JSON.stringify(findImageWorker().href)});
     ${after}`,
  );
  for (const name of ["a", "b", "c", "killer", "hanging"]) {
    writeFileSync(join(folder, `demo/${name}.svg`), TWO_HALVES);
  }
  site = await serveMedia({ worker: pathToFileURL(worker), folder, ...options });
}

/** A process counts once it has written its number: its file may be there, and still empty, before. */
function started(): number[] {
  const file = join(folder, "pids");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [];
  return lines.map(Number);
}

/** A process that is ended takes a moment to be gone, a long one on a busy machine. */
const PATIENCE = { timeout: 15_000 };

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Does something when it is to make the picture of this name. */
function on(name: string, what: string): Tampered {
  return {
    after: `process.on("message", ({ file }) => { if (file.includes("${name}")) { ${what} } });`,
  };
}

const get = async (name: string, size = "320w") =>
  (await site.get(`/media/${size}/demo/${name}.svg`)).status;

describe("the process that makes pictures", () => {
  test("is started by the first picture, serves the next, and ends when it has nothing to do", async () => {
    await serveWith({}, { process: { idleMs: 3000 } });
    expect(started()).toEqual([]);
    expect([await get("a"), await get("b")]).toEqual([200, 200]);
    expect(started()).toHaveLength(1);
    await expect.poll(() => started().some(isAlive), PATIENCE).toBe(false);
    expect(await get("c")).toBe(200);
    expect(started()).toHaveLength(2);
  });

  test("is started again when a picture ends it; that picture is refused the second time", async () => {
    await serveWith(on("killer", "process.exit(9)"));
    const [killer, good] = await Promise.all([get("killer"), get("a")]);
    expect([killer, good]).toEqual([422, 200]);
    // Once for each try of the killer; once more where the other picture came after it.
    const starts = started().length;
    expect([2, 3]).toContain(starts);
    expect(await get("killer", "640w")).toBe(422);
    expect(started()).toHaveLength(starts);
    const warnings = site.lines.filter(({ master }) => String(master).includes("killer"));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({
      reason: "its process ended (9)",
      msg: "this picture cannot be shown",
    });
  });

  test("is tried again with that picture once it may have been the machine's fault", async () => {
    const dies = 'if (!existsSync(import.meta.filename + ".calm")) process.exit(9);';
    const before = 'import { existsSync } from "node:fs";';
    await serveWith({ ...on("killer", dies), before }, { deathRefusalMs: 200 });
    expect(await get("killer")).toBe(422);
    writeFileSync(join(folder, "worker.mjs.calm"), "");
    await expect.poll(() => get("killer"), PATIENCE).toBe(200);
  });

  test("is ended when a picture takes too long, and the next one is made", async () => {
    await serveWith(on("hanging", "for (;;) {}"), { process: { timeLimitMs: 8000 } });
    // It is tried twice, for as long each time.
    const [hanging, good] = await Promise.all([get("hanging"), get("a")]);
    expect([hanging, good]).toEqual([422, 200]);
    await expect.poll(() => started().slice(0, 2).some(isAlive), PATIENCE).toBe(false);
  }, 60_000);

  test("is ended when it takes too much memory", async () => {
    await serveWith(on("killer", "globalThis.hoard = Buffer.alloc(900 * 1024 * 1024, 1);"));
    expect(await get("killer")).toBe(422);
    expect(site.lines.some(({ reason }) => reason === "it took more than 768 MB")).toBe(true);
    expect(await get("a")).toBe(200);
  });

  test("knows no secret of the server", async () => {
    process.env.VITRINE_SECRET = "s".repeat(32);
    await serveWith({
      before: "appendFileSync(process.argv[1] + '.env', JSON.stringify(process.env));",
    });
    await get("a");
    delete process.env.VITRINE_SECRET;
    const seen = JSON.parse(readFileSync(join(folder, "worker.mjs.env"), "utf8"));
    expect(Object.keys(seen)).not.toContain("VITRINE_SECRET");
  });

  test("ends with the server, and who waits is told to ask again", async () => {
    await serveWith(on("hanging", "for (;;) {}"));
    const waiting = site.get("/media/320w/demo/hanging.svg");
    await expect.poll(() => started().length, PATIENCE).toBe(1);
    const closing = site.close();
    const answer = await waiting;
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("5");
    await closing;
    await expect.poll(() => started().some(isAlive), PATIENCE).toBe(false);
    expect(started()).toHaveLength(1);
    site = await serveMedia({ folder });
  });
});

describe("too many pictures at once", () => {
  test("are not queued without end: those beyond are told to come again, the others are made", async () => {
    await serveWith({}, { queue: { maxWaiting: 3 } });
    const sizes = ["160w", "320w", "480w", "640w", "960w", "1280w"];
    const answers = await Promise.all(sizes.map((size) => site.get(`/media/${size}/demo/a.svg`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 503, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers.get("retry-after")).toBe("5");
    expect(await get("a", "1600w")).toBe(200);
  });

  test("that somebody waits for come before those that nobody does", async () => {
    await serveWith({}, { queue: { quietMs: 3000 } });
    const avif = { headers: { accept: "image/avif" } };
    await site.get("/media/160w/demo/a.svg", avif);
    await site.get("/media/160w/demo/b.svg");
    await site.get("/media/160w/demo/c.svg");
    await expect.poll(() => site.made()).toBe(4);
    const formats = site.lines
      .filter(({ msg }) => msg === "picture made")
      .map(({ format }) => format);
    expect(formats).toEqual(["webp", "webp", "webp", "avif"]);
  });
});

describe("without the library that makes pictures", () => {
  test("photographs are sent as they are, drawings are not, and the owner is told once", async () => {
    await serveWith({
      before: 'process.send({ missing: "no binary for this system" }); process.exit();',
    });
    const bytes = await photo(50, 40).png().toBuffer();
    writeFileSync(join(folder, "demo/p.jpg"), bytes);
    writeFileSync(join(folder, "uploads/p.jpg"), bytes);
    const answers = await Promise.all(
      ["160w", "320w"].map((size) => site.get(`/media/${size}/demo/p.jpg`)),
    );
    for (const answer of answers) {
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    }
    expect(await get("a")).toBe(503);
    // What an owner took may say where: it is never sent as it is.
    expect((await site.get("/media/160w/uploads/p.jpg")).status).toBe(503);
    writeFileSync(join(folder, "demo/page.png"), "<!doctype html><script>1</script>");
    expect((await site.get("/media/160w/demo/page.png")).status).toBe(422);
    const told = site.lines.filter(({ level }) => level === 50);
    expect(told).toHaveLength(1);
    expect(told[0]?.msg).toContain("npm install --include=optional");
  });
});
