import * as v from "valibot";
import { expect } from "vitest";
import {
  type DocumentsPutBack,
  documentBulkAnswer,
} from "../../../content/admin/documentBulkWire.ts";
import {
  type EditedDocument,
  editedDocument,
  openedDocument,
} from "../../../content/admin/documentWire.ts";
import type { Person } from "../../testing/askAs.ts";
import type { AdminSite } from "./startAdminSite.ts";

/** Where documents are asked for. */
export const DOCUMENTS = "/api/admin/documents";

/** What an editor does with documents, by their API; an owner where nobody else is named. */
export function documentDesk(site: () => AdminSite) {
  const ask: AdminSite["ask"] = (path, asked) => site().ask(path, asked);
  const put = (
    { id, updated_at, content }: EditedDocument,
    change: object,
    as: Person = site().owner,
  ): Promise<Response> => {
    const body = { based_on: updated_at, content: { ...content, ...change } };
    return ask(`${DOCUMENTS}/${id}`, { method: "PUT", body, as });
  };
  return {
    put,
    async make(kind: string, title: string, as: Person = site().owner): Promise<EditedDocument> {
      const answer = await ask(DOCUMENTS, { method: "POST", body: { kind, title }, as });
      expect(answer.status).toBe(201);
      return v.parse(editedDocument, await answer.json());
    },
    async save(document: EditedDocument, change: object, as?: Person): Promise<EditedDocument> {
      const answer = await put(document, change, as);
      expect(answer.status).toBe(200);
      return v.parse(editedDocument, await answer.json());
    },
    open: async (id: string, as: Person = site().owner) =>
      v.parse(openedDocument, await (await ask(`${DOCUMENTS}/${id}`, { as })).json()),
    async bulk(action: string, ids: readonly string[]) {
      const answer = await ask(`${DOCUMENTS}/bulk`, { method: "POST", body: { ids, action } });
      return v.parse(documentBulkAnswer, await answer.json());
    },
    /** Undoes what the bulk did, as it told. */
    async putBack({ before }: DocumentsPutBack) {
      const answer = await ask(`${DOCUMENTS}/put-back`, { method: "POST", body: { before } });
      return v.parse(documentBulkAnswer, await answer.json());
    },
    /** What a refused save says is wrong. */
    async issuesOf(answer: Response) {
      const { error } = await answer.json();
      expect([answer.status, error.code]).toEqual([422, "invalid"]);
      return error.issues;
    },
  };
}

/** A variant as the editor sends it. */
export function variantOf(variant: object) {
  return {
    ...{ sku: null, choice: {}, price: null, sale: null, stock: null, takes_backorders: false },
    ...variant,
  };
}
