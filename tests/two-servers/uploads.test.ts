import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { signInAs } from "../../scripts/signInAs.js";
import type { MediaItem, UploadAnswer } from "../../site/content/mediaWire.ts";
import { photo } from "../../site/server/media/testing/fixturePictures.ts";
import { openSql } from "../../site/store/testing/openSql.ts";

const { servers, env } = inject("pair");
const mediaDir = env.MEDIA_DIR ?? "";

let sql: ReturnType<typeof openSql>;
let editor: Readonly<Record<string, string>>;

beforeAll(async () => {
  sql = openSql(env.DATABASE_URL ?? "");
  editor = await signInAs({ address: servers[0], dataDir: mediaDir, env }, "editor");
});
afterAll(() => sql.end());

async function upload(server: string, content: Uint8Array): Promise<MediaItem> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(content)]), "a.png");
  const headers = { ...editor, origin: server };
  const answer = await fetch(`${server}/api/media`, { method: "POST", headers, body });
  const { files } = (await answer.json()) as UploadAnswer;
  const [file] = files;
  if (!file || !("media" in file)) throw new Error(`Not taken: ${JSON.stringify(files)}`);
  return file.media;
}

/** A picture unlike any other, by chance. */
const picture = (width = 640) => photo(width, 400).png().toBuffer();

function filesIn(name: string): readonly string[] {
  const folder = join(mediaDir, name);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function bytesAt(server: string, path: string): Promise<Buffer> {
  const answer = await fetch(server + path, { headers: { accept: "image/webp" } });
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

describe("Two servers of one site", () => {
  test("keep a picture that comes through both at once only once, and show it both", async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = filesIn("uploads").length;
      const content = await picture();
      const [one, other] = await Promise.all(servers.map((server) => upload(server, content)));
      expect(other).toEqual(one);
      const rows = await sql`select path from media where id = ${one?.id ?? ""}`;
      expect(rows).toHaveLength(1);
      expect(filesIn("uploads")).toHaveLength(before + 1);
      for (const server of servers) await bytesAt(server, one?.src ?? "");
    }
  });

  test("show what came through either at once, both", async () => {
    const contents = await Promise.all([480, 500, 520, 540].map((width) => picture(width)));
    const items = await Promise.all(
      contents.map((content, place) => upload(servers[place % 2 === 0 ? 0 : 1], content)),
    );
    expect(new Set(items.map(({ src }) => src)).size).toBe(contents.length);
    const widths = items.map(({ width }) => width);
    expect(widths).toEqual([480, 500, 520, 540]);
    for (const server of servers) {
      const shown = items.map(async ({ src }) => sharp(await bytesAt(server, src)).metadata());
      expect((await Promise.all(shown)).map(({ width }) => width)).toEqual(widths);
    }
  });

  test("make one size of one picture at once, whole both, and keep it once", async () => {
    const { src } = await upload(servers[0], await picture(1400));
    const sizes = ["320w", "640w", "960w", "1280w"];
    for (const size of sizes) {
      const path = src.replace("/media/", `/media/${size}/`);
      const all = await Promise.all(
        [...servers, ...servers].map((server) => bytesAt(server, path)),
      );
      const [first] = all;
      for (const bytes of all) expect(bytes.equals(first as Buffer)).toBe(true);
      expect(await sharp(first).metadata()).toMatchObject({ width: Number.parseInt(size, 10) });
      const kept = filesIn("media-cache").filter((file) =>
        readFileSync(file).equals(first as Buffer),
      );
      expect(kept).toHaveLength(1);
    }
    expect(filesIn("media-cache").filter((file) => file.endsWith(".tmp"))).toEqual([]);
  });
});
