import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { photo } from "../../site/server/media/testing/fixturePictures.ts";
import { openSql } from "../../site/store/testing/openSql.ts";
import { stallAt } from "../../site/store/testing/stallAt.ts";
import {
  findPostgres,
  startPostgres,
  type TestServer,
} from "../../site/store/testing/startPostgres.ts";
import { type KillableSite, killableSite } from "../support/killableSite.ts";

const ROUNDS = 4;
/** Documents that are saved at a time. */
const WRITERS = 3;
const API = "/api/admin";

/** How one writer's document reads when it is saved for the nth time: each part says which time it was. */
const titleOf = (writer: number, save: number) => `Buoy${writer}s${save}`;
const pathOf = (writer: number, save: number) => `/buoy-${writer}-${save}`;
/** Stands in texts alone: titles that only resemble what is searched for are found, too. */
const wordOf = (writer: number, save: number) => `lamp${writer}x${save}y`;
const saveIdOf = (writer: number, save: number) => `save${writer}s${String(save).padStart(6, "0")}`;
const bodyOf = (writer: number, save: number) => ({
  version: 1,
  blocks: Array.from({ length: 40 }, (_, index) => ({
    id: `b${index}`,
    type: "text",
    fields: { html: `<p>${wordOf(writer, save)} stands at ${index}.</p>` },
  })),
});

/** What was sent of something that is saved again and again, and what was answered. */
type Kept = { sent: number; acknowledged: number };

