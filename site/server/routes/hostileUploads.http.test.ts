import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mediaItem } from "../../content/mediaWire.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { MAX_UPLOAD_FILES } from "../media/readUpload.ts";
import { FILM, packedPng } from "../media/testing/fixturePictures.ts";
import { codeOf, type MediaSite, startMediaSite } from "../testing/startMediaSite.ts";

const HTML = "<!doctype html><script>alert(1)</script>";

describeEachStore("Uploads to the media", ({ store }) => {
  let on: MediaSite;

  beforeAll(async () => {
    on = await startMediaSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(() => on.clear());

  const raw = (type: string, body: RequestInit["body"]) =>
    on.ask({ method: "POST", headers: { "content-type": type }, body });
  const head = (name: string) =>
    `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;

  test("that are none are refused", async () => {
    expect(await codeOf(await raw("multipart/form-data", "x"))).toEqual([400, "broken"]);
    expect(await codeOf(await raw("multipart/form-data; boundary=", "x"))).toEqual([400, "broken"]);
    expect(await codeOf(await raw("multipart/form-data; boundary=b", "x"))).toEqual([
      400,
      "broken",
    ]);
    expect(await codeOf(await raw("multipart/form-data; boundary=b", "--b--"))).toEqual([
      400,
      "no-file",
    ]);
    expect(await codeOf(await raw("application/json", "{}"))).toEqual([415, "type"]);
    expect(await codeOf(await raw("image/jpeg", new Uint8Array(on.picture)))).toEqual([
      415,
      "type",
    ]);
    const malformed = `--b\r\n${"x".repeat(20_000)}\r\n\r\n`;
    expect(await codeOf(await raw("multipart/form-data; boundary=b", malformed))).toEqual([
      400,
      "broken",
    ]);
  });

  test("that never end a part are refused, and nothing of them is kept", async () => {
    const endless = `${head("a.mp4")}${FILM.toString("latin1")}`;
    expect(await codeOf(await raw("multipart/form-data; boundary=b", endless))).toEqual([
      400,
      "broken",
    ]);
    expect(on.lying()).toEqual([]);
  });

  test("with too many files, fields or parts are refused", async () => {
    const files = Array.from({ length: MAX_UPLOAD_FILES + 1 }, () => ["a", HTML] as const);
    expect(await codeOf(await on.upload(files))).toEqual([413, "too-many"]);
    const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`f${i}`, "x"]));
    expect(await codeOf(await on.upload([], fields))).toEqual([413, "too-many"]);
    expect(await codeOf(await on.upload([["a", FILM]], { alt: "x".repeat(40_000) }))).toEqual([
      413,
      "long-field",
    ]);
  });

  test("with fields that say what cannot be are refused", async () => {
    for (const fields of [
      { alt: "x".repeat(5001) },
      { focal: "{" },
      { focal: '{"x":7,"y":0}' },
      { path: "../../x" },
      { __proto__x: "1" },
    ]) {
      expect(await on.taken([["a.mp4", FILM]], fields as Record<string, string>)).toEqual([
        "invalid",
      ]);
    }
    expect(on.lying()).toEqual([]);
  });

  test("of files that are not what they are called are refused", async () => {
    const js = Buffer.from("GIF89a=1;alert(1)//", "latin1");
    expect(
      await on.taken([
        ["a.jpg", HTML],
        ["a.gif", js],
        ["a.svg", "<html><svg></svg></html>"],
        ["a.png", packedPng(10_001, 10_000)],
        ["a.webp", ""],
        ["a.jpg", on.picture.subarray(0, 200)],
        ["a.pdf", "<?xml version='1.0'?><a/>"],
      ]),
    ).toEqual(["type", "damaged", "damaged", "too-many-pixels", "empty", "damaged", "type"]);
    expect(on.lying()).toEqual([]);
  });

  test("by names that lead elsewhere lead nowhere", async () => {
    for (const name of [
      "../../../etc/passwd",
      "\u202egpj.exe",
      "x".repeat(5000),
      "CON",
      ".htaccess",
    ]) {
      const [item] = await on.taken([[name, on.picture]]);
      const { src, name: shown } = v.parse(mediaItem, item);
      expect(src).toMatch(/^\/media\/uploads\/\d{4}\/[0-9a-f]{32}\.jpg$/);
      expect(shown).not.toMatch(/[/\\\0\u202e]|^.{256}/);
    }
    expect(on.lying()).toHaveLength(1);
    expect(await codeOf(await on.upload([["a\0.jpg", FILM]]))).toEqual([400, "broken"]);
    expect(on.lying()).toHaveLength(1);
  });

  test("of who goes away in the middle leave nothing", async () => {
    const leaving = new AbortController();
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(Buffer.concat([Buffer.from(head("a.mp4")), FILM]));
      },
    });
    const asked = fetch(`${on.site.address}/api/media`, {
      method: "POST",
      body,
      duplex: "half",
      signal: leaving.signal,
      headers: {
        origin: on.site.address,
        cookie: on.editor.cookie,
        "x-wp-nonce": on.editor.nonce,
        "content-type": "multipart/form-data; boundary=b",
      },
    } as RequestInit).catch(() => "gone");
    await expect.poll(on.lying).toHaveLength(1);
    leaving.abort();
    expect(await asked).toBe("gone");
    await expect.poll(on.lying).toEqual([]);
    expect((await on.one()).kind).toBe("picture");
  });

  test("to a full disk are answered by a sentence for the owner, and the next is taken", async () => {
    on.setFull(true);
    const answer = await on.upload([
      ["a.mp4", FILM],
      ["b.jpg", on.picture],
    ]);
    expect(await codeOf(answer)).toEqual([503, "unavailable"]);
    on.setFull(false);
    expect((await on.upload([["a.mp4", FILM]])).status).toBe(201);
  });

  test("that are documents are saved under their name, which ends as what they are", async () => {
    const [item] = await on.taken([
      ["Preis'liste für “A”.html", "%PDF-1.7\n<html><script>alert(1)</script>"],
    ]);
    const answer = await on.site.get(v.parse(mediaItem, item).src);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent("Preis_liste für “A”.html.pdf").replace("_", "%27")}`,
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  });
});
