import type { PageSource } from "../../content/PageSource.ts";
import type { ShownDocument } from "../../content/ShownDocument.ts";
import { siteSettings } from "../../content/siteSettings.ts";

/** A page with nothing on it. */
export const emptyDocument: ShownDocument = {
  id: "00000000-0000-4000-8000-000000000000",
  kind: "page",
  path: "/empty",
  title: "Empty",
  summary: "",
  excerpt: "",
  publishedAt: null,
  updatedAt: new Date(0),
  language: null,
  direction: null,
  author: null,
  terms: [],
  picture: null,
  takesComments: false,
  body: { version: 1, blocks: [] },
};

/** A site without content; tests put in its place what they need. */
export const emptySource: PageSource = {
  readSite: async () => siteSettings.fallback,
  readSections: async () => [],
  readCategories: async () => [],
  findDocument: async () => undefined,
  findProduct: async () => undefined,
  findProductChoices: async () => undefined,
  findRedirect: async () => undefined,
  listArchive: async () => undefined,
  pickProducts: async () => [],
  listProducts: async () => undefined,
  findContactForm: async () => undefined,
  listComments: async () => [],
  search: async ({ page }) => ({ items: [], total: 0, page, pageCount: 1, match: "exact" }),
  suggest: async () => [],
  listAddresses: async () => [],
  countAddresses: async () => 0,
};
