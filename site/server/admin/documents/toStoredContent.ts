import { unfitBlocks } from "../../../blocks/unfitBlocks.ts";
import type { EditedContent, EditedKind } from "../../../content/admin/documentWire.ts";
import type { ProductContent } from "../../../content/admin/productWire.ts";
import { cleanBody } from "../../../content/cleanBody.ts";
import { ContentError } from "../../../store/ContentError.ts";
import type { DocumentContent } from "../../../store/documentContent.ts";
import type { EditedParts } from "../../../store/saveEdited.ts";
import { cleanText } from "../../cleanText.ts";
import { cleanTitle } from "./readTitle.ts";

export type StoredContent = {
  readonly content: DocumentContent;
  readonly product: EditedParts | undefined;
};

/** What a product is before anybody has said so: one variant, without a price. */
export const EMPTY_PRODUCT: EditedParts = {
  parts: { variants: [{}] },
  links: { member: [], upsell: [], "cross-sell": [] },
};

/**
 * What the editor sent as the store takes it, its HTML cleaned. A product that says nothing of what it
 * costs has one variant without a price.
 * @throws {ContentError} for HTML that is too long to be cleaned, and for blocks that could not be shown
 */
export function toStoredContent(kind: EditedKind, sent: EditedContent): StoredContent {
  const { body, issues: unclean } = cleanBody(sent.body);
  const issues = [...unclean, ...unfitBlocks(body, { isSeen: sent.status !== "draft" })];
  if (issues.length > 0) {
    throw new ContentError(
      issues.map(({ path, message }) => ({ path: ["body", ...path], message })),
    );
  }
  const content: DocumentContent = {
    kind,
    path: sent.path,
    title: cleanTitle(sent.title),
    excerpt: cleanText(sent.excerpt),
    status: sent.status,
    publishedAt: toDate(sent.published_at),
    language: sent.language,
    direction: sent.direction,
    authorId: sent.author_id,
    parentId: sent.parent_id,
    termIds: sent.term_ids,
    picture: sent.picture,
    takesComments: sent.takes_comments,
    body,
  };
  return { content, product: kind === "product" ? toParts(sent.product) : undefined };
}

/** What the editor sent of a product beyond its document, as the store takes it. */
export function toParts(sent: ProductContent | undefined): EditedParts {
  if (!sent) return EMPTY_PRODUCT;
  const { options, details, gallery, outside } = sent;
  const idsOf = (linked: readonly { readonly id: string }[]) => linked.map(({ id }) => id);
  return {
    parts: {
      ...{ options, details, gallery, outside },
      isGroup: sent.is_group,
      isFeatured: sent.is_featured,
      isListed: sent.is_listed,
      isSearched: sent.is_searched,
      variants: sent.variants.map(({ takes_backorders, sale, ...variant }) => ({
        ...variant,
        takesBackorders: takes_backorders,
        sale: sale && { price: sale.price, from: toDate(sale.from), until: toDate(sale.until) },
      })),
    },
    links: {
      member: idsOf(sent.members),
      upsell: idsOf(sent.upsells),
      "cross-sell": idsOf(sent.cross_sells),
    },
  };
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}
