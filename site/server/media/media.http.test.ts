import { readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Metadata } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PICTURE_QUALITIES } from "../../content/mediaSettings.ts";
import { MEDIA_WIDTHS } from "./mediaSizes.ts";
import { photo, TWO_HALVES } from "./testing/fixturePictures.ts";
import { newMediaFolder, type ServedMedia, serveMedia } from "./testing/serveMedia.ts";

const WEBP = { headers: { accept: "image/webp,image/*;q=0.8" } };
const AVIF = {
  headers: { accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" },
};

let site: ServedMedia;

function put(path: string, content: string | Buffer): void {
  writeFileSync(join(site.folder, path), content);
}

async function look(answer: Response): Promise<Metadata> {
  expect(answer.status).toBe(200);
  return sharp(Buffer.from(await answer.arrayBuffer())).metadata();
}

beforeAll(async () => {
  site = await serveMedia();
  put("demo/halves.svg", TWO_HALVES);
  put("uploads/small.jpg", await photo(500, 400).jpeg().toBuffer());
});

afterAll(() => site.close());

describe("a size of a picture", () => {
  test("of a drawing is as wide as asked for, in every width", async () => {
    for (const width of MEDIA_WIDTHS) {
      const { format, ...size } = await look(
        await site.get(`/media/${width}w/demo/halves.svg`, WEBP),
      );
      expect(format).toBe("webp");
      expect([size.width, size.height]).toEqual([width, Math.round(width * 0.75)]);
    }
  });

  test("of a photograph is never larger than the photograph", async () => {
    const [less, more] = await Promise.all(
      ["320w", "1280w"].map(async (size) =>
        look(await site.get(`/media/${size}/uploads/small.jpg`, WEBP)),
      ),
    );
    expect(less).toMatchObject({ width: 320, height: 256 });
    expect(more).toMatchObject({ width: 500, height: 400 });
  });

  test("that nobody offers is not made", async () => {
    const before = site.made();
    for (const size of [
      "161w",
      "0w",
      "-1w",
      "1e3w",
      "640",
      "640W",
      "0640w",
      "99999w",
      "social-11-0",
      "social-3-3",
      "social-5",
      "demo",
    ]) {
      expect((await site.get(`/media/${size}/demo/halves.svg`)).status, size).toBe(404);
    }
    expect(site.made()).toBe(before);
  });

  test("asked for by twenty at once is made once", async () => {
    put("demo/crowd.svg", TWO_HALVES);
    const before = site.made();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.get("/media/480w/demo/crowd.svg", WEBP)),
    );
    const bodies = await Promise.all(
      answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(bodies.every((body) => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true);
    expect(site.made() - before).toBe(1);
  });

  test("stands the right way up, and does not tell where it was taken", async () => {
    const exif = { IFD0: { Copyright: "Somebody" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } };
    const turned = await photo(300, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    put("uploads/turned.jpg", turned);
    const made = await look(await site.get("/media/160w/uploads/turned.jpg", WEBP));
    expect(made).toMatchObject({ width: 160, height: 240 });
    expect(made.exif).toBeUndefined();
  });
});

describe("the form of a picture", () => {
  test("is WebP at first and AVIF as soon as that is made, where the browser takes it", async () => {
    put("uploads/noisy.png", await photo(900, 600).png().toBuffer());
    const first = await site.get("/media/640w/uploads/noisy.png", AVIF);
    expect(first.headers.get("content-type")).toBe("image/webp");
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    const large = (await first.arrayBuffer()).byteLength;
    await expect
      .poll(
        async () =>
          (await site.get("/media/640w/uploads/noisy.png", AVIF)).headers.get("content-type"),
        { timeout: 20_000 },
      )
      .toBe("image/avif");
    const later = await site.get("/media/640w/uploads/noisy.png", AVIF);
    expect(later.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(later.headers.get("vary")).toContain("accept");
    const small = Buffer.from(await later.arrayBuffer());
    expect(small.length).toBeLessThan(large);
    expect(await sharp(small).metadata()).toMatchObject({ format: "heif", width: 640 });
  });

  test("stays WebP for browsers that do not name AVIF, and then it is final", async () => {
    for (const accept of ["image/webp", "*/*", "image/avif;q=0, image/webp", "text/html"]) {
      const answer = await site.get("/media/640w/uploads/noisy.png", { headers: { accept } });
      expect(answer.headers.get("content-type"), accept).toBe("image/webp");
      expect(answer.headers.get("cache-control")).toContain("immutable");
    }
  });

  test("stays WebP where AVIF would be larger", async () => {
    // One colour: WebP needs fewer bytes than the frame of an AVIF file.
    put(
      "uploads/plain.png",
      await sharp({ create: { width: 40, height: 40, channels: 3, background: "#fff" } })
        .png()
        .toBuffer(),
    );
    await site.get("/media/160w/uploads/plain.png", AVIF);
    await expect
      .poll(
        async () =>
          (await site.get("/media/160w/uploads/plain.png", AVIF)).headers.get("cache-control"),
        { timeout: 20_000 },
      )
      .toContain("immutable");
    const answer = await site.get("/media/160w/uploads/plain.png", AVIF);
    expect(answer.headers.get("content-type")).toBe("image/webp");
  });

  test("is WebP alone beyond 1280 pixels, where AVIF would take seconds", async () => {
    const answer = await site.get("/media/1600w/demo/halves.svg", AVIF);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).not.toBe("public, max-age=60");
  });
});

describe("the picture beside a shared link", () => {
  async function middleOf(answer: Response): Promise<number[]> {
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const at = (315 * info.width + 600) * info.channels;
    return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 255));
  }

  test("is a JPEG of 1200 by 630 pixels around the focal point", async () => {
    put("demo/wide.svg", TWO_HALVES.replace('viewBox="0 0 400 300"', 'viewBox="0 0 400 50"'));
    const answer = await site.get("/media/social-0-5/demo/wide.svg", AVIF);
    expect(answer.headers.get("content-type")).toBe("image/jpeg");
    expect(await middleOf(answer)).toEqual([1, 0, 0]);
    expect(await middleOf(await site.get("/media/social-10-5/demo/wide.svg"))).toEqual([0, 0, 1]);
  });

  test("in the middle has one form, by either name", async () => {
    const [plain, spelled] = await Promise.all(
      ["social", "social-5-5"].map((size) => site.get(`/media/${size}/demo/halves.svg`)),
    );
    expect(plain?.headers.get("etag")).toBe(spelled?.headers.get("etag"));
  });

  test("of a small photograph keeps its shape and is not enlarged", async () => {
    expect(await look(await site.get("/media/social-5-5/uploads/small.jpg"))).toMatchObject({
      width: 500,
      height: 263,
    });
  });

  test("shows paper where the master is transparent", async () => {
    put(
      "uploads/clear.png",
      await sharp({ create: { width: 1200, height: 630, channels: 4, background: "#0000" } })
        .png()
        .toBuffer(),
    );
    expect(await middleOf(await site.get("/media/social/uploads/clear.png"))).toEqual([1, 1, 1]);
  });
});

