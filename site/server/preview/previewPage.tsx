import { BlockTree } from "../../blocks/BlockTree.tsx";
import { loadBlockData } from "../../blocks/loadBlockData.ts";
import type { FoundDocument } from "../../content/PageSource.ts";
import { findAnyProduct } from "../../store/findProduct.ts";
import type { Database } from "../../store/Store.ts";
import { shownDocument } from "../pages/documentPage.tsx";
import { pageTitle } from "../pages/headOf.ts";
import type { PageRequest } from "../pages/PageRoute.ts";
import { shownProduct } from "../pages/productPage.tsx";
import { tellBroken } from "../pages/tellBroken.ts";
import type { Page } from "../render/renderPage.tsx";
import { applyProductDraft } from "./applyProductDraft.ts";

export type PreviewedPage = {
  /** With the draft applied. */
  readonly document: FoundDocument;
  /** What is written of a product beyond its document; undefined where nothing is. */
  readonly parts: unknown;
  readonly request: PageRequest;
  readonly db: Database;
};

/** Kinds that are no pages, but stand on some. */
const PARTS = ["overlay", "header", "footer"];

/** Whether a document has no page of its own. */
export const isPart = ({ kind }: FoundDocument): boolean => PARTS.includes(kind);

/** The page of a document of any kind; a part of pages stands alone on one. */
export async function previewPage({ document, parts, request, db }: PreviewedPage): Promise<Page> {
  if (isPart(document)) return partPage(document, request);
  const product = document.kind === "product" ? await findAnyProduct(db, document.id) : undefined;
  return product
    ? shownProduct(await applyProductDraft(db, { product, document, parts }), request)
    : shownDocument(document, request);
}

async function partPage(document: FoundDocument, request: PageRequest): Promise<Page> {
  const { blocks } = document.body;
  const data = await loadBlockData(blocks, request.source);
  return {
    head: { title: pageTitle(document.title, request) },
    print: { post_type: document.kind, post_id: document.id },
    body: (
      <main id="content" tabIndex={-1}>
        <article className="document">
          <div className="document-body">
            <BlockTree blocks={blocks} data={data} onBroken={tellBroken(request)} />
          </div>
        </article>
      </main>
    ),
  };
}
