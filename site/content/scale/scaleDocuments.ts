import type { MissingDocument } from "../../store/importMissing.ts";
import { authors } from "../demo/authors.ts";
import { terms } from "../demo/terms.ts";
import type { ScaleItem } from "./ScaleItem.ts";
import { scalePictures } from "./scalePictures.ts";
import { scalePost } from "./scalePost.ts";
import { scaleProduct } from "./scaleProduct.ts";

/** How many of each are wanted. */
export type ScaleCounts = { readonly products: number; readonly posts: number };

/** Under what the store knows made-up documents again. */
export const SCALE_SOURCE = "scale";

/** Made-up products and posts, one after the other: the same every time, more for larger numbers. */
export function* scaleDocuments({ products, posts }: ScaleCounts): Generator<MissingDocument> {
  const pictures = scalePictures();
  for (let number = 1; number <= products; number++) {
    yield toMissing(scaleProduct(number, pictures.galleries));
  }
  for (let number = 1; number <= posts; number++) {
    yield toMissing(scalePost(number, pictures.posts));
  }
}

const names = new Map(terms.map(({ kind, slug, name }) => [`${kind} ${slug}`, name]));

function toMissing(item: ScaleItem): MissingDocument {
  const { kind, path, title, excerpt, publishedAt, paragraphs, picture, product } = item;
  const author = authors[item.id.length % authors.length] ?? null;
  return {
    document: {
      ...{ kind, path, title, excerpt, publishedAt, picture },
      source: SCALE_SOURCE,
      sourceId: item.id,
      parentId: null,
      status: "published",
      language: null,
      direction: null,
      author: kind === "post" ? author : null,
      terms: item.terms.map((term) => {
        return { ...term, name: names.get(`${term.kind} ${term.slug}`) ?? term.slug };
      }),
      body: {
        version: 1,
        blocks: [
          { id: "text", type: "text", fields: { html: `<p>${paragraphs.join("</p><p>")}</p>` } },
        ],
      },
      takesComments: true,
    },
    ...(product && { product }),
  };
}