describe("the answer", () => {
  test("is shut in: no script, no other type, nothing beside it", async () => {
    const { headers } = await site.get("/media/160w/demo/halves.svg");
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("of a demo picture may be kept for a day, since a release may change it", async () => {
    const { headers } = await site.get("/media/160w/demo/halves.svg", WEBP);
    expect(headers.get("cache-control")).toBe(
      "public, max-age=86400, stale-while-revalidate=2592000",
    );
  });

  test("tells a browser that has it so, and only that", async () => {
    const first = await site.get("/media/160w/demo/halves.svg", WEBP);
    const etag = first.headers.get("etag") ?? "";
    const again = await site.get("/media/160w/demo/halves.svg", {
      headers: { ...WEBP.headers, "if-none-match": etag },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    const other = await site.get("/media/320w/demo/halves.svg", {
      headers: { ...WEBP.headers, "if-none-match": etag },
    });
    expect(other.status).toBe(200);
  });

  test("to HEAD says how long the picture is, and a form may not be sent there", async () => {
    const whole = await (await site.get("/media/160w/demo/halves.svg", WEBP)).arrayBuffer();
    const head = await site.get("/media/160w/demo/halves.svg", { ...WEBP, method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(whole.byteLength));
    expect(await head.text()).toBe("");
    expect((await site.get("/media/160w/demo/halves.svg", { method: "POST" })).status).toBe(405);
  });

  test("shows the new picture where a master was replaced", async () => {
    put("demo/changing.svg", TWO_HALVES);
    const before = await site.get("/media/160w/demo/changing.svg", WEBP);
    put("demo/changing.svg", TWO_HALVES.replace("#f00", "#ff0000"));
    const after = await site.get("/media/160w/demo/changing.svg", WEBP);
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
  });
});

describe("what was made", () => {
  test("is there after a new start, and left-over pieces of writing are not taken for it", async () => {
    const folder = newMediaFolder();
    writeFileSync(join(folder, "demo/a.svg"), TWO_HALVES);
    const first = await serveMedia({ folder });
    await first.get("/media/320w/demo/a.svg", WEBP);
    await first.close();
    const [file = ""] = filesIn(join(folder, "cache"));
    writeFileSync(`${file}.abc.tmp`, "half");
    const second = await serveMedia({ folder });
    expect((await second.get("/media/320w/demo/a.svg", WEBP)).status).toBe(200);
    expect([first.made(), second.made()]).toEqual([1, 0]);
    await second.close();
    rmSync(folder, { recursive: true });
  });

  test("takes no more room than it may: what was asked for longest ago leaves", async () => {
    const small = await serveMedia({ cacheBytes: 5 * 4096 });
    writeFileSync(join(small.folder, "demo/a.svg"), TWO_HALVES);
    for (const width of MEDIA_WIDTHS) await small.get(`/media/${width}w/demo/a.svg`, WEBP);
    const kept = filesIn(join(small.folder, "cache"));
    expect(kept.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(5 * 4096);
    expect(kept.length).toBeGreaterThan(0);
    const made = small.made();
    await small.get("/media/1600w/demo/a.svg", WEBP);
    expect(small.made()).toBe(made);
    await small.get("/media/160w/demo/a.svg", WEBP);
    expect(small.made()).toBe(made + 1);
    await small.close();
  });

  test("is made again where somebody deleted it", async () => {
    await site.get("/media/960w/demo/halves.svg", WEBP);
    for (const file of filesIn(join(site.folder, "cache"))) rmSync(file);
    expect((await site.get("/media/960w/demo/halves.svg", WEBP)).status).toBe(200);
  });

  test("is shown also where it cannot be kept", async () => {
    const folder = newMediaFolder();
    writeFileSync(join(folder, "demo/a.svg"), TWO_HALVES);
    const full = await serveMedia({ folder });
    await full.get("/media/160w/demo/a.svg", WEBP);
    rmSync(join(folder, "cache"), { recursive: true });
    writeFileSync(join(folder, "cache"), "in the way");
    expect((await full.get("/media/320w/demo/a.svg", WEBP)).status).toBe(200);
    expect(full.lines.some(({ msg }) => String(msg).includes("could not be kept"))).toBe(true);
    await full.close();
    rmSync(folder, { recursive: true });
  });
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe("as the owner wants them, pictures", () => {
  test("are larger the better they look, each kept beside the others", async () => {
    const folder = newMediaFolder();
    writeFileSync(join(folder, "uploads/sea.jpg"), await photo(400, 300).jpeg().toBuffer());
    const sizes: number[] = [];
    for (const quality of PICTURE_QUALITIES) {
      const own = await serveMedia({ folder, settings: { quality } });
      const bytes = async (path: string): Promise<number> =>
        (await (await own.get(path, WEBP)).arrayBuffer()).byteLength;
      sizes.push(
        (await bytes("/media/320w/uploads/sea.jpg")) +
          (await bytes("/media/social/uploads/sea.jpg")),
      );
      await own.close();
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
    rmSync(folder, { recursive: true });
  });

  test("come as AVIF only where that is made", async () => {
    const own = await serveMedia({ settings: { isAvifMade: false } });
    writeFileSync(join(own.folder, "uploads/sea.jpg"), await photo(400, 300).jpeg().toBuffer());
    const answer = await own.get("/media/320w/uploads/sea.jpg", AVIF);
    // Kept for good, since nothing smaller follows.
    expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual([
      "image/webp",
      expect.stringContaining("immutable"),
    ]);
    expect(own.lines.filter(({ format }) => format === "avif")).toEqual([]);
    await own.close();
  });
});
