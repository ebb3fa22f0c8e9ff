export { ApiError } from "./ApiError.ts";
export { API_ROOT, MAX_PER_PAGE, PER_PAGE } from "./apiRoot.ts";
export { CLIENT_TIMEOUT, type Client, type ClientOptions, createClient } from "./createClient.ts";
export { getDocument, listDocuments, listTerms } from "./documents.ts";
export {
  type Block,
  BODIES,
  type Body,
  type ContentDocument,
  contentDocument,
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentPage,
  type DocumentQuery,
  type DocumentQuestion,
  documentPage,
  type ListedDocument,
  listedDocument,
  type WithBody,
} from "./documentWire.ts";
export { type ImageAttributes, imageOf, withMediaAddresses } from "./media.ts";
export { type PageQuery, type Picture, picture, TERM_KINDS, type TermName } from "./partsWire.ts";
export { getProduct, listProducts } from "./products.ts";
export {
  AVAILABILITIES,
  type ListedProduct,
  listedProduct,
  PRODUCT_ORDERS,
  type Product,
  type ProductPage,
  type ProductQuery,
  type ProductQuestion,
  product,
  productPage,
  type Variant,
  variant,
} from "./productWire.ts";
export type { ReadOptions } from "./read.ts";
export { getMenus, getSite } from "./site.ts";
export {
  type MenuEntry,
  type Menus,
  menus,
  type Site,
  site,
  type WordsQuery,
} from "./siteWire.ts";
export { type Term, type TermPage, type TermQuery, term, termPage } from "./termWire.ts";
