import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  draftSaved,
  type EditedDocument,
  editedDocument,
  presenceAnswer,
  revision,
  revisionList,
} from "../../content/admin/documentWire.ts";
import { auditLog, documents, rateLimits } from "../../store/schema.ts";
import { bodyOf } from "../../store/testing/content.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import type { Person } from "../testing/askAs.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { DOCUMENTS, documentDesk } from "./testing/documentDesk.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

describeEachStore("Documents that several people write", ({ store }) => {
  let on: AdminSite;
  const { make, save, open, bulk } = documentDesk(() => on);

  beforeAll(async () => {
    on = await startAdminSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [documents, auditLog, rateLimits]) await store().db.delete(table);
  });

  describe("keep what somebody has written and not saved", () => {
    const keep = ({ id, updated_at }: EditedDocument, content: object, as: Person = on.owner) =>
      on.ask(`${DOCUMENTS}/${id}/draft`, {
        method: "PUT",
        body: { based_on: updated_at, content },
        as,
      });

    test("for them alone, in any browser, after their session, until they save or drop it", async () => {
      const made = await make("page", "One");
      await keep(made, { title: "Half" });
      const kept = await keep(made, { title: "Half a ti\0tle", body: 5 });
      v.parse(draftSaved, await kept.json());
      expect((await open(made.id, on.editor)).draft).toBeNull();
      const again = await on.signIn("olga", "owner");
      const { draft, document } = await open(made.id, again);
      expect(draft).toMatchObject({
        content: { title: "Half a title", body: 5 },
        based_on: made.updated_at,
      });
      const hers = await save(document, { title: "Hers" }, on.editor);
      const opened = await open(made.id);
      expect([opened.draft?.based_on, opened.document.updated_at]).toEqual([
        made.updated_at,
        hers.updated_at,
      ]);
      await save(hers, { title: "Saved" });
      expect((await open(made.id)).draft).toBeNull();
      await keep(made, { title: "More" });
      const path = `${DOCUMENTS}/${made.id}/draft`;
      expect((await on.ask(path, { method: "DELETE" })).status).toBe(204);
      expect((await open(made.id)).draft).toBeNull();
    });

    test("unless it is gone", async () => {
      const made = await make("page", "One");
      await bulk("trash", [made.id]);
      await bulk("delete", [made.id]);
      expect(await codeOf(await keep(made, { title: "Half" }))).toEqual([409, "missing"]);
    });
  });

  test("tell who else has them open, and whether they have written", async () => {
    const made = await make("page", "One");
    const beAt = async (as: Person) => {
      const answer = await on.ask(`${DOCUMENTS}/${made.id}/presence`, { method: "POST", as });
      return v.parse(presenceAnswer, await answer.json());
    };
    expect(await beAt(on.owner)).toMatchObject({ others: [], updated_at: made.updated_at });
    expect((await beAt(on.editor)).others).toMatchObject([{ name: "olga", has_draft: false }]);
    await on.ask(`${DOCUMENTS}/${made.id}/draft`, {
      method: "PUT",
      body: { based_on: made.updated_at, content: {} },
    });
    expect((await open(made.id, on.editor)).others).toMatchObject([{ has_draft: true }]);
  });

  test("give back what they said before, as a new revision, unless somebody saved meanwhile", async () => {
    const made = await make("page", "First");
    const second = await save(made, { title: "Second", body: bodyOf("two") }, on.editor);
    const path = `${DOCUMENTS}/${made.id}/revisions`;
    const list = v.parse(revisionList, await (await on.ask(path)).json());
    expect(list.items).toMatchObject([
      { title: "Second", author: "ed" },
      { title: "First", author: "olga" },
    ]);
    expect(list.has_more).toBe(false);
    const first = list.items[1]?.id;
    const read = v.parse(revision, await (await on.ask(`${path}/${first}`)).json());
    expect(read).toMatchObject({ title: "First", body: { blocks: [] } });
    const restore = (based_on: string) =>
      on.ask(`${path}/${first}/restore`, { method: "POST", body: { based_on } });
    expect(await codeOf(await restore(made.updated_at))).toEqual([409, "changed"]);
    const back = v.parse(editedDocument, await (await restore(second.updated_at)).json());
    expect(back.content).toMatchObject({ title: "First", path: "/first", body: { blocks: [] } });
    const other = await make("page", "Other");
    const foreign = `${DOCUMENTS}/${other.id}/revisions/${first}`;
    expect(await codeOf(await on.ask(foreign))).toEqual([404, "missing"]);
    expect(await codeOf(await on.ask(`${path}/x`))).toEqual([404, "missing"]);
  });
});
