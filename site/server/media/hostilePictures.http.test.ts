import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawing, packedPng, photo, TWO_HALVES } from "./testing/fixturePictures.ts";
import { type ServedMedia, serveMedia } from "./testing/serveMedia.ts";

let site: ServedMedia;
/** The same pictures with a short limit, for drawings that take for ever. */
let hurried: ServedMedia;

beforeAll(async () => {
  site = await serveMedia();
  hurried = await serveMedia({ folder: site.folder, process: { timeLimitMs: 5000 } });
  put("demo/good.svg", TWO_HALVES);
  put("secret.png", await photo(200, 200).png().toBuffer());
  put("demo/.hidden.svg", TWO_HALVES);
  mkdirSync(join(site.folder, "demo/folder.svg"));
  symlinkSync(join(site.folder, "secret.png"), join(site.folder, "demo/link.png"));
  symlinkSync(site.folder, join(site.folder, "demo/out"));
  symlinkSync(join(site.folder, "demo/round.png"), join(site.folder, "demo/round.png"));
});

afterAll(async () => {
  await hurried.close();
  await site.close();
});

function put(path: string, content: string | Buffer): void {
  writeFileSync(join(site.folder, path), content);
}

/** The status of a request whose path reaches the server exactly as it is written here. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])));
    socket.on("error", reject);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`, "latin1");
  });
}

/** Asks for a master just put there, and then for a good one: nothing may stay broken. */
async function ask(name: string, content: string | Buffer, of = site): Promise<Response> {
  put(`uploads/${name}`, content);
  const answer = await of.get(`/media/320w/uploads/${encodeURIComponent(name)}`);
  expect((await of.get(`/media/160w/demo/good.svg`)).status).toBe(200);
  return answer;
}

async function coloursOf(answer: Response): Promise<Set<string>> {
  expect(answer.status).toBe(200);
  const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 3) {
    colours.add([...data.subarray(at, at + 3)].map((value) => Math.round(value / 85)).join());
  }
  return colours;
}

describe("an address", () => {
  test.each([
    "/media/320w/demo/../secret.png",
    "/media/320w/demo/../../secret.png",
    "/media/320w/demo/%2e%2e/secret.png",
    "/media/320w/demo/..%2fsecret.png",
    "/media/320w/demo/..%5csecret.png",
    "/media/320w/demo%2f..%2fsecret.png",
    "/media/320w/demo/out/secret.png",
    "/media/320w/demo/link.png",
    "/media/320w/demo/round.png",
    "/media/320w/demo/.hidden.svg",
    "/media/320w/demo/folder.svg",
    "/media/320w/demo/good.svg/",
    "/media/320w/demo//good.svg",
    "/media/320w/demo/./good.svg",
    "/media/320w/demo/good.svg%00.png",
    "/media/320w/demo/%ff%fe",
    "/media/320w/demo/%",
    "/media/320w/demo/C:/secret.png",
    "/media/320w/demo",
    "/media/320w/",
    "/media/",
    "/media/320w//etc/passwd",
    "/media/320w/__proto__/x.png",
    "/media/320w/constructor/x.png",
    "/media/320w/secret.png",
    `/media/320w/demo/${"a".repeat(900)}`,
    `/media/320w/demo/${"a/".repeat(2000)}`,
  ])("leads nowhere but to a picture of the folder: %.60s", async (path) => {
    expect(await statusOf(path)).toBe(404);
  });

  test("with letters of any script finds its picture", async () => {
    put("uploads/größe 画像.svg", TWO_HALVES);
    const path = encodeURIComponent("größe 画像.svg");
    expect(await statusOf(`/media/160w/uploads/${path}?v=2&x=/../..`)).toBe(200);
  });
});

