import { beforeEach, expect, test } from "vitest";
import { derivedColumns } from "./derivedColumns.ts";
import { findByTitle, MAX_BRIEF, readOverview } from "./overview.ts";
import { documents, drafts, users } from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("The overview", ({ store }) => {
  const db = () => store().db;
  const body = { version: 1, blocks: [] } as const;
  const add = async (title: string, more: Partial<typeof documents.$inferInsert> = {}) => {
    const written = { title, excerpt: "", body, language: null, keywords: "" };
    const [made] = await db()
      .insert(documents)
      .values({ kind: "page", path: `/${title}`, ...written, ...derivedColumns(written), ...more })
      .returning({ id: documents.id });
    return made?.id ?? "";
  };
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));

  beforeEach(async () => {
    await db().delete(documents);
    await db().delete(users);
    await db().insert(users).values({ id: "ada", name: "Ada", email: "ada@example.com" });
    await db().insert(users).values({ id: "bob", name: "Bob", email: "bob@example.com" });
  });

  test("shows one's own drafts, what was changed last, and what appears next", async () => {
    const mine = await add("mine", { updatedAt: day(1) });
    const theirs = await add("theirs", { updatedAt: day(2) });
    const later = new Date(Date.now() + 86_400_000);
    await add("later", { status: "published", publishedAt: later, updatedAt: day(3) });
    await add("public", { status: "published", publishedAt: day(1), updatedAt: day(4) });
    const trashed = { status: "draft", path: "/old", at: day(5).toISOString() } as const;
    const gone = await add("gone", { status: "trash", trashed, updatedAt: day(5) });
    for (const [documentId, userId] of [
      [mine, "ada"],
      [gone, "ada"],
      [theirs, "bob"],
    ] as const) {
      await db()
        .insert(drafts)
        .values({ documentId, userId, content: {}, basedOn: day(1) });
    }
    const shown = await readOverview(db(), "ada");
    expect(shown.drafts.map(({ title }) => title)).toEqual(["mine"]);
    expect(shown.changed.map(({ title, state }) => [title, state])).toEqual([
      ["public", "published"],
      ["later", "scheduled"],
      ["theirs", "draft"],
      ["mine", "draft"],
    ]);
    expect(shown.scheduled).toMatchObject([{ title: "later", at: later.toISOString() }]);
  });

  test("finds documents of every kind by the beginnings of words, and nothing in the trash", async () => {
    await add("The Été at sea", { updatedAt: day(1) });
    await add("Seaside", { kind: "product", updatedAt: day(2) });
    await add("Overseas", { updatedAt: day(3) });
    const trashed = { status: "draft", path: "/sea", at: day(5).toISOString() } as const;
    await add("Sea", { status: "trash", trashed });
    const titles = async (text: string) =>
      (await findByTitle(db(), text)).map(({ title }) => title);
    expect(await titles("SEA")).toEqual(["Seaside", "The Été at sea"]);
    expect(await titles("sea ete")).toEqual(["The Été at sea"]);
    expect(await titles("%_\0")).toEqual([]);
    for (let number = 0; number < MAX_BRIEF + 2; number += 1) await add(`Ink ${number}`);
    expect(await titles("ink")).toHaveLength(MAX_BRIEF);
  });
});
