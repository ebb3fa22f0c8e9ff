import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { makeLink } from "./accountLinks.ts";
import { ConflictError } from "./ConflictError.ts";
import { setPassword } from "./passwords.ts";
import {
  addPerson,
  changeRole,
  listPeople,
  type PeopleQuestion,
  readPerson,
  removePerson,
  signPersonOut,
} from "./people.ts";
import {
  auditLog,
  comments,
  documents,
  type Role,
  signIns,
  users,
  verifications,
} from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { setRole } from "./users.ts";

describeEachStore("People with an account", ({ store }) => {
  const by = { id: null, name: "Test" };

  beforeEach(async () => {
    await store().db.delete(users);
    await store().db.delete(verifications);
    await store().db.delete(auditLog);
  });

  async function add(name: string, role: Role, password = true): Promise<string> {
    const email = `${name.toLowerCase()}@example.com`;
    const id = await addPerson(store().db, { by, name, email, role });
    if (password) await setPassword(store().db, { userId: id, hash: "h" });
    return id;
  }

  const names = async (question: Partial<PeopleQuestion>) => {
    const asked = { page: 1, pageSize: 25, sort: "name", ...question } as const;
    return (await listPeople(store().db, asked)).items.map(({ name }) => name);
  };

  const roleOf = async (id: string) => (await readPerson(store().db, id)).role;

  test("are listed by page, role, name and address", async () => {
    await add("Ada", "owner");
    await add("eve", "editor");
    await add("100%", "visitor");
    expect(await names({})).toEqual(["100%", "Ada", "eve"]);
    expect(await names({ sort: "-name", pageSize: 2 })).toEqual(["eve", "Ada"]);
    expect(await names({ sort: "-name", pageSize: 2, page: 2 })).toEqual(["100%"]);
    expect(await names({ role: "editor" })).toEqual(["eve"]);
    expect(await names({ search: "EVE@" })).toEqual(["eve"]);
    expect(await names({ search: "%" })).toEqual(["100%"]);
    for (const search of ["_", "\\", "'; drop table users"]) {
      expect(await names({ search: `ada${search}` })).toEqual([]);
    }
  });

  test("say whether they can sign in, until when their link holds, and when they were last seen", async () => {
    const ada = await add("Ada", "editor", false);
    expect(await readPerson(store().db, ada)).toMatchObject({
      hasPassword: false,
      linkEndsAt: null,
      lastSeenAt: null,
    });
    const { expiresAt } = await makeLink(store().db, { userId: ada });
    const usedAt = new Date(Date.now() - 60_000);
    const ends = new Date(Date.now() + 60_000);
    const signIn = { id: "s", token: "t", userId: ada, expiresAt: ends, updatedAt: usedAt };
    await store().db.insert(signIns).values(signIn);
    const eve = await add("Eve", "editor");
    expect(await readPerson(store().db, ada)).toMatchObject({
      hasPassword: false,
      linkEndsAt: expiresAt,
      lastSeenAt: usedAt,
    });
    expect(await readPerson(store().db, eve)).toMatchObject({
      hasPassword: true,
      linkEndsAt: null,
    });
    expect(await names({ sort: "-seen" })).toEqual(["Ada", "Eve"]);
  });

  test("have one account an address", async () => {
    await add("Ada", "owner");
    const again = addPerson(store().db, {
      by,
      name: "A",
      email: "ADA@example.com",
      role: "editor",
    });
    await expect(again).rejects.toThrow(new ConflictError("email-taken"));
  });

  test("never lose their last owner who can sign in, by a role or by removing", async () => {
    const ada = await add("Ada", "owner");
    const invited = await add("Ivo", "owner", false);
    const last = new ConflictError("last-owner");
    await expect(changeRole(store().db, { by, id: ada, role: "editor" })).rejects.toThrow(last);
    await expect(removePerson(store().db, { by, id: ada })).rejects.toThrow(last);
    expect(await roleOf(ada)).toBe("owner");
    await setPassword(store().db, { userId: invited, hash: "h" });
    await changeRole(store().db, { by, id: ada, role: "editor" });
    expect(await roleOf(ada)).toBe("editor");
  });

  test("keep an owner where two take it from each other at once", async () => {
    const both = await Promise.all([add("Ada", "owner"), add("Eve", "owner")]);
    const done = await Promise.allSettled(
      both.map((id) => changeRole(store().db, { by, id, role: "visitor" })),
    );
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await store().db.$count(users, eq(users.role, "owner"))).toBe(1);
    const left = (await Promise.all(both.map(roleOf))).indexOf("owner");
    await setRole(store().db, { email: "ada@example.com", role: "owner" });
    await setRole(store().db, { email: "eve@example.com", role: "owner" });
    const removed = await Promise.allSettled(
      both.map((id) => removePerson(store().db, { by, id })),
    );
    expect(left).toBeGreaterThan(-1);
    expect(removed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("leave what they wrote when they are removed, and no way in", async () => {
    await add("Ada", "owner");
    const eve = await add("Eve", "editor");
    await makeLink(store().db, { userId: eve });
    const body = { version: 1, blocks: [] } as const;
    const document = { kind: "page", path: "/eve", title: "E", body, updatedBy: eve } as const;
    const [page] = await store().db.insert(documents).values(document).returning();
    const comment = { documentId: page?.id ?? "", userId: eve, authorName: "Eve" };
    const said = { ...comment, authorEmail: "eve@example.com", body: "Hello" };
    await store().db.insert(comments).values(said);
    await removePerson(store().db, { by, id: eve });
    await expect(readPerson(store().db, eve)).rejects.toThrow(new ConflictError("missing-person"));
    expect(await store().db.$count(verifications)).toBe(0);
    expect(await store().db.select().from(documents)).toMatchObject([{ updatedBy: null }]);
    expect(await store().db.select().from(comments)).toMatchObject([
      { userId: null, authorName: "Eve" },
    ]);
    await store().db.delete(documents);
  });

  test("are signed out everywhere, and that is noted", async () => {
    await add("Ivo", "owner");
    const ada = await add("Ada", "editor");
    await store().db.delete(auditLog);
    const ends = new Date(Date.now() + 60_000);
    const two = ["1", "2"].map((id) => ({ id, token: id, userId: ada, expiresAt: ends }));
    await store().db.insert(signIns).values(two);
    expect(await signPersonOut(store().db, { by, id: ada })).toBe(2);
    await changeRole(store().db, { by, id: ada, role: "visitor" });
    expect(await store().db.$count(signIns)).toBe(0);
    const noted = await store().db.select().from(auditLog).orderBy(auditLog.id);
    expect(noted.map(({ action, details }) => [action, details])).toEqual([
      ["person.sign-out", { count: 2 }],
      ["person.change-role", { before: "editor", role: "visitor" }],
    ]);
    const nobody = randomUUID();
    const missing = new ConflictError("missing-person");
    await expect(signPersonOut(store().db, { by, id: nobody })).rejects.toThrow(missing);
    await expect(changeRole(store().db, { by, id: nobody, role: "owner" })).rejects.toThrow(
      missing,
    );
  });
});