describe("a drawing", () => {
  test.each([
    [
      "an address of a file",
      (file: string) => `<image href="file://${file}" width="400" height="300"/>`,
    ],
    ["a name beside it", () => '<image href="../secret.png" width="400" height="300"/>'],
    ["an older link", (file: string) => `<image xlink:href="${file}" width="400" height="300"/>`],
    ["an inclusion", (file: string) => `<xi:include href="file://${file}" parse="text"/>`],
    ["a style sheet", (file: string) => `<style>@import url("file://${file}");</style>`],
    ["a thing used from elsewhere", (file: string) => `<use href="file://${file}#a"/>`],
  ])("shows nothing of another file by %s", async (_, inside) => {
    const secret = join(site.folder, "secret.png");
    const answer = await ask(
      "reaching.svg",
      drawing(`<rect width="400" height="300" fill="#fff"/>${inside(secret)}`),
    );
    expect(await coloursOf(answer)).toEqual(new Set(["3,3,3"]));
  });

  test("shows no text of another file by an entity", async () => {
    put("secret.txt", "TOP SECRET");
    const doctype = (target: string) => `<!DOCTYPE svg [<!ENTITY x ${target}>]>`;
    const text =
      '<rect width="400" height="300" fill="#fff"/><text y="150" font-size="90">&x;</text>';
    const own = await ask("entity.svg", drawing(text, doctype('"OWN WORDS"')));
    expect((await coloursOf(own)).size).toBeGreaterThan(1);
    const stolen = await ask(
      "entity2.svg",
      drawing(text, doctype(`SYSTEM "file://${site.folder}/secret.txt"`)),
    );
    if (stolen.status === 200) expect(await coloursOf(stolen)).toEqual(new Set(["3,3,3"]));
    else expect(stolen.status).toBe(422);
  });

  test("that grows without end is refused within its time", async () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    ).join("");
    const laughs = drawing("<text>&e12;</text>", `<!DOCTYPE svg [<!ENTITY e0 "ha">${levels}]>`);
    expect((await ask("laughs.svg", laughs)).status).toBe(422);
    const uses = Array.from(
      { length: 12 },
      (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`,
    ).join("");
    const nested = drawing(
      `<defs><g id="g0"><rect width="1" height="1"/></g>${uses}</defs><use href="#g12"/>`,
    );
    expect((await ask("uses.svg", nested, hurried)).status).toBe(422);
  });

  test("that is too large to be drawn is refused", async () => {
    const huge = TWO_HALVES.replace("viewBox", 'width="1000000" height="1000000" viewBox');
    expect((await ask("huge.svg", huge)).status).toBe(422);
    const tall = TWO_HALVES.replace('viewBox="0 0 400 300"', 'viewBox="0 0 1 100000"');
    expect((await ask("tall.svg", tall)).status).toBe(422);
    expect((await site.get("/media/social/uploads/tall.svg")).status).toBe(422);
  });

  test("with script is drawn without it, and never sent as it is", async () => {
    const answer = await ask(
      "script.svg",
      drawing('<script>alert(1)</script><rect width="9" height="9" onload="alert(1)"/>'),
    );
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).not.toContain("alert");
  });

  test("that is slow to draw does not hold up the others for longer than its time", async () => {
    // Minutes of work.
    const filters = '<feTurbulence numOctaves="9999999" baseFrequency="0.9"/>'.repeat(5000);
    const slow = drawing(
      `<filter id="f">${filters}</filter><rect width="400" height="300" filter="url(#f)"/>`,
    );
    const started = performance.now();
    const answer = await ask("slow.svg", slow, hurried);
    expect(performance.now() - started).toBeLessThan(60_000);
    expect(answer.status).toBe(422);
  }, 90_000);
});

describe("a picture of pixels", () => {
  test("that unpacks to nine hundred million pixels is refused before it is unpacked", async () => {
    const bomb = packedPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(500_000);
    const answer = await ask("bomb.png", bomb);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("too many pixels");
  });

  test("that is as large as allowed is made", async () => {
    expect((await ask("large.png", packedPng(12_000, 8_000))).status).toBe(200);
  });

  test("that is cut off is refused", async () => {
    for (const format of ["png", "jpeg", "webp", "gif"] as const) {
      const whole = await photo(300, 200).toFormat(format).toBuffer();
      const half = whole.subarray(0, whole.length / 2);
      expect((await ask(`half.${format}`, half)).status, format).toBe(422);
    }
  });

  test("counts by its content, whatever its name says", async () => {
    expect((await ask("photo.svg", await photo(300, 200).jpeg().toBuffer())).status).toBe(200);
    expect((await ask("drawing.jpg", TWO_HALVES)).status).toBe(200);
  });

  test.each([
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["nothing", ""],
    ["random bytes", Buffer.from(Array.from({ length: 9999 }, (_, at) => (at * 7919) % 256))],
    ["PDF", "%PDF-1.7\n1 0 obj"],
    ["TIFF", "II*\0\x08\0\0\0"],
    ["PostScript", "%!PS-Adobe-3.0"],
    ["HTML that speaks of <svg>", "<!doctype html><p><svg></svg>"],
    ["only the first bytes of PNG", "\x89PNG\r\n\x1a\n"],
  ])("that is %s is refused", async (kind, content) => {
    const answer = await ask("other.png", content);
    expect(answer.status, kind).toBe(422);
    expect(await answer.text()).toMatch(/^This picture cannot be shown/);
  });

  test("that cannot be shown is tried once, and named once in the log", async () => {
    put("uploads/broken.png", "\x89PNG\r\n\x1a\nxx");
    const named = () => site.lines.filter(({ master }) => String(master).includes("broken.png"));
    for (let time = 0; time < 5; time += 1) {
      expect((await site.get("/media/320w/uploads/broken.png")).status).toBe(422);
    }
    expect(named()).toHaveLength(1);
  });
});
