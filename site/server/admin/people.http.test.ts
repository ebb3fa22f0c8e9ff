import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ownAccount, sessionList } from "../../content/admin/accountWire.ts";
import { activityChoices, activityList } from "../../content/admin/activityWire.ts";
import { passwordLink, peopleList, person } from "../../content/admin/peopleWire.ts";
import { auditLog, rateLimits, users, verifications } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { ledTo } from "../testing/ledTo.ts";
import { cookieOf, startVisitorSite, type VisitorSite } from "../testing/startVisitorSite.ts";
import { PASSWORD, signInAs, type Worker, workOn } from "../testing/workOn.ts";
import { PASSWORD_LIMIT } from "./ownAccountRoutes.ts";

const PEOPLE = "/api/admin/people";
const ACCOUNT = "/api/admin/account";
const ACTIVITY = "/api/admin/activity";

/** The status of an answer, and the code of its error. */
async function refusalOf(answer: Response): Promise<readonly [number, unknown]> {
  return [answer.status, (await answer.json()).error.code];
}

describeEachStore("Accounts, to those who work on a site", ({ store }) => {
  let site: VisitorSite;
  let owner: Worker;
  let editor: Worker;

  beforeAll(async () => {
    site = await startVisitorSite(store().db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    for (const table of [users, rateLimits, verifications, auditLog])
      await store().db.delete(table);
    owner = await workOn(site, store().db, { name: "Ada", role: "owner" });
    editor = await workOn(site, store().db, { name: "Eve", role: "editor" });
  });

  const list = async (query = "") =>
    v.parse(peopleList, await (await owner.ask(`${PEOPLE}${query}`)).json());
  const idOf = async (name: string) => (await list(`?search=${name}`)).items[0]?.id ?? "";
  const invite = (fields = {}) =>
    owner.ask(PEOPLE, {
      body: { name: "Ivo", email: "ivo@example.com", role: "editor", ...fields },
    });

  describe("are for owners alone", () => {
    const asked: readonly [string, string, unknown?][] = [
      ["GET", PEOPLE],
      ["POST", PEOPLE, { name: "M", email: "m@example.com", role: "owner" }],
      ["GET", `${PEOPLE}/ID`],
      ["PATCH", `${PEOPLE}/ID`, { role: "owner" }],
      ["DELETE", `${PEOPLE}/ID`],
      ["POST", `${PEOPLE}/ID/link`],
      ["DELETE", `${PEOPLE}/ID/sessions`],
      ["GET", ACTIVITY],
      ["GET", `${ACTIVITY}/choices`],
    ];

    test.each(asked)("%s %s", async (method, path, body) => {
      const address = path.replace("ID", await idOf("Eve"));
      const sent = { method, ...(body !== undefined && { body }) };
      expect(await refusalOf(await editor.ask(address, sent))).toEqual([403, "owner"]);
      const stranger = { ...sent, headers: { cookie: "" } };
      expect(await refusalOf(await owner.ask(address, stranger))).toEqual([401, "signed-out"]);
      if (method !== "GET") {
        const stolen = { ...sent, headers: { "x-wp-nonce": editor.nonce } };
        expect(await refusalOf(await owner.ask(address, stolen))).toEqual([403, "nonce"]);
        const forged = { ...sent, headers: { origin: "https://evil.example" } };
        expect(await refusalOf(await owner.ask(address, forged))).toEqual([403, "foreign"]);
      }
      expect((await list()).items.map(({ role }) => role)).toEqual(["owner", "editor"]);
    });
  });

  describe("are listed", () => {
    test("with what they may do and when they were last seen, by role, name and page", async () => {
      const { items, total } = await list("?sort=-name");
      expect(total).toBe(2);
      expect(items).toMatchObject([
        { name: "Eve", role: "editor", has_password: true, link_ends_at: null },
        { name: "Ada", role: "owner", last_seen_at: expect.any(String) },
      ]);
      expect((await list("?role=visitor")).items).toEqual([]);
      const strange = await owner.ask(`${PEOPLE}?sort=password`);
      expect(await refusalOf(strange)).toEqual([400, "invalid"]);
    });

    test("one by one, or not at all", async () => {
      const id = await idOf("Eve");
      expect(v.parse(person, await (await owner.ask(`${PEOPLE}/${id}`)).json()).name).toBe("Eve");
      const nobody = await owner.ask(`${PEOPLE}/${randomUUID()}`);
      expect(await refusalOf(nobody)).toEqual([409, "missing-person"]);
      for (const wrong of ["1", "%00", "..%2fpeople"]) {
        expect((await owner.ask(`${PEOPLE}/${wrong}`)).status).toBe(404);
      }
    });
  });

  describe("are invited", () => {
    test("by a link that sets the password, once; nobody else is told of it", async () => {
      const answer = await invite();
      expect(answer.status).toBe(201);
      const told = v.parse(passwordLink, await answer.json());
      expect(told).toMatchObject({ is_mailed: false, person: { has_password: false } });
      expect(told.link).toMatch(new RegExp(`^${site.address}/set-up\\?token=[\\w-]{43}$`));
      expect(JSON.stringify(await list())).not.toContain(told.link);
      const token = new URL(told.link).searchParams.get("token") ?? "";
      const set = await site.post("/set-up", { token, password: "ivo's horse" });
      expect(await ledTo(site, set)).toBe("/admin");
      const ivo = await signInAs(site, "ivo@example.com", "ivo's horse");
      expect((await ivo.ask("/api/admin/me")).status).toBe(200);
    });

    test("and the link of whom an owner removes meanwhile sets nothing, also while it is being used", async () => {
      const told = v.parse(passwordLink, await (await invite()).json());
      const token = new URL(told.link).searchParams.get("token") ?? "";
      const remove = () => owner.ask(`${PEOPLE}/${told.person.id}`, { method: "DELETE" });
      const [set, removed] = await Promise.all([
        site.post("/set-up", { token, password: PASSWORD }),
        remove(),
      ]);
      expect([303, 410]).toContain(set.status);
      expect(removed.status).toBe(204);
      expect((await fetch(told.link)).status).toBe(410);
      const credentials = { email: "ivo@example.com", password: PASSWORD };
      expect((await site.post("/sign-in", credentials)).status).toBe(422);
      const cookie = cookieOf(set);
      expect((await site.get("/api/admin/me", { cookie })).status).toBe(401);
      expect(await store().db.$count(verifications)).toBe(0);
    });

    test("again where they forgot: only the newest link holds", async () => {
      const first = v.parse(passwordLink, await (await invite()).json());
      const again = await owner.ask(`${PEOPLE}/${first.person.id}/link`, { method: "POST" });
      const second = v.parse(passwordLink, await again.json());
      expect((await fetch(first.link)).status).toBe(410);
      expect((await fetch(second.link)).status).toBe(200);
    });

    test("cannot sign in before, and are not taken by who registers their address", async () => {
      await invite();
      await site.post("/register", {
        name: "X",
        user_email: "ivo@example.com",
        password: PASSWORD,
      });
      const tried = await site.post("/sign-in", { email: "ivo@example.com", password: PASSWORD });
      expect(tried.status).toBe(422);
    });

    test.each([
      ["a name of nothing to see", { name: "\u200b" }, "name"],
      ["a name of 81 characters", { name: "n".repeat(81) }, "name"],
      ["no address", { email: "ivo" }, "email"],
      ["an address that nobody can sign in with", { email: "a!b@example.com" }, "email"],
      ["a role that there is not", { role: "root" }, "role"],
      ["a visitor's role", { role: "visitor" }, "role"],
    ])("not with %s", async (_what, fields, at) => {
      const answer = await invite(fields);
      expect(answer.status).toBe(422);
      expect((await answer.json()).error.issues[0].path).toEqual([at]);
      expect((await list()).total).toBe(2);
    });

    test("not with an address that has an account", async () => {
      const taken = await invite({ email: "EVE@example.com" });
      expect(await refusalOf(taken)).toEqual([409, "email-taken"]);
    });
  });

  describe("are changed", () => {
    test("in what they may do, at once; the last owner stays one", async () => {
      const id = await idOf("Eve");
      const role = (to: string, of: string) =>
        owner.ask(`${PEOPLE}/${of}`, { method: "PATCH", body: { role: to } });
      expect((await role("visitor", id)).status).toBe(200);
      expect(await refusalOf(await editor.ask("/api/admin/me"))).toEqual([403, "role"]);
      const self = await idOf("Ada");
      const last = await role("editor", self);
      expect(await refusalOf(last)).toEqual([409, "last-owner"]);
      const removed = await owner.ask(`${PEOPLE}/${self}`, { method: "DELETE" });
      expect(await refusalOf(removed)).toEqual([409, "last-owner"]);
      await role("owner", id);
      expect((await role("editor", self)).status).toBe(200);
      expect(await refusalOf(await owner.ask(PEOPLE))).toEqual([403, "owner"]);
    });

    test("by being signed out everywhere, or removed", async () => {
      const id = await idOf("Eve");
      const ended = await owner.ask(`${PEOPLE}/${id}/sessions`, { method: "DELETE" });
      expect(await ended.json()).toEqual({ ended: 1 });
      expect((await editor.ask("/api/admin/me")).status).toBe(401);
      const again = await signInAs(site, "eve@example.com");
      expect((await owner.ask(`${PEOPLE}/${id}`, { method: "DELETE" })).status).toBe(204);
      expect((await again.ask("/api/admin/me")).status).toBe(401);
      const gone = await owner.ask(`${PEOPLE}/${id}`, { method: "DELETE" });
      expect(await refusalOf(gone)).toEqual([409, "missing-person"]);
    });
  });

  describe("of one's own", () => {
    const account = async (who: Worker) =>
      v.parse(ownAccount, await (await who.ask(ACCOUNT)).json());
    const change = (body: unknown) => editor.ask(ACCOUNT, { method: "PATCH", body });

    test("say a name, and in which language the screens speak", async () => {
      expect(await account(editor)).toMatchObject({ name: "Eve", role: "editor", language: null });
      expect((await change({ name: "  Eve\nB. ", language: "en" })).status).toBe(200);
      expect(await account(editor)).toMatchObject({ name: "Eve B.", language: "en" });
      const me = await (await editor.ask("/api/admin/me")).json();
      expect(me.user).toMatchObject({ name: "Eve B.", language: "en" });
      await change({ language: null });
      expect(await account(editor)).toMatchObject({ name: "Eve B.", language: null });
    });

    test.each([
      [{ name: " " }, "name"],
      [{ language: "tlh" }, "language"],
    ])("not %j", async (body, at) => {
      const answer = await change(body);
      expect(answer.status).toBe(422);
      expect((await answer.json()).error.issues[0].path).toEqual([at]);
    });

    test("change their password with the old one, and end all other sign-ins by it", async () => {
      const other = await signInAs(site, "eve@example.com");
      const set = (body: unknown) => editor.ask(`${ACCOUNT}/password`, { body });
      const wrong = await set({ old: "wrong horse", new: "another horse" });
      expect(wrong.status).toBe(422);
      expect((await wrong.json()).error.issues[0].path).toEqual(["old"]);
      for (const short of ["", "7 chars", "p".repeat(129)]) {
        expect((await set({ old: PASSWORD, new: short })).status).toBe(422);
      }
      expect((await set({ old: PASSWORD, new: "another horse" })).status).toBe(204);
      expect((await other.ask("/api/admin/me")).status).toBe(401);
      expect((await editor.ask("/api/admin/me")).status).toBe(200);
      expect((await signInAs(site, "eve@example.com", "another horse")).cookie).not.toBe("");
    });

    test("let nobody who sits down at the desk guess the old one", async () => {
      const body = { old: "wrong horse", new: "another horse" };
      for (let count = 0; count < PASSWORD_LIMIT.count; count += 1) {
        await editor.ask(`${ACCOUNT}/password`, { body });
      }
      const refused = await editor.ask(`${ACCOUNT}/password`, { body: { ...body, old: PASSWORD } });
      expect(await refusalOf(refused)).toEqual([429, "wait"]);
    });

    test("tell where they are signed in, and end one or all others; nobody else's", async () => {
      const sessions = async () =>
        v.parse(sessionList, await (await editor.ask(`${ACCOUNT}/sessions`)).json()).items;
      const other = await signInAs(site, "eve@example.com");
      const third = await signInAs(site, "eve@example.com");
      expect((await sessions()).map((one) => one.is_current).sort()).toEqual([false, false, true]);
      const otherId = (await (await other.ask(`${ACCOUNT}/sessions`)).json()).items.find(
        (one: { is_current: boolean }) => one.is_current,
      ).id;
      const foreign = await owner.ask(`${ACCOUNT}/sessions/${otherId}`, { method: "DELETE" });
      expect(await foreign.json()).toEqual({ ended: 0 });
      expect((await other.ask("/api/admin/me")).status).toBe(200);
      await editor.ask(`${ACCOUNT}/sessions/${otherId}`, { method: "DELETE" });
      expect((await other.ask("/api/admin/me")).status).toBe(401);
      const rest = await editor.ask(`${ACCOUNT}/sessions`, { method: "DELETE" });
      expect(await rest.json()).toEqual({ ended: 1 });
      expect((await third.ask("/api/admin/me")).status).toBe(401);
      expect(await sessions()).toHaveLength(1);
    });
  });

  test("leave a trace of all that is done to them, for owners to read", async () => {
    const id = await idOf("Eve");
    await invite();
    await owner.ask(`${PEOPLE}/${id}`, { method: "PATCH", body: { role: "visitor" } });
    await owner.ask(`${PEOPLE}/${id}/sessions`, { method: "DELETE" });
    const read = async (query: string) =>
      v.parse(activityList, await (await owner.ask(`${ACTIVITY}${query}`)).json());
    expect((await read("")).items.map(({ action, subject }) => [action, subject.name])).toEqual([
      ["person.sign-out", "Eve"],
      ["person.change-role", "Eve"],
      ["person.invite", "Ivo"],
      ["person.sign-in", "Eve"],
      ["person.change-role", "Eve"],
      ["person.sign-in", "Ada"],
      ["person.change-role", "Ada"],
    ]);
    const byOwner = await read(`?person=${await idOf("Ada")}&action=person.invite`);
    expect(byOwner.items).toMatchObject([{ by: { name: "Ada" }, details: { role: "editor" } }]);
    expect((await read("?from=2999-01-01T00:00:00.000Z")).items).toEqual([]);
    const strange = await owner.ask(`${ACTIVITY}?action=${encodeURIComponent("' or 1=1")}`);
    expect(await refusalOf(strange)).toEqual([400, "invalid"]);
    const choices = v.parse(activityChoices, await (await owner.ask(`${ACTIVITY}/choices`)).json());
    expect(choices.people.map(({ name }) => name).sort()).toEqual(["Ada", "Eve"]);
    expect(choices.actions).toContainEqual({ kind: "person", action: "person.invite" });
  });
});
