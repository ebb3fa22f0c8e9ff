import { beforeAll, expect, test } from "vitest";
import { type ActivityQuestion, listActivity, readActivityChoices } from "./activity.ts";
import { auditLog, users } from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("What was done", ({ store }) => {
  const row = (at: string, action: string, [subjectKind, subjectName]: [string, string]) => ({
    at: new Date(at),
    userId: action.startsWith("document") ? "ada" : null,
    userName: action.startsWith("document") ? "Ada" : "npm run role",
    action,
    subjectKind,
    subjectName,
  });

  beforeAll(async () => {
    const ada = { id: "ada", name: "Ada Byron", email: "ada@example.com" };
    await store().db.insert(users).values(ada);
    await store()
      .db.insert(auditLog)
      .values([
        row("2026-01-01T10:00:00Z", "document.publish", ["post", "A post"]),
        row("2026-01-02T10:00:00Z", "document.trash", ["page", "A page"]),
        row("2026-01-03T10:00:00Z", "person.change-role", ["person", "Eve"]),
      ]);
  });

  const asked = async (question: Partial<ActivityQuestion>) => {
    const page = { page: 1, pageSize: 25, ...question };
    return (await listActivity(store().db, page)).items.map(({ subjectName }) => subjectName);
  };

  test("is told newest first, page by page", async () => {
    expect(await asked({})).toEqual(["Eve", "A page", "A post"]);
    expect(await asked({ pageSize: 2, page: 2 })).toEqual(["A post"]);
  });

  test("is found by who did it, what it was done to, what it was, and when", async () => {
    expect(await asked({ person: "ada" })).toEqual(["A page", "A post"]);
    expect(await asked({ kind: "post" })).toEqual(["A post"]);
    expect(await asked({ action: "document.trash" })).toEqual(["A page"]);
    expect(await asked({ from: new Date("2026-01-02T10:00:00Z") })).toEqual(["Eve", "A page"]);
    expect(await asked({ until: new Date("2026-01-02T10:00:00Z") })).toEqual(["A post"]);
    expect(await asked({ search: "RUN ROLE" })).toEqual(["Eve"]);
    expect(await asked({ search: "a p" })).toEqual(["A page", "A post"]);
    expect(await asked({ search: "%" })).toEqual([]);
  });

  test("says by what it can be filtered, each once", async () => {
    expect(await readActivityChoices(store().db)).toEqual({
      people: [{ id: "ada", name: "Ada" }],
      actions: [
        { kind: "page", action: "document.trash" },
        { kind: "person", action: "person.change-role" },
        { kind: "post", action: "document.publish" },
      ],
    });
  });
});
