import { beforeEach, expect, test } from "vitest";
import { deleteView, listViews, saveView } from "./savedViews.ts";
import { users } from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("Saved views", ({ store }) => {
  const db = () => store().db;
  const people = [
    { id: "ada", name: "Ada", email: "ada@example.com" },
    { id: "bob", name: "Bob", email: "bob@example.com" },
  ];
  const drafts = { screen: "posts", name: "Drafts", query: "state=draft" };

  beforeEach(async () => {
    await db().delete(users);
    await db().insert(users).values(people);
  });

  test("are each person's own, of one list, by name", async () => {
    await saveView(db(), { ...drafts, name: "Old\0", userId: "ada" });
    const made = await saveView(db(), { ...drafts, userId: "ada" });
    await saveView(db(), { ...drafts, screen: "pages", userId: "ada" });
    const listed = await listViews(db(), { userId: "ada", screen: "posts" });
    expect(listed.map(({ name }) => name)).toEqual(["Drafts", "Old"]);
    expect(listed[0]).toEqual(made);
    expect(await listViews(db(), { userId: "bob", screen: "posts" })).toEqual([]);
  });

  test("of the same name are replaced", async () => {
    await saveView(db(), { ...drafts, userId: "ada" });
    await saveView(db(), { ...drafts, query: "sort=title", userId: "ada" });
    const listed = await listViews(db(), { userId: "ada", screen: "posts" });
    expect(listed).toMatchObject([{ query: "sort=title" }]);
  });

  test("are deleted by their own person only", async () => {
    const { id } = await saveView(db(), { ...drafts, userId: "ada" });
    expect(await deleteView(db(), { userId: "bob", id })).toBe(false);
    expect(await deleteView(db(), { userId: "ada", id })).toBe(true);
    expect(await deleteView(db(), { userId: "ada", id })).toBe(false);
  });
});
