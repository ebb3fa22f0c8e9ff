import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { EditedDocument } from "../../content/admin/documentWire.ts";
import { auditLog, documents, rateLimits } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { DOCUMENTS, documentDesk } from "./testing/documentDesk.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

const PLANNED = "2199-01-01T00:00:00.000Z";
const PAST = "2020-01-01T00:00:00.000Z";

describeEachStore("What was done to many documents is undone", ({ store }) => {
  let on: AdminSite;
  const { make, save, open, bulk, putBack } = documentDesk(() => on);

  beforeAll(async () => {
    on = await startAdminSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [documents, auditLog, rateLimits]) await store().db.delete(table);
  });

  /** A post of each state, as a list shows them beside each other. */
  async function makeEach() {
    const made = async (title: string, change: object) => save(await make("post", title), change);
    return {
      draft: await made("Draft", {}),
      planned: await made("Planned", { status: "published", published_at: PLANNED }),
      shown: await made("Shown", { status: "published", published_at: PAST }),
      secret: await made("Secret", { status: "private", published_at: PAST }),
    };
  }
  const idsOf = (made: Readonly<Record<string, EditedDocument>>) =>
    Object.values(made).map(({ id }) => id);

  /** How each stands: its state, its date and who sees it. */
  async function standings(ids: readonly string[]) {
    return Promise.all(
      ids.map(async (id) => {
        const { state, public_path, content } = (await open(id)).document;
        return [content.title, state, content.status, content.published_at, public_path];
      }),
    );
  }

  test("Unpublishing leaves a draft a draft, a plan a plan and a private page private", async () => {
    const made = await makeEach();
    const ids = idsOf(made);
    const before = await standings(ids);
    const answer = await bulk("unpublish", ids);
    expect(answer.done).toEqual(ids);
    expect(answer.before).toEqual([
      { id: made.planned.id, status: "published", published_at: PLANNED },
      { id: made.shown.id, status: "published", published_at: PAST },
      { id: made.secret.id, status: "private", published_at: PAST },
    ]);
    expect((await standings(ids)).map(([, state]) => state)).toEqual(Array(4).fill("draft"));
    const undone = await putBack(answer);
    expect([undone.done.length, undone.failed]).toEqual([3, []]);
    expect(await standings(ids)).toEqual(before);
  });

  test("Publishing takes nothing offline that was public, and what was private is so again", async () => {
    const made = await makeEach();
    const ids = idsOf(made);
    const before = await standings(ids);
    const answer = await bulk("publish", ids);
    expect(answer.done).toEqual(ids);
    expect(answer.before.map(({ id }) => id)).toEqual([
      made.draft.id,
      made.planned.id,
      made.secret.id,
    ]);
    expect((await standings(ids)).map(([, state]) => state)).toEqual(Array(4).fill("published"));
    await putBack(answer);
    expect(await standings(ids)).toEqual(before);
    expect((await open(made.shown.id)).document.updated_at).toBe(made.shown.updated_at);
  });

  test("The trash gives back all that was thrown in, as it was, and takes it again", async () => {
    const made = await makeEach();
    const ids = idsOf(made);
    const before = await standings(ids);
    await bulk("trash", [made.draft.id]);
    const thrown = await bulk("trash", ids);
    // One lay there before: it stays there.
    expect(thrown.before.map(({ id }) => id)).toEqual(ids.slice(1));
    await putBack(thrown);
    expect(await standings(ids.slice(1))).toEqual(before.slice(1));
    expect((await open(made.draft.id)).document.state).toBe("trash");
    const restored = await bulk("restore", ids);
    expect(restored.before).toEqual([{ id: made.draft.id, status: "trash", published_at: null }]);
    await putBack(restored);
    expect((await open(made.draft.id)).document.state).toBe("trash");
    // Another took its address meanwhile.
    const again = await bulk("trash", [made.shown.id]);
    const { document: other } = await open(made.secret.id);
    await save(other, { path: made.shown.content.path });
    expect((await putBack(again)).moved).toMatchObject([{ id: made.shown.id }]);
  });

  test("It is noted with who did it, and only where something changed", async () => {
    const made = await makeEach();
    await store().db.delete(auditLog);
    const answer = await bulk("publish", idsOf(made));
    await putBack(answer);
    await putBack(answer);
    const notes = await store().db.select().from(auditLog).orderBy(auditLog.id);
    const told = (action: string) => ["Draft", "Planned", "Secret"].map((name) => [action, name]);
    expect(notes.map(({ action, subjectName }) => [action, subjectName])).toEqual([
      ...told("document.publish"),
      ...told("document.put-back"),
    ]);
    expect(new Set(notes.map(({ userName }) => userName))).toEqual(new Set(["olga"]));
  });

  test("The home page stays, and no block is missed, whatever is sent as an undo", async () => {
    const home = await save(await make("page", "Home"), { path: "/", status: "published" });
    const before = { id: home.id, published_at: null };
    for (const status of ["draft", "private", "trash"] as const) {
      const { done, failed } = await putBack({ before: [{ ...before, status }] });
      expect([done, failed[0]?.message]).toEqual([[], expect.stringContaining("home page")]);
    }
    expect((await open(home.id)).document.public_path).toBe("/");
    const button = { id: "b", type: "button", fields: { label: "Read on" } };
    const half = await save(await make("page", "Half"), { body: { version: 1, blocks: [button] } });
    for (const status of ["published", "private"] as const) {
      const { failed } = await putBack({ before: [{ id: half.id, status, published_at: null }] });
      expect(failed).toMatchObject([{ message: expect.stringContaining("A block of it") }]);
    }
    expect((await open(half.id)).document.state).toBe("draft");
  });

  test("What is gone is told of, and a date that cannot be stored is refused", async () => {
    const made = await make("post", "Gone");
    const before = [{ id: made.id, status: "published" as const, published_at: PAST }];
    await store().db.delete(documents).where(eq(documents.id, made.id));
    expect((await putBack({ before })).failed).toMatchObject([{ message: /not there/ }]);
    const early = [{ ...before[0], published_at: "0500-01-01T00:00:00.000Z" }];
    const body = { before: early };
    const refused = await on.ask(`${DOCUMENTS}/put-back`, { method: "POST", body });
    expect(await codeOf(refused)).toEqual([422, "invalid"]);
  });
});