describe.each(["embedded", "on a PostgreSQL server"])("A server that is killed, %s,", (kind) => {
  const programs = findPostgres();
  const isEmbedded = kind === "embedded";
  let postgres: TestServer | undefined;
  let site: KillableSite;

  beforeAll(async () => {
    if (!isEmbedded && programs) postgres = await startPostgres(programs);
    site = await killableSite(postgres && { DATABASE_URL: postgres.url });
  });
  afterAll(async () => {
    await site.remove();
    await postgres?.stop();
  });

  function ask(path: string, body?: unknown, method = body ? "POST" : "GET"): Promise<Response> {
    const sent = body !== undefined && { body: JSON.stringify(body) };
    return fetch(site.address + path, { method, headers: site.headers, ...sent });
  }
  const read = async (path: string) => (await ask(path)).json();
  const one = (id: string) => `${API}/documents/${id}`;
  const visit = (path: string) => fetch(site.address + path, { redirect: "manual" });

  async function save(id: string, writer: number, count: number): Promise<Response> {
    const { document } = await read(one(id));
    const content = {
      ...document.content,
      status: "published",
      title: titleOf(writer, count),
      path: pathOf(writer, count),
      body: bodyOf(writer, count),
    };
    const save_id = saveIdOf(writer, count);
    return ask(one(id), { based_on: document.updated_at, save_id, content }, "PUT");
  }

  async function make(writer: number): Promise<string> {
    const { id } = await (
      await ask(`${API}/documents`, { kind: "page", title: `Buoy ${writer}` })
    ).json();
    expect((await save(id, writer, 0)).status).toBe(200);
    return id;
  }

  /** Saves again and again until the server is gone. */
  async function saveUntilKilled(kept: Kept, write: (count: number) => Promise<Response>) {
    for (;;) {
      kept.sent += 1;
      const { status } = await write(kept.sent);
      expect(status).toBeLessThan(300);
      kept.acknowledged = kept.sent;
    }
  }

  /** The document is as one of its saves left it, and all that belongs to it says the same. */
  async function expectWhole(id: string, writer: number, kept: Kept): Promise<void> {
    const { document } = await read(one(id));
    const { title, path, body } = document.content;
    const stored = Number(/s(\d+)$/.exec(title)?.[1]);
    expect(stored).toBeGreaterThanOrEqual(kept.acknowledged);
    expect(stored).toBeLessThanOrEqual(kept.sent);
    expect({ title, path, body }).toEqual({
      title: titleOf(writer, stored),
      path: pathOf(writer, stored),
      body: bodyOf(writer, stored),
    });
    expect(document.save_id).toBe(saveIdOf(writer, stored));
    const { items } = await read(`${one(id)}/revisions`);
    expect(items[0].title).toBe(title);
    if (stored > 0) expect(items[1].title).toBe(titleOf(writer, stored - 1));

    const page = await visit(path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`${wordOf(writer, stored)} stands at 39.`);
    for (let before = Math.max(0, stored - 3); before < stored; before += 1) {
      const moved = await visit(pathOf(writer, before));
      expect([moved.status, moved.headers.get("location")]).toEqual([301, path]);
    }
    expect((await visit(pathOf(writer, stored + 1))).status).toBe(404);
    const found = async (word: string) =>
      (await (await visit(`/search?q=${word}`)).text()).includes(`href="${path}"`);
    expect(await found(wordOf(writer, stored))).toBe(true);
    if (stored > 0) expect(await found(wordOf(writer, stored - 1))).toBe(false);
    // What was not stored is saved again, by who has the document open.
    const next = stored + 1;
    expect((await save(id, writer, next)).status).toBe(200);
    Object.assign(kept, { sent: next, acknowledged: next });
  }

  const general = async () =>
    (await read(`${API}/settings`)).groups.find(
      (group: { key: string }) => group.key === "general",
    );

  async function nameSite(count: number): Promise<Response> {
    const { version, value } = await general();
    const named = { ...value, title: `Harbour ${count}`, tagline: `By the sea ${count}` };
    return ask(`${API}/settings/general`, { based_on: version, value: named }, "PUT");
  }

  async function expectNamed(kept: Kept): Promise<void> {
    const { value } = await general();
    const stored = Number(/\d+$/.exec(value.title)?.[0]);
    expect(stored).toBeGreaterThanOrEqual(kept.acknowledged);
    expect(value.tagline).toBe(`By the sea ${stored}`);
    expect(await (await visit("/")).text()).toContain(`Harbour ${stored}`);
    kept.sent = stored;
    kept.acknowledged = stored;
  }

  const uploaded = new Map<string, Buffer>();

  async function upload(): Promise<Response> {
    const picture = await photo(300, 200).png().toBuffer();
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(picture)]), "sea.png");
    const { "content-type": _type, ...headers } = site.headers;
    const answer = await fetch(`${site.address}/api/media`, {
      method: "POST",
      headers,
      body: form,
    });
    const [file] = (await answer.clone().json()).files;
    uploaded.set(file.media.src, picture);
    return answer;
  }

  async function expectUploads(): Promise<void> {
    const { items } = await read("/api/media?per=100");
    const listed = new Map<string, { size: number }>(
      items.map((item: { src: string; size: number }) => [item.src, item]),
    );
    for (const [src, { length }] of uploaded) expect(listed.get(src)?.size).toBe(length);
    // What is listed is there and whole, also where nobody was told of it any more.
    for (const src of listed.keys()) expect((await visit(src)).status).toBe(200);
  }

  test.skipIf(!isEmbedded && !programs)(
    "in the middle of saves of documents and settings and of uploads leaves each as it was or as it was to be",
    async () => {
      const ids = await Promise.all(Array.from({ length: WRITERS }, (_, writer) => make(writer)));
      const saves: Kept[] = ids.map(() => ({ sent: 0, acknowledged: 0 }));
      const names: Kept = { sent: 0, acknowledged: 0 };
      await nameSite(0);
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = saves.map(({ acknowledged }) => acknowledged);
        const files: Kept = { sent: 0, acknowledged: 0 };
        const writing = [
          ...ids.map((id, writer) =>
            saveUntilKilled(saves[writer] as Kept, (count) => save(id, writer, count)),
          ),
          saveUntilKilled(names, nameSite),
          saveUntilKilled(files, upload),
        ];
        const ended = Promise.allSettled(writing);
        await expect
          .poll(() => saves.every(({ acknowledged }, at) => acknowledged > Number(before[at])))
          .toBe(true);
        await pause(43 * round);
        await site.kill();
        for (const result of await ended) {
          // The connection ended; no answer was a refusal.
          expect(String((result as PromiseRejectedResult).reason)).toMatch(/TypeError|terminated/);
        }
        await site.start();
        for (const [writer, id] of ids.entries()) {
          await expectWhole(id, writer, saves[writer] as Kept);
        }
        await expectNamed(names);
        await expectUploads();
      }
    },
    180_000,
  );

  test.skipIf(isEmbedded || !programs)(
    "between any two rows of a save has stored none of them",
    async () => {
      const database = openSql(postgres?.url ?? "");
      const id = await make(7);
      const kept: Kept = { sent: 0, acknowledged: 0 };
      for (const [table, condition] of [
        ["revisions", "new.title like 'Buoy7s%'"],
        ["redirects", "new.to_path like '/buoy-7-%'"],
        ["audit_log", "new.subject_name like 'Buoy7s%'"],
      ] as const) {
        const stall = await stallAt(database, table, condition);
        kept.sent = kept.acknowledged + 1;
        const saving = save(id, 7, kept.sent).catch(() => "ended");
        await stall.reached();
        await site.kill();
        expect(await saving).toBe("ended");
        await stall.clear();
        await site.start();
        const { document } = await read(one(id));
        expect(document.content.title, table).toBe(titleOf(7, kept.acknowledged));
        await expectWhole(id, 7, kept);
      }
      await database.end();
    },
    120_000,
  );
});
