import type { DocumentContent } from "../documentContent.ts";
import type { ImportedDocument } from "../importedDocument.ts";
import type { ProductParts } from "../productParts.ts";
import type { ProductWrite } from "../writeProduct.ts";

/** A published page with one block; give what the test is about. */
export function pageContent(
  content: Partial<DocumentContent> & { readonly path: string },
): DocumentContent {
  return { kind: "page", title: "A page", status: "published", body: bodyOf("words"), ...content };
}

/** A published post as an importer hands it over. */
export function importedPost(
  document: Partial<ImportedDocument> & { readonly sourceId: string },
): ImportedDocument {
  return {
    source: "wxr:https://old.example",
    parentId: null,
    kind: "post",
    path: `/post-${document.sourceId}`,
    title: "A post",
    excerpt: null,
    status: "published",
    publishedAt: new Date("2020-01-02T03:04:05.678Z"),
    language: null,
    direction: null,
    author: null,
    terms: [],
    body: bodyOf("words"),
    ...document,
  };
}

/** A document's body with one block of text. */
export function bodyOf(html: string) {
  return { version: 1 as const, blocks: [{ id: "a", type: "text", fields: { html } }] };
}

/** A published product with one variant; give what the test is about. */
export function productWrite(
  path: string,
  product: Partial<ProductParts> = {},
  content: Partial<DocumentContent> = {},
): ProductWrite {
  return {
    content: pageContent({ kind: "product", path, title: "A product", ...content }),
    product: { variants: [{ price: 1000 }], ...product },
  };
}

/** A picture of a product. */
export function pictureOf(name: string) {
  return { src: `/media/${name}.svg`, width: 1200, height: 1500, alt: name };
}
