import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { editedDocument } from "../../content/admin/documentWire.ts";
import { documents, rateLimits } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { DOCUMENTS, documentDesk } from "./testing/documentDesk.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

describeEachStore("A save has a name", ({ store }) => {
  let on: AdminSite;
  const { make, open, bulk } = documentDesk(() => on);

  beforeAll(async () => {
    on = await startAdminSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [documents, rateLimits]) await store().db.delete(table);
  });

  async function savedAs(save_id: string | undefined, kind = "page") {
    const { id, updated_at: based_on, content } = await make(kind, "One");
    const body = { based_on, save_id, content: { ...content, title: "Two" } };
    const answer = await on.ask(`${DOCUMENTS}/${id}`, { method: "PUT", body });
    return { answer, id, again: () => on.ask(`${DOCUMENTS}/${id}`, { method: "PUT", body }) };
  }

  test.each(["page", "product"])(
    "by which whoever got no answer knows that a %s is as they left it",
    async (kind) => {
      const { answer, again, id } = await savedAs("save00000001", kind);
      expect(v.parse(editedDocument, await answer.json()).save_id).toBe("save00000001");
      const refused = await again();
      expect(refused.status).toBe(409);
      const { current } = (await refused.json()).error;
      expect(current).toMatchObject({ save_id: "save00000001", content: { title: "Two" } });
      expect((await open(id)).document.save_id).toBe("save00000001");
    },
  );

  test.each(["publish", "trash"])("and none once it is changed otherwise: %s", async (action) => {
    const { id } = await savedAs("save00000001");
    await bulk(action, [id]);
    expect((await open(id)).document.save_id).toBeNull();
  });

  test("and none where another save does not say one, or says nonsense", async () => {
    const { id } = await savedAs("save00000001");
    const { document } = await open(id);
    const save = (save_id?: unknown) => {
      const body = { based_on: document.updated_at, save_id, content: document.content };
      return on.ask(`${DOCUMENTS}/${id}`, { method: "PUT", body });
    };
    expect((await save("<b>")).status).toBe(422);
    expect((await save(5)).status).toBe(422);
    expect(v.parse(editedDocument, await (await save()).json()).save_id).toBeNull();
  });
});
