import type { EditedContent, EditedDocument } from "../../../content/admin/documentWire.ts";
import { freePath } from "../../../store/freePath.ts";
import type { Database } from "../../../store/Store.ts";
import { readTitle } from "./readTitle.ts";

/**
 * What a copy of a document says: a draft under another title, at a free address beside it. Its variants
 * have no article numbers, which belong to one product alone.
 */
export async function duplicateContent(
  db: Database,
  { content }: EditedDocument,
  title: string,
): Promise<EditedContent> {
  const { product } = content;
  return {
    ...content,
    title: readTitle(title),
    path: await freePath(db, content.path, undefined),
    status: "draft",
    published_at: null,
    ...(product && {
      product: { ...product, variants: product.variants.map((one) => ({ ...one, sku: null })) },
    }),
  };
}
