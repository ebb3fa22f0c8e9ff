import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { plainHandling } from "../content/contact-forms/FormHandling.ts";
import { writeContactForm } from "./contactForms.ts";
import {
  type ContentVersion,
  type ContentWatch,
  MAX_UNREAD_MS,
  watchContentVersion,
} from "./contentVersion.ts";
import { openStore } from "./openStore.ts";
import { readShell } from "./readShell.ts";
import {
  authors,
  contactForms,
  contentVersion,
  documents,
  documentTerms,
  revisions,
  sessions,
  settings,
  terms,
} from "./schema.ts";
import { createSession } from "./sessions.ts";
import { pageContent } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { formContent } from "./testing/formContent.ts";
import { writeDocument } from "./writeDocument.ts";

describeEachStore("The content's version", ({ kind, store, options }) => {
  const db = () => store().db;
  let told: ContentVersion[];
  let watch: ContentWatch;

  beforeEach(async () => {
    await db().delete(documents);
    told = [];
    watch = await watchContentVersion(store(), (version) => told.push(version));
  });
  afterEach(() => watch.stop());

  /** Also those that were over before anybody looked. */
  const toldChanges = () => told.map(({ nextChange }) => nextChange);

  test("grows with every change of what pages show, and with nothing else", async () => {
    const { id } = await writeDocument(db(), { content: pageContent({ path: "/a" }) });
    const [term] = await db()
      .insert(terms)
      .values({ kind: "tag", slug: "a", name: "A" })
      .returning();
    const changes = [
      () => db().insert(settings).values({ key: "a", value: 1 }),
      () => db().update(settings).set({ value: 2 }),
      () => db().delete(settings),
      () => db().insert(authors).values({ slug: "a", name: "A" }),
      () =>
        db()
          .insert(documentTerms)
          .values({ documentId: id, termId: term?.id ?? "" }),
      () => db().delete(terms),
      () => db().update(documents).set({ title: "B" }),
      () => db().execute(sql`truncate authors cascade`),
    ];
    for (const change of changes) {
      const before = await version();
      await change();
      expect(await version()).toBeGreaterThan(before);
    }
    const before = await version();
    await createSession(db(), { lifetimeSeconds: 1 });
    await db().delete(sessions);
    await db().update(revisions).set({ note: "x" });
    await db().select().from(documents);
    expect(await version()).toBe(before);
  });

  test("grows once a statement, however many rows it changes", async () => {
    const before = await version();
    const rows = Array.from({ length: 50 }, (_, n) => ({ slug: `s${n}`, name: "x" }));
    await db().insert(authors).values(rows);
    expect(await version()).toBe(before + 1);
  });

  test("does not grow with a change that is undone", async () => {
    const before = await version();
    await db()
      .transaction(async (tx) => {
        await tx.insert(authors).values({ slug: "undone", name: "x" });
        throw new Error("undo");
      })
      .catch(() => {});
    expect(await version()).toBe(before);
  });

  test("is told after each change, in order, and what is told last is what holds", async () => {
    for (let n = 0; n < 20; n++)
      await db()
        .insert(settings)
        .values({ key: `k${n}`, value: n });
    const last = await version();
    await expect.poll(() => told.at(-1)?.version).toBe(last);
    expect(watch.current().version).toBe(last);
    const versions = told.map(({ version: number }) => number);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  test("has been told of once whoever asked for that is answered, also to those who ask at the same time", async () => {
    for (let n = 0; n < 20; n++) {
      await db()
        .insert(settings)
        .values({ key: `c${n}`, value: n });
      const written = await version();
      const asked = [watch.catchUp(), watch.catchUp()];
      await Promise.race(asked);
      expect(told.at(-1)?.version).toBeGreaterThanOrEqual(written);
      await Promise.all(asked);
    }
  });

  test("is asked for in vain while the database does not answer, and is told of later", async () => {
    await db().execute(sql`alter table content_version rename to hidden`);
    await watch.catchUp();
    await db().execute(sql`alter table hidden rename to content_version`);
    await db().insert(settings).values({ key: "later", value: 1 });
    const written = await version();
    await watch.catchUp();
    expect(told.at(-1)?.version).toBe(written);
  });

  test("is told when a scheduled document becomes public, though nothing is written then", async () => {
    const publishedAt = new Date(Date.now() + 5000);
    await writeDocument(db(), { content: pageContent({ path: "/soon", publishedAt }) });
    await expect.poll(toldChanges).toContainEqual(publishedAt);
    const scheduled = await version();
    await expect.poll(() => told.at(-1)).toEqual({ version: scheduled, nextChange: null });
    expect(Date.now()).toBeGreaterThanOrEqual(publishedAt.getTime());
    expect(await version()).toBe(scheduled);
  });

  test("is told when a form opens and when it closes, whatever else is said of other forms", async () => {
    const opensAt = new Date(Date.now() + 5000);
    const closesAt = new Date(Date.now() + 10_000);
    const handling = {
      ...plainHandling,
      ...{ opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() },
    };
    await writeContactForm(db(), { ...formContent("odd"), handling });
    await db()
      .update(contactForms)
      .set({ handling: sql`'{"opensAt": "2026-02-31", "closesAt": 1}'` });
    await writeContactForm(db(), { ...formContent("soon"), handling });
    await expect.poll(toldChanges).toContainEqual(opensAt);
    await expect.poll(toldChanges).toContainEqual(closesAt);
    expect((await readShell(db())).forms).toMatchObject([{ key: "soon" }]);
    expect((await readShell(db())).forms[0]).not.toHaveProperty("closed");
    await expect.poll(() => told.at(-1)?.nextChange).toBeNull();
    expect((await readShell(db())).forms).toMatchObject([{ key: "soon", closed: "over" }]);
    await db().delete(contactForms);
  });

  test("is told of what was due while the store was read as of one moment, soon after that", async () => {
    const publishedAt = new Date(Date.now() + 5000);
    await writeDocument(db(), { content: pageContent({ path: "/soon", publishedAt }) });
    await expect.poll(toldChanges).toContainEqual(publishedAt);
    await store().snapshot(() => pause(publishedAt.getTime() + 200 - Date.now()));
    await expect.poll(() => told.at(-1)?.nextChange).toBeNull();
  });

  test("is not told any more after the stop, which may be called twice", async () => {
    await watch.stop();
    await watch.stop();
    told.length = 0;
    await db().insert(settings).values({ key: "late", value: 1 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).toEqual([]);
  });

  test("is asked for at least once a minute, should a message be lost", () => {
    expect(MAX_UNREAD_MS).toEqual({ embedded: 60_000, server: 1000 });
  });

  test("writers that change much in opposite order never wait for each other crosswise", async () => {
    const slugs = ["x1", "x2", "x3"];
    await db()
      .insert(authors)
      .values(slugs.map((slug) => ({ slug, name: "0" })))
      .onConflictDoNothing();
    await db().insert(settings).values({ key: "x", value: 0 }).onConflictDoNothing();
    const write = (name: string) =>
      db().transaction(async (tx) => {
        const steps = [
          () => tx.update(settings).set({ value: name }),
          () => tx.update(authors).set({ name }),
          () => tx.update(documents).set({ title: name }),
        ];
        for (const step of Number(name) % 2 ? steps : steps.reverse()) await step();
      });
    await Promise.all(Array.from({ length: 20 }, (_, n) => write(`${n}`)));
  });

  describe.runIf(kind === "server")("between servers", () => {
    test("is told to the others, and again after the connections they listen on were lost", async () => {
      const other = await openStore(options());
      const heard: ContentVersion[] = [];
      const otherWatch = await watchContentVersion(other, (version) => heard.push(version));
      await db().insert(settings).values({ key: "one", value: 1 });
      const first = await version();
      await expect.poll(() => heard.at(-1)?.version).toBe(first);
      await db().execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`);
      await db().insert(settings).values({ key: "two", value: 2 });
      const second = await version();
      await expect.poll(() => heard.at(-1)?.version).toBe(second);
      await db().insert(settings).values({ key: "three", value: 3 });
      const third = await version();
      await expect.poll(() => heard.at(-1)?.version).toBe(third);
      await otherWatch.stop();
      await other.close();
    }, 20_000);
  });

  async function version(): Promise<number> {
    const [row] = await db().select().from(contentVersion);
    return row?.version ?? 0;
  }
});
