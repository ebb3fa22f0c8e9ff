import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  findLink,
  makeLink,
  PASSWORD_LINK_SECONDS,
  SET_UP_SECONDS,
  takeLink,
} from "./accountLinks.ts";
import { becomeFirstOwner, hasOwner, offerSetUp } from "./owners.ts";
import { setPassword, setPasswordByLink } from "./passwords.ts";
import { auditLog, signIns, users, verifications } from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

describeEachStore("A link that works once", ({ store }) => {
  beforeEach(async () => {
    await store().db.delete(users);
    await store().db.delete(verifications);
    await store().db.delete(auditLog);
  });

  async function addUser(name: string): Promise<string> {
    const id = randomUUID();
    await store()
      .db.insert(users)
      .values({ id, name, email: `${name}@example.com` });
    return id;
  }

  const give = (userId: string, hash = "h") => setPassword(store().db, { userId, hash });

  test("holds for a day, or for a week where it sets a password; only a hash of it is stored", async () => {
    expect([SET_UP_SECONDS, PASSWORD_LINK_SECONDS]).toEqual([86_400, 604_800]);
    const { token, expiresAt } = await makeLink(store().db, { userId: null });
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 86_000_000);
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(JSON.stringify(await store().db.select().from(verifications))).not.toContain(token);
    expect(await findLink(store().db, token)).toEqual({ userId: null });
  });

  test("that is forged, used or too old leads nowhere, and the next one clears it away", async () => {
    const { token } = await makeLink(store().db, { userId: null });
    for (const forged of ["", "\0", token.slice(1), `${token} `, token.toUpperCase()]) {
      expect(await findLink(store().db, forged)).toBeUndefined();
    }
    expect(await takeLink(store().db, token)).toEqual({ userId: null });
    expect(await takeLink(store().db, token)).toBeUndefined();

    const old = await makeLink(store().db, { userId: null });
    await store().db.update(verifications).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await findLink(store().db, old.token)).toBeUndefined();
    expect(await takeLink(store().db, old.token)).toBeUndefined();
    await makeLink(store().db, { userId: null });
    expect(await store().db.$count(verifications)).toBe(1);
  });

  test("of an account makes the one before worthless; those of several servers all hold", async () => {
    const ada = await addUser("ada");
    const first = await makeLink(store().db, { userId: ada });
    const second = await makeLink(store().db, { userId: ada });
    expect(await findLink(store().db, first.token)).toBeUndefined();
    expect(await findLink(store().db, second.token)).toEqual({ userId: ada });
    const servers = [await offerSetUp(store().db), await offerSetUp(store().db)];
    for (const link of servers) {
      expect(await findLink(store().db, link?.token ?? "")).toEqual({ userId: null });
    }
  });

  test("makes one owner, however many open theirs at once, and none once there is one", async () => {
    const people = await Promise.all(["ada", "eve", "ivo"].map(addUser));
    await Promise.all(people.map((userId) => give(userId)));
    const link = await offerSetUp(store().db);
    const other = await offerSetUp(store().db);
    const tokens = [link, other, link].map((one) => one?.token ?? "");
    const made = await Promise.all(
      people.map((userId, index) =>
        becomeFirstOwner(store().db, { token: tokens[index] ?? "", userId, name: "Ada" }),
      ),
    );
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await store().db.$count(users, eq(users.role, "owner"))).toBe(1);
    expect(await store().db.$count(verifications)).toBe(0);
    expect(await store().db.select().from(auditLog)).toMatchObject([{ action: "person.set-up" }]);
    expect(await offerSetUp(store().db)).toBeUndefined();
    const late = await makeLink(store().db, { userId: null });
    const asked = { token: late.token, userId: people[0] ?? "", name: "Ada" };
    expect(await becomeFirstOwner(store().db, asked)).toBe(false);
  });

  test("that sets a password makes nobody an owner, and the other way round", async () => {
    const ada = await addUser("ada");
    const own = await makeLink(store().db, { userId: ada });
    const asked = { token: own.token, userId: ada, name: "Ada" };
    expect(await becomeFirstOwner(store().db, asked)).toBe(false);
    const setUp = await makeLink(store().db, { userId: null });
    expect(await setPasswordByLink(store().db, { token: setUp.token, hash: "h" })).toBeUndefined();
    expect(await hasOwner(store().db)).toBe(false);
  });

  test("sets a password once, ends what was signed in, and is worthless beside a newer password", async () => {
    const ada = await addUser("ada");
    const signIn = { id: "s", token: "t", userId: ada, expiresAt: new Date(Date.now() + 60_000) };
    await store().db.insert(signIns).values(signIn);
    const { token } = await makeLink(store().db, { userId: ada });
    const both = [1, 2].map(() => setPasswordByLink(store().db, { token, hash: "new" }));
    expect((await Promise.all(both)).filter(Boolean)).toEqual(["ada@example.com"]);
    expect(await store().db.$count(signIns)).toBe(0);
    expect(await store().db.select().from(auditLog)).toMatchObject([
      { action: "person.set-password", userId: ada },
    ]);

    const late = await makeLink(store().db, { userId: ada });
    await give(ada, "newer");
    expect(await findLink(store().db, late.token)).toBeUndefined();
  });
});
