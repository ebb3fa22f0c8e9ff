import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mediaItem, mediaList, uploadAnswer } from "../../content/mediaWire.ts";
import { documents, media as mediaTable, rateLimits } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { setRole } from "../../store/users.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { MediaUnavailable } from "../media/MediaUnavailable.ts";
import { openMedia } from "../media/openMedia.ts";
import { MAX_UPLOAD_FILES } from "../media/readUpload.ts";
import { packedPng, photo } from "../media/testing/fixturePictures.ts";
import { makeNonce } from "../nonce.ts";
import { UPLOAD_LIMIT } from "../rateLimit.ts";
import {
  cookieOf,
  SECRET,
  startVisitorSite,
  type VisitorSite,
} from "../testing/startVisitorSite.ts";

const PASSWORD = "correct horse";
const FILM = Buffer.concat([
  Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1"),
  Buffer.alloc(9000, 7),
]);
const HTML = "<!doctype html><script>alert(1)</script>";

type Person = { readonly cookie: string; readonly nonce: string };

describeEachStore("The API of the media", ({ store }) => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-media-api-"));
  let site: VisitorSite;
  let opened: ReturnType<typeof openMedia>;
  let isFull = false;
  let editor: Person;
  let other: Person;
  let visitor: Person;
  let picture: Buffer;

  beforeAll(async () => {
    const { db } = store();
    opened = openMedia({ root: folder, mediaDir: folder, db, log: pino({ level: "silent" }) });
    const { media, library } = opened;
    const receive: MediaLibrary["receive"] = (source, details) =>
      isFull
        ? Promise.reject(new MediaUnavailable("The disk is full."))
        : library.receive(source, details);
    site = await startVisitorSite(db, {}, { media, library: { ...library, receive } });
    [editor, other, visitor] = [await person("ada"), await person("eve"), await person("bob")];
    await setRole(db, { email: "ada@example.com", role: "editor" });
    await setRole(db, { email: "eve@example.com", role: "owner" });
    picture = await photo(60, 40).jpeg().toBuffer();
  });
  afterAll(async () => {
    opened.media.stop();
    await site.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    isFull = false;
    await store().db.delete(mediaTable);
    await store().db.delete(rateLimits);
    rmSync(join(folder, "uploads"), { recursive: true, force: true });
  });

  async function person(name: string): Promise<Person> {
    const email = `${name}@example.com`;
    await site.post("/register", { name, user_email: email, password: PASSWORD });
    const cookie = cookieOf(await site.post("/sign-in", { email, password: PASSWORD }));
    const { nonce } = await (await site.get("/api/visitor", { cookie })).json();
    return { cookie, nonce };
  }

  type Asked = {
    readonly method?: string;
    readonly path?: string;
    readonly as?: Partial<Person>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: RequestInit["body"];
  };

  function ask({ method = "GET", path = "", as = editor, headers = {}, body }: Asked) {
    const given = {
      origin: site.address,
      "sec-fetch-site": "same-origin",
      ...(as.cookie && { cookie: as.cookie }),
      ...(as.nonce && { "x-wp-nonce": as.nonce }),
      ...headers,
    };
    const init = { method, headers: given, ...(body && { body, duplex: "half" }) };
    return fetch(`${site.address}/api/media${path}`, init as RequestInit);
  }

  type Part = readonly [name: string, content: Uint8Array | string];

  function formOf(parts: readonly Part[], fields: Readonly<Record<string, string>> = {}): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const [name, content] of parts)
      form.append("file", new Blob([new Uint8Array(Buffer.from(content))]), name);
    return form;
  }

  const upload = (parts: readonly Part[], fields?: Readonly<Record<string, string>>) =>
    ask({ method: "POST", body: formOf(parts, fields) });

  async function taken(parts: readonly Part[], fields?: Readonly<Record<string, string>>) {
    const { files } = v.parse(uploadAnswer, await (await upload(parts, fields)).json());
    return files.map((file) => ("media" in file ? file.media : file.error.code));
  }

  async function one(): Promise<v.InferOutput<typeof mediaItem>> {
    const [item] = await taken([["sea.jpg", picture]]);
    return v.parse(mediaItem, item);
  }

  const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error.code];
  const lying = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes("uploads"))
      .map(({ name }) => name);

  test("takes a file with what is said of it, shows it, and serves it", async () => {
    const fields = { alt: "The sea", title: "Sea", caption: "At noon", focal: '{"x":0.2,"y":1}' };
    const answer = await upload([["sea.jpg", picture]], fields);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { files } = v.parse(uploadAnswer, await answer.json());
    expect(files).toMatchObject([{ name: "sea.jpg", was_known: false }]);
    const [row] = await store().db.select().from(mediaTable);
    const item = v.parse(mediaItem, await (await ask({ path: `/${row?.id}` })).json());
    expect(item).toMatchObject({
      alt: "The sea",
      title: "Sea",
      caption: "At noon",
      focal: { x: 0.2, y: 1 },
      kind: "picture",
      type: "image/jpeg",
      width: 60,
      height: 40,
      size: picture.length,
    });
    expect(row?.uploadedBy).toEqual(expect.any(String));
    const shown = await site.get(item.src);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("takes several files, each with the fields before it, and refuses one by itself", async () => {
    const form = formOf([["a.mp4", FILM]], { title: "First" });
    form.append("file", new Blob([HTML], { type: "image/jpeg" }), "page.jpg");
    form.append("alt", "Second");
    form.append("file", new Blob([new Uint8Array(picture)]), "b.jpg");
    const answer = await ask({ method: "POST", body: form });
    expect(answer.status).toBe(201);
    const { files } = v.parse(uploadAnswer, await answer.json());
    expect(files).toMatchObject([
      { name: "a.mp4", media: { title: "First", alt: "", kind: "film" } },
      { name: "page.jpg", error: { code: "type" } },
      { name: "b.jpg", media: { title: "", alt: "Second", kind: "picture" } },
    ]);
    expect(lying()).toHaveLength(2);
  });

  test("knows a file again", async () => {
    await upload([["a.jpg", picture]]);
    const answer = await upload([["b.jpg", picture]]);
    expect([answer.status, (await answer.json()).files[0].was_known]).toEqual([200, true]);
    const both = await Promise.all([upload([["c.mp4", FILM]]), upload([["d.mp4", FILM]])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(lying()).toHaveLength(2);
  });

  test("lists what there is, newest first, by page, kind and words", async () => {
    await taken([
      ["sea.jpg", picture],
      ["sea.mp4", FILM],
    ]);
    await taken([["50%_off.vtt", "WEBVTT\n\n"]], { caption: "The Sea at noon" });
    const list = async (query: string) =>
      v.parse(mediaList, await (await ask({ path: query })).json());
    expect((await list("")).items.map(({ name }) => name)).toEqual([
      "50%_off.vtt",
      "sea.mp4",
      "sea.jpg",
    ]);
    expect(await list("?kind=film")).toMatchObject({ total: 1, page: 1, page_count: 1 });
    expect((await list("?search=SEA")).total).toBe(3);
    expect((await list("?search=%25_")).items.map(({ name }) => name)).toEqual(["50%_off.vtt"]);
    expect((await list("?search=sea&kind=captions&page=1")).total).toBe(1);
    expect(await list("?page=2")).toMatchObject({ items: [], total: 3, page: 2 });
    for (const wrong of ["?page=0", "?page=x", "?kind=virus", `?search=${"x".repeat(201)}`]) {
      expect(await codeOf(await ask({ path: wrong }))).toEqual([400, "invalid"]);
    }
    expect((await list("?search=%00%5c")).total).toBe(0);
  });

  test("changes what is said of a file, and nothing else", async () => {
    const { id, name, src } = await one();
    const change = (body: unknown, type = "application/json") =>
      ask({
        method: "PATCH",
        path: `/${id}`,
        headers: { "content-type": type },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
    const changed = await (await change({ alt: "Waves\0", focal: { x: 0, y: 0.5 } })).json();
    expect(changed).toMatchObject({ id, name, src, alt: "Waves", focal: { x: 0, y: 0.5 } });
    expect(await (await change({ focal: null })).json()).toMatchObject({
      alt: "Waves",
      focal: null,
    });
    expect((await change({})).status).toBe(200);
    for (const wrong of [
      { alt: 1 },
      { alt: "x".repeat(5001) },
      { focal: { x: 2, y: 0 } },
      { path: "/etc/passwd" },
      { src: "x" },
      { hash: "x" },
      7,
      null,
    ]) {
      expect(await codeOf(await change(wrong))).toEqual([400, "invalid"]);
    }
    expect(await codeOf(await change("{"))).toEqual([400, "broken"]);
    expect(await codeOf(await change({}, "text/plain"))).toEqual([415, "type"]);
    expect((await change({ alt: "x".repeat(200_000) })).status).toBe(413);
  });

  test("removes a file that nothing shows, and one that is shown only by force", async () => {
    const { id, src } = await one();
    const body = { version: 1, blocks: [{ id: "a", type: "image", fields: { src } }] } as const;
    await store()
      .db.insert(documents)
      .values({ kind: "page", path: "/waves", title: "Waves", body });
    const refused = await ask({ method: "DELETE", path: `/${id}` });
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toMatchObject({
      code: "in-use",
      used_by: [{ title: "Waves", path: "/waves" }],
    });
    expect(lying()).toHaveLength(1);
    expect((await ask({ method: "DELETE", path: `/${id}?force` })).status).toBe(204);
    expect(lying()).toEqual([]);
    expect((await site.get(src)).status).toBe(404);
    expect(await codeOf(await ask({ method: "DELETE", path: `/${id}` }))).toEqual([404, "missing"]);
    const [film] = await taken([["a.mp4", FILM]]);
    const { id: unused } = v.parse(mediaItem, film);
    expect((await ask({ method: "DELETE", path: `/${unused}` })).status).toBe(204);
  });

  test("answers nothing at other addresses, and no other method", async () => {
    for (const path of ["/1", "/..%2f", "/00000000-0000-4000-8000-00000000000"]) {
      expect((await ask({ path })).status).toBe(404);
    }
    const missing = "/00000000-0000-4000-8000-000000000000";
    expect(await codeOf(await ask({ path: missing }))).toEqual([404, "missing"]);
    const put = await ask({ method: "PUT", body: "x" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await ask({ method: "POST", path: missing, body: "x" })).status).toBe(405);
  });

  describe("refuses", () => {
    const writes = () => [
      { method: "POST", body: formOf([["a.jpg", picture]]) },
      { method: "PATCH", path: "/00000000-0000-4000-8000-000000000000", body: "{}" },
      { method: "DELETE", path: "/00000000-0000-4000-8000-000000000000" },
    ];

    test("who is not signed in, and who is a visitor", async () => {
      const nonce = makeNonce({ secret: SECRET, session: "" });
      for (const asked of [{}, ...writes()]) {
        expect(await codeOf(await ask({ ...asked, as: { nonce } }))).toEqual([401, "signed-out"]);
        expect(await codeOf(await ask({ ...asked, as: visitor }))).toEqual([403, "role"]);
      }
      expect(lying()).toEqual([]);
    });

    test("what comes from another site", async () => {
      for (const asked of writes()) {
        for (const headers of [
          { origin: "https://evil.example" },
          { origin: "null" },
          { "sec-fetch-site": "cross-site" },
        ]) {
          expect(await codeOf(await ask({ ...asked, headers }))).toEqual([403, "foreign"]);
        }
      }
    });

    test("a nonce of nobody, of another, and of another session of the same", async () => {
      const again = await person("ada");
      for (const asked of writes()) {
        for (const nonce of [
          "",
          "x",
          makeNonce({ secret: SECRET, session: "" }),
          other.nonce,
          again.nonce,
        ]) {
          expect(
            await codeOf(await ask({ ...asked, as: { cookie: editor.cookie, nonce } })),
          ).toEqual([403, "nonce"]);
        }
      }
      expect(lying()).toEqual([]);
    });

    test("who uploads too often", async () => {
      await upload([["a.jpg", picture]]);
      await store().db.update(rateLimits).set({ count: UPLOAD_LIMIT.count });
      const answer = await upload([["a.jpg", picture]]);
      expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
    });
  });

  describe("bears", () => {
    const raw = (type: string, body: RequestInit["body"]) =>
      ask({ method: "POST", headers: { "content-type": type }, body });
    const head = (name: string) =>
      `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;

    test("what is no upload", async () => {
      expect(await codeOf(await raw("multipart/form-data", "x"))).toEqual([400, "broken"]);
      expect(await codeOf(await raw("multipart/form-data; boundary=", "x"))).toEqual([
        400,
        "broken",
      ]);
      expect(await codeOf(await raw("multipart/form-data; boundary=b", "x"))).toEqual([
        400,
        "broken",
      ]);
      expect(await codeOf(await raw("multipart/form-data; boundary=b", "--b--"))).toEqual([
        400,
        "no-file",
      ]);
      expect(await codeOf(await raw("application/json", "{}"))).toEqual([415, "type"]);
      expect(await codeOf(await raw("image/jpeg", new Uint8Array(picture)))).toEqual([415, "type"]);
      const malformed = `--b\r\n${"x".repeat(20_000)}\r\n\r\n`;
      expect(await codeOf(await raw("multipart/form-data; boundary=b", malformed))).toEqual([
        400,
        "broken",
      ]);
    });

    test("a part that never ends, and keeps nothing of it", async () => {
      const endless = `${head("a.mp4")}${FILM.toString("latin1")}`;
      expect(await codeOf(await raw("multipart/form-data; boundary=b", endless))).toEqual([
        400,
        "broken",
      ]);
      expect(lying()).toEqual([]);
    });

    test("too many files, fields and parts", async () => {
      const files = Array.from({ length: MAX_UPLOAD_FILES + 1 }, () => ["a", HTML] as const);
      expect(await codeOf(await upload(files))).toEqual([413, "too-many"]);
      const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, "x"]));
      expect(await codeOf(await upload([], fields))).toEqual([413, "too-many"]);
      expect(await codeOf(await upload([["a", FILM]], { alt: "x".repeat(40_000) }))).toEqual([
        413,
        "long-field",
      ]);
    });

    test("fields that say what cannot be", async () => {
      for (const fields of [
        { alt: "x".repeat(5001) },
        { focal: "{" },
        { focal: '{"x":7,"y":0}' },
        { path: "../../x" },
        { __proto__x: "1" },
      ]) {
        expect(await taken([["a.mp4", FILM]], fields as Record<string, string>)).toEqual([
          "invalid",
        ]);
      }
      expect(lying()).toEqual([]);
    });

    test("files that are not what they are called", async () => {
      const js = Buffer.from("GIF89a=1;alert(1)//", "latin1");
      expect(
        await taken([
          ["a.jpg", HTML],
          ["a.gif", js],
          ["a.svg", "<html><svg></svg></html>"],
          ["a.png", packedPng(10_001, 10_000)],
          ["a.webp", ""],
          ["a.jpg", picture.subarray(0, 200)],
          ["a.pdf", "<?xml version='1.0'?><a/>"],
        ]),
      ).toEqual(["type", "damaged", "damaged", "too-many-pixels", "empty", "damaged", "type"]);
      expect(lying()).toEqual([]);
    });

    test("names that lead elsewhere", async () => {
      for (const name of [
        "../../../etc/passwd",
        "\u202egpj.exe",
        "x".repeat(5000),
        "CON",
        ".htaccess",
      ]) {
        const [item] = await taken([[name, picture]]);
        const { src, name: shown } = v.parse(mediaItem, item);
        expect(src).toMatch(/^\/media\/uploads\/\d{4}\/[0-9a-f]{32}\.jpg$/);
        expect(shown).not.toMatch(/[/\\\0\u202e]|^.{256}/);
      }
      expect(lying()).toHaveLength(1);
      expect(await codeOf(await upload([["a\0.jpg", FILM]]))).toEqual([400, "broken"]);
      expect(lying()).toHaveLength(1);
    });

    test("who goes away in the middle: nothing of it stays", async () => {
      const leaving = new AbortController();
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(Buffer.concat([Buffer.from(head("a.mp4")), FILM]));
        },
      });
      const asked = fetch(`${site.address}/api/media`, {
        method: "POST",
        body,
        duplex: "half",
        signal: leaving.signal,
        headers: {
          origin: site.address,
          cookie: editor.cookie,
          "x-wp-nonce": editor.nonce,
          "content-type": "multipart/form-data; boundary=b",
        },
      } as RequestInit).catch(() => "gone");
      await expect.poll(lying).toHaveLength(1);
      leaving.abort();
      expect(await asked).toBe("gone");
      await expect.poll(lying).toEqual([]);
      expect((await one()).kind).toBe("picture");
    });

    test("a disk that is full: a sentence for the owner, and the connection is of use", async () => {
      isFull = true;
      const answer = await upload([
        ["a.mp4", FILM],
        ["b.jpg", picture],
      ]);
      expect(await codeOf(answer)).toEqual([503, "unavailable"]);
      isFull = false;
      expect((await upload([["a.mp4", FILM]])).status).toBe(201);
    });
  });

  describe("serves a document", () => {
    test("to be saved under its name, which ends as what it is", async () => {
      const [item] = await taken([
        ["Preis'liste für “A”.html", "%PDF-1.7\n<html><script>alert(1)</script>"],
      ]);
      const answer = await site.get(v.parse(mediaItem, item).src);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "application/pdf",
        "x-content-type-options": "nosniff",
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("Preis_liste für “A”.html.pdf").replace("_", "%27")}`,
        "cache-control": "public, max-age=31536000, immutable",
      });
      expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    });
  });
});
