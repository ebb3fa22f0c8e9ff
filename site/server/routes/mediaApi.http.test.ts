import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mediaItem, mediaList, uploadAnswer } from "../../content/mediaWire.ts";
import { auditLog, documents, media as mediaTable, rateLimits } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { FILM } from "../media/testing/fixturePictures.ts";
import { makeNonce } from "../nonce.ts";
import { UPLOAD_LIMIT } from "../rateLimit.ts";
import { codeOf, formOf, type MediaSite, startMediaSite } from "../testing/startMediaSite.ts";
import { SECRET } from "../testing/startVisitorSite.ts";

const HTML = "<!doctype html><script>alert(1)</script>";

describeEachStore("The API of the media", ({ store }) => {
  let on: MediaSite;

  beforeAll(async () => {
    on = await startMediaSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(() => on.clear());

  test("takes a file with what is said of it, shows it, and serves it", async () => {
    const fields = { alt: "The sea", title: "Sea", caption: "At noon", focal: '{"x":0.2,"y":1}' };
    const answer = await on.upload([["sea.jpg", on.picture]], fields);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { files } = v.parse(uploadAnswer, await answer.json());
    expect(files).toMatchObject([{ name: "sea.jpg", was_known: false }]);
    const [row] = await store().db.select().from(mediaTable);
    const item = v.parse(mediaItem, await (await on.ask({ path: `/${row?.id}` })).json());
    expect(item).toMatchObject({
      alt: "The sea",
      title: "Sea",
      caption: "At noon",
      focal: { x: 0.2, y: 1 },
      kind: "picture",
      type: "image/jpeg",
      width: 60,
      height: 40,
      size: on.picture.length,
    });
    expect(row?.uploadedBy).toEqual(expect.any(String));
    const shown = await on.site.get(item.src);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  test("takes several files, each with the fields before it, and refuses one by itself", async () => {
    const form = formOf([["a.mp4", FILM]], { title: "First" });
    form.append("file", new Blob([HTML], { type: "image/jpeg" }), "page.jpg");
    form.append("alt", "Second");
    form.append("file", new Blob([new Uint8Array(on.picture)]), "b.jpg");
    const answer = await on.ask({ method: "POST", body: form });
    expect(answer.status).toBe(201);
    const { files } = v.parse(uploadAnswer, await answer.json());
    expect(files).toMatchObject([
      { name: "a.mp4", media: { title: "First", alt: "", kind: "film" } },
      { name: "page.jpg", error: { code: "type" } },
      { name: "b.jpg", media: { title: "", alt: "Second", kind: "picture" } },
    ]);
    expect(on.lying()).toHaveLength(2);
  });

  test("knows a file again", async () => {
    await on.upload([["a.jpg", on.picture]]);
    const answer = await on.upload([["b.jpg", on.picture]]);
    expect([answer.status, (await answer.json()).files[0].was_known]).toEqual([200, true]);
    const both = await Promise.all([on.upload([["c.mp4", FILM]]), on.upload([["d.mp4", FILM]])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(on.lying()).toHaveLength(2);
  });

  test("lists what there is, newest first, by page, kind and words", async () => {
    await on.taken([
      ["sea.jpg", on.picture],
      ["sea.mp4", FILM],
    ]);
    await on.taken([["50%_off.vtt", "WEBVTT\n\n"]], { caption: "The Sea at noon" });
    const list = async (query: string) =>
      v.parse(mediaList, await (await on.ask({ path: query })).json());
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
      expect(await codeOf(await on.ask({ path: wrong }))).toEqual([400, "invalid"]);
    }
    expect((await list("?search=%00%5c")).total).toBe(0);
  });

  test("changes what is said of a file, and nothing else", async () => {
    const { id, name, src } = await on.one();
    const change = (body: unknown, type = "application/json") =>
      on.ask({
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

  test("lists in an order and in pages of several sizes", async () => {
    await on.taken([
      ["b.jpg", on.picture],
      ["A.mp4", FILM],
      ["c.vtt", "WEBVTT\n\n"],
    ]);
    const names = async (query: string) =>
      v
        .parse(mediaList, await (await on.ask({ path: query })).json())
        .items.map(({ name }) => name);
    expect(await names("?sort=name")).toEqual(["A.mp4", "b.jpg", "c.vtt"]);
    expect(await names("?sort=-name")).toEqual(["c.vtt", "b.jpg", "A.mp4"]);
    expect((await names("?sort=size"))[0]).toBe("c.vtt");
    expect(await names("?sort=created")).toEqual(["b.jpg", "A.mp4", "c.vtt"]);
    expect(await names("?sort=name&per=25&page=2")).toEqual([]);
    for (const wrong of ["?per=7", "?sort=hash", "?state=all"]) {
      expect(await codeOf(await on.ask({ path: wrong }))).toEqual([400, "invalid"]);
    }
  });

  test("throws a file away, which still shows where it is used, and takes it back", async () => {
    const { id, src } = await on.one();
    const post = (change: string) => on.ask({ method: "POST", path: `/${id}/${change}` });
    const total = async (query: string) =>
      v.parse(mediaList, await (await on.ask({ path: query })).json()).total;
    const trashed = v.parse(mediaItem, await (await post("trash")).json());
    expect(trashed.trashed_at).toEqual(expect.any(String));
    expect([await total(""), await total("?state=trash")]).toEqual([0, 1]);
    expect((await on.site.get(src)).status).toBe(200);
    const again = v.parse(mediaItem, await (await post("trash")).json());
    expect(again.trashed_at).toBe(trashed.trashed_at);
    expect((await (await post("restore")).json()).trashed_at).toBeNull();
    expect([await total(""), await total("?state=trash")]).toEqual([1, 0]);
    await post("trash");
    expect(await on.one()).toMatchObject({ id, trashed_at: null });
    const noted = await store().db.select().from(auditLog).orderBy(auditLog.id);
    expect(noted.map(({ action, userName }) => [action, userName]).slice(-5)).toEqual([
      ["media.upload", "ada"],
      ["media.trash", "ada"],
      ["media.trash", "ada"],
      ["media.restore", "ada"],
      ["media.trash", "ada"],
    ]);
    const none = "00000000-0000-4000-8000-000000000000";
    for (const change of ["trash", "restore"]) {
      const missing = await on.ask({ method: "POST", path: `/${none}/${change}` });
      expect(await codeOf(missing)).toEqual([404, "missing"]);
      const forged = await on.ask({
        method: "POST",
        path: `/${id}/${change}`,
        as: { cookie: on.editor.cookie },
      });
      expect(await codeOf(forged)).toEqual([403, "nonce"]);
      expect((await on.ask({ path: `/${id}/${change}` })).status).toBe(405);
    }
  });

  test("tells where a file is shown, and throws it away then only by force", async () => {
    const { id, src } = await on.one();
    const body = { version: 1, blocks: [{ id: "a", type: "image", fields: { src } }] } as const;
    await store().db.insert(documents).values({ kind: "page", path: "/sea", title: "Sea", body });
    const uses = async () => (await on.ask({ path: `/${id}/uses` })).json();
    expect(await uses()).toEqual({ used_by: [{ title: "Sea", path: "/sea" }] });
    const trash = (query = "") => on.ask({ method: "POST", path: `/${id}/trash${query}` });
    expect(await codeOf(await trash())).toEqual([409, "in-use"]);
    expect((await trash("?force")).status).toBe(200);
    await store().db.delete(documents);
    expect(await uses()).toEqual({ used_by: [] });
  });

  test("removes a file that nothing shows, and one that is shown only by force", async () => {
    const { id, src } = await on.one();
    const body = { version: 1, blocks: [{ id: "a", type: "image", fields: { src } }] } as const;
    await store()
      .db.insert(documents)
      .values({ kind: "page", path: "/waves", title: "Waves", body });
    const refused = await on.ask({ method: "DELETE", path: `/${id}` });
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toMatchObject({
      code: "in-use",
      used_by: [{ title: "Waves", path: "/waves" }],
    });
    expect(on.lying()).toHaveLength(1);
    expect((await on.ask({ method: "DELETE", path: `/${id}?force` })).status).toBe(204);
    expect(on.lying()).toEqual([]);
    expect((await on.site.get(src)).status).toBe(404);
    expect(await codeOf(await on.ask({ method: "DELETE", path: `/${id}` }))).toEqual([
      404,
      "missing",
    ]);
    const [film] = await on.taken([["a.mp4", FILM]]);
    const { id: unused } = v.parse(mediaItem, film);
    expect((await on.ask({ method: "DELETE", path: `/${unused}` })).status).toBe(204);
  });

  test("answers nothing at other addresses, and no other method", async () => {
    for (const path of ["/1", "/..%2f", "/00000000-0000-4000-8000-00000000000"]) {
      expect((await on.ask({ path })).status).toBe(404);
    }
    const missing = "/00000000-0000-4000-8000-000000000000";
    expect(await codeOf(await on.ask({ path: missing }))).toEqual([404, "missing"]);
    const put = await on.ask({ method: "PUT", body: "x" });
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await on.ask({ method: "POST", path: missing, body: "x" })).status).toBe(405);
  });

  describe("refuses", () => {
    const writes = () => [
      { method: "POST", body: formOf([["a.jpg", on.picture]]) },
      { method: "POST", path: "/fetched", body: '{"address":"https://other.example/a.jpg"}' },
      { method: "PATCH", path: "/00000000-0000-4000-8000-000000000000", body: "{}" },
      { method: "DELETE", path: "/00000000-0000-4000-8000-000000000000" },
    ];

    test("who is not signed in, and who is a visitor", async () => {
      const nonce = makeNonce({ secret: SECRET, session: "" });
      for (const asked of [{}, ...writes()]) {
        expect(await codeOf(await on.ask({ ...asked, as: { nonce } }))).toEqual([
          401,
          "signed-out",
        ]);
        expect(await codeOf(await on.ask({ ...asked, as: on.visitor }))).toEqual([403, "role"]);
      }
      expect(on.lying()).toEqual([]);
    });

    test("what comes from another site", async () => {
      for (const asked of writes()) {
        for (const headers of [
          { origin: "https://evil.example" },
          { origin: "null" },
          { "sec-fetch-site": "cross-site" },
        ]) {
          expect(await codeOf(await on.ask({ ...asked, headers }))).toEqual([403, "foreign"]);
        }
      }
    });

    test("a nonce of nobody, of another, and of another session of the same", async () => {
      const again = await on.signIn("ada", "editor");
      for (const asked of writes()) {
        for (const nonce of [
          "",
          "x",
          makeNonce({ secret: SECRET, session: "" }),
          on.owner.nonce,
          again.nonce,
        ]) {
          expect(
            await codeOf(await on.ask({ ...asked, as: { cookie: on.editor.cookie, nonce } })),
          ).toEqual([403, "nonce"]);
        }
      }
      expect(on.lying()).toEqual([]);
    });

    test("who uploads too often", async () => {
      await on.upload([["a.jpg", on.picture]]);
      await store().db.update(rateLimits).set({ count: UPLOAD_LIMIT.count });
      const answer = await on.upload([["a.jpg", on.picture]]);
      expect([answer.status, Number(answer.headers.get("retry-after")) > 0]).toEqual([429, true]);
    });
  });
});
