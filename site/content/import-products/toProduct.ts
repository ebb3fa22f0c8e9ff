import type { ProductParts } from "../../store/productParts.ts";
import { createContactForms } from "../import/createContactForms.ts";
import { createPictures } from "../import/createPictures.ts";
import { plainText } from "../import/plainText.ts";
import { type ReadBody, readBody } from "../import/readBody.ts";
import { HtmlTooLong } from "../sanitiseHtml.ts";
import type { GatheredProduct } from "./gatherProducts.ts";
import type { ImportedProduct, ProductLinks } from "./ImportedProduct.ts";
import type { ProductRow } from "./ProductRow.ts";
import type { Note, ReadContext } from "./ReadContext.ts";
import { readDetails } from "./readDetails.ts";
import { readCategories, readList } from "./readList.ts";
import { readOutside } from "./readOutside.ts";
import { readYes } from "./readStock.ts";
import { readVariants } from "./readVariants.ts";

/**
 * What products of a table are known by, beside their IDs there: the table does not say of which shop
 * it is.
 * @param shop what its owner calls it, who has tables of several
 */
export function productSource(shop = "woocommerce"): string {
  return `csv:${shop}`;
}

/** How many categories, and how many tags, a product has at most. */
export const MAX_TERMS = 100;
/** How deep categories lie in one another; text that slipped into their column has far more ">". */
export const MAX_CATEGORY_DEPTH = 10;
/** How many pictures a product has at most. */
export const MAX_PICTURES = 100;

export type ReadProduct = {
  readonly product: ImportedProduct;
  /** Addresses, or names in a folder; the first stands for the product. */
  readonly pictures: readonly string[];
  readonly links: ProductLinks;
  /** The hosts of pictures in its description, one entry a picture. */
  readonly pictureHosts: readonly string[];
};

/**
 * Makes a product of its rows. What does not come along is noted.
 * @returns the reason, in words, where it stays behind
 */
export function toProduct(
  { row, variations }: GatheredProduct,
  context: ReadContext,
  note: Note,
): ReadProduct | string {
  const read = readDescription(row);
  if (typeof read === "string") return read;
  for (const lost of read.lost) note(`${lost} of its description`);
  const offered = variations.filter(
    (variation) =>
      readYes(variation.text("published"), true) && variation.text("published") !== "-1",
  );
  if (offered.length < variations.length) {
    note(`${variations.length - offered.length} of its variations are switched off`);
  }
  const parts = partsOf(row, offered, { context, note });
  const product: ImportedProduct = {
    source: context.source,
    sourceId: row.key,
    title: plainText(row.text("name")),
    status: statusOf(row),
    excerpt: plainText(row.text("shortDescription")),
    body: read.body,
    takesComments: readYes(row.text("reviews"), true),
    categories: categoriesOf(row, note),
    tags: tagsOf(row, note),
    parts,
  };
  return {
    product,
    pictures: picturesOf([row, ...offered], note),
    links: linksOf(row),
    pictureHosts: read.pictureHosts,
  };
}

/** A table holds neither pictures nor forms that a description could name by number. */
const NO_SURVEY = { site: "", pictures: createPictures(), contactForms: createContactForms() };

/** The product's own first, then those of its variations. */
function picturesOf(rows: readonly ProductRow[], note: Note): readonly string[] {
  const pictures = [...new Set(rows.flatMap((row) => readList(row.text("images"))))];
  if (pictures.length > MAX_PICTURES) note(`it has more than ${MAX_PICTURES} pictures`);
  return pictures.slice(0, MAX_PICTURES);
}

/** Exports write a line end as "\n", and a "\n" of the text with one more backslash. */
function readDescription(row: ProductRow): ReadBody | string {
  const html = row
    .text("description")
    .replace(/(?<!\\)\\n/g, "\n")
    .replaceAll("\\\\n", "\\n");
  try {
    return readBody(html, row.key, NO_SURVEY);
  } catch (error) {
    if (error instanceof HtmlTooLong) return `its description is too long. ${error.message}`;
    throw error;
  }
}

function partsOf(
  row: ProductRow,
  variations: readonly ProductRow[],
  reading: { readonly context: ReadContext; readonly note: Note },
): ProductParts {
  const { options, variants } = readVariants(row, variations, reading);
  const visibility = row.text("visibility").toLowerCase() || "visible";
  return {
    options: [...options],
    variants: [...variants],
    details: [...readDetails(row, options, reading)],
    outside: row.type === "external" ? readOutside(row, reading.note) : null,
    isGroup: row.type === "grouped",
    isFeatured: readYes(row.text("featured"), false),
    isListed: !["search", "hidden"].includes(visibility),
    isSearched: !["catalog", "hidden"].includes(visibility),
  };
}

/** 1 is public, 0 private, -1 a draft. */
function statusOf(row: ProductRow): ImportedProduct["status"] {
  const cell = row.text("published");
  if (cell === "-1" || /^draft$/i.test(cell)) return "draft";
  return readYes(cell, true) ? "published" : "private";
}

function linksOf(row: ProductRow): ProductLinks {
  return {
    member: row.type === "grouped" ? readList(row.text("grouped")) : [],
    upsell: readList(row.text("upsells")),
    "cross-sell": readList(row.text("crossSells")),
  };
}

function categoriesOf(row: ProductRow, note: Note): readonly (readonly string[])[] {
  const paths = readCategories(row.text("categories"))
    .slice(0, MAX_TERMS + 1)
    .map((path) => path.map(termName).filter((name) => name !== ""))
    .filter((path) => path.length > 0);
  const deep = paths.find((path) => path.length > MAX_CATEGORY_DEPTH);
  if (deep) {
    const [first = ""] = deep;
    note(`a category below "${first}" lies more than ${MAX_CATEGORY_DEPTH} deep: it stands above`);
  }
  return few(paths, "categories", note).map((path) => path.slice(0, MAX_CATEGORY_DEPTH));
}

function tagsOf(row: ProductRow, note: Note): readonly string[] {
  const given = [...readList(row.text("tags")), ...row.text("spacedTags").split(/\s+/)];
  const tags = given.slice(0, MAX_TERMS + 1).map(termName);
  return few(
    tags.filter((tag) => tag !== ""),
    "tags",
    note,
  );
}

/** The first of them, and a note where there are more. */
function few<Item>(items: readonly Item[], what: string, note: Note): readonly Item[] {
  if (items.length > MAX_TERMS) note(`it has more than ${MAX_TERMS} ${what}`);
  return items.slice(0, MAX_TERMS);
}

function termName(name: string): string {
  return plainText(name, 200);
}
