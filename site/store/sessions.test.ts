import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sessions } from "./schema.ts";
import {
  createSession,
  findSession,
  removeExpiredSessions,
  removeSession,
  SESSION_TOKEN_BYTES,
  touchSession,
} from "./sessions.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("Sessions", ({ store }) => {
  const db = () => store().db;
  const expireAll = () =>
    db().update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });

  beforeEach(async () => {
    await db().delete(sessions);
  });

  test("A session is found by its token, with its data, until it ends", async () => {
    const data = { cart: [{ id: 1 }], "n\0": "x\0" };
    const token = await createSession(db(), { userId: "ada", data, lifetimeSeconds: 60 });
    const session = await findSession(db(), token);
    expect(session).toMatchObject({ userId: "ada", data: { cart: [{ id: 1 }], n: "x" } });
    const seconds =
      ((session?.expiresAt.getTime() ?? 0) - (session?.createdAt.getTime() ?? 0)) / 1000;
    expect(seconds).toBeCloseTo(60, 1);
    await removeSession(db(), token);
    expect(await findSession(db(), token)).toBeUndefined();
  });

  test("A token is 256 random bits, and the table does not tell it", async () => {
    expect(SESSION_TOKEN_BYTES).toBe(32);
    const tokens = await Promise.all(
      Array.from({ length: 20 }, () => createSession(db(), { lifetimeSeconds: 60 })),
    );
    expect(new Set(tokens).size).toBe(20);
    const stored = JSON.stringify(await db().select().from(sessions));
    for (const token of tokens) {
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      expect(stored).not.toContain(token);
    }
  });

  test("An expired session is not found, cannot be revived, and is cleared away", async () => {
    const old = await createSession(db(), { lifetimeSeconds: 60 });
    await expireAll();
    const fresh = await createSession(db(), { lifetimeSeconds: 60 });
    expect(await findSession(db(), old)).toBeUndefined();
    expect(await touchSession(db(), old, 60)).toBe(false);
    expect(await removeExpiredSessions(db())).toBe(1);
    expect(await removeExpiredSessions(db())).toBe(0);
    expect(await findSession(db(), fresh)).toBeDefined();
  });

  test("A touched session lives on from now", async () => {
    const token = await createSession(db(), { lifetimeSeconds: 10 });
    expect(await touchSession(db(), token, 3600)).toBe(true);
    const session = await findSession(db(), token);
    expect(session?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
  });

  test("Tokens nobody was given find nothing and break nothing", async () => {
    await createSession(db(), { lifetimeSeconds: 60 });
    for (const token of ["", "\0", "' or 1=1 --", "x".repeat(100_000), "\ud800"]) {
      expect(await findSession(db(), token)).toBeUndefined();
      expect(await touchSession(db(), token, 60)).toBe(false);
      await removeSession(db(), token);
    }
    expect(await db().$count(sessions)).toBe(1);
  });
});
