import type { ListedDocumentRow } from "../../../content/admin/documentWire.ts";
import type { ListedEdited } from "../../../store/listEdited.ts";
import { stateOf } from "../../../store/readEdited.ts";

/** A row of the list. */
export function toListedDocument(row: ListedEdited): ListedDocumentRow {
  return {
    id: row.id,
    kind: row.kind,
    path: row.path,
    title: row.title,
    state: stateOf(row),
    language: row.language,
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedByName,
    author: row.author,
    terms: [...row.terms],
    picture: row.picture,
    price_from: row.priceFrom,
    in_stock: row.inStock,
    open_by: [...row.openBy],
  };
}
