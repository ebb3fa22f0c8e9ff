import type { EditedContent, EditedDocument } from "../../../content/admin/documentWire.ts";
import type { ProductContent } from "../../../content/admin/productWire.ts";
import { PAGE_KINDS } from "../../../store/documents.ts";
import { type EditedProduct, type EditedRow, stateOf } from "../../../store/readEdited.ts";

/** A stored document as the editor opens it. */
export function toEditedDocument(row: EditedRow): EditedDocument {
  const state = stateOf(row);
  const isSeen = state === "published" && PAGE_KINDS.some((kind) => kind === row.kind);
  return {
    id: row.id,
    kind: row.kind,
    state,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedByName,
    save_id: row.saveId,
    public_path: isSeen ? row.path : null,
    content: contentOf(row),
  };
}

/** What is in the trash is shown as it was before. */
function contentOf(row: EditedRow): EditedContent {
  return {
    path: row.trashed?.path ?? row.path,
    title: row.title,
    excerpt: row.excerpt,
    status: row.trashed?.status ?? (row.status === "trash" ? "draft" : row.status),
    published_at: row.publishedAt?.toISOString() ?? null,
    language: row.language,
    direction: row.direction,
    author_id: row.authorId,
    parent_id: row.parentId,
    term_ids: [...row.termIds],
    picture: row.picture,
    takes_comments: row.takesComments,
    body: row.body,
    ...(row.product && { product: toProductContent(row.product) }),
  };
}

function toProductContent({ variants, links, ...parts }: EditedProduct): ProductContent {
  return {
    options: parts.options.map((option) => ({ ...option })),
    details: parts.details.map((detail) => ({ ...detail })),
    gallery: [...parts.gallery],
    outside: parts.outside,
    is_group: parts.isGroup,
    is_featured: parts.isFeatured,
    is_listed: parts.isListed,
    is_searched: parts.isSearched,
    variants: variants.map(({ takesBackorders, ...variant }) => {
      return { ...variant, takes_backorders: takesBackorders };
    }),
    members: [...links.member],
    upsells: [...links.upsell],
    cross_sells: [...links["cross-sell"]],
  };
}
