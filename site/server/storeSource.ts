import type { ShownForm } from "../content/contact-forms/ShownForm.ts";
import type { FormQuestion, PageSource, ProductQuestion } from "../content/PageSource.ts";
import { withoutEmptySections } from "../content/sections.ts";
import { countAddresses, listAddresses } from "../store/addresses.ts";
import { listApproved } from "../store/comments.ts";
import { findFirstPublished } from "../store/documents.ts";
import { findProduct, findProductChoices } from "../store/findProduct.ts";
import { listArchive } from "../store/listArchive.ts";
import { listProducts } from "../store/listProducts.ts";
import { type FilterChoices, readFilterChoices } from "../store/readFilterChoices.ts";
import { readShell, type Shell } from "../store/readShell.ts";
import { findRedirect } from "../store/redirects.ts";
import type { Database } from "../store/Store.ts";
import { search } from "../store/search.ts";
import { suggest } from "../store/suggest.ts";
import { formInLanguage } from "../texts/formInLanguage.ts";
import { keepUntilForgotten } from "./keepUntilForgotten.ts";

/** Pages from the store. What is the same on many pages is kept until `forget` is called. */
export type StoreSource = PageSource & {
  /** The content has changed: what was kept is read again. */
  readonly forget: () => void;
};

/** How many categories' filters are kept; beyond that the oldest go. */
export const MAX_KEPT_FILTERS = 200;

export function storeSource(db: Database): StoreSource {
  const shells = keepUntilForgotten<Shell>(1);
  const filters = keepUntilForgotten<FilterChoices>(MAX_KEPT_FILTERS);
  const shell = () => shells.read("", () => readShown(db));
  return {
    forget() {
      shells.forget();
      filters.forget();
    },
    readSite: async () => (await shell()).site,
    readSections: async () => (await shell()).sections,
    readCategories: async () => (await shell()).categories,
    findDocument: (question) => findFirstPublished(db, question),
    findProduct: (path) => findProduct(db, path),
    findProductChoices: (path) => findProductChoices(db, path),
    findRedirect: (path) => findRedirect(db, path),
    listArchive: (question) => listArchive(db, question),
    async listProducts(question) {
      const slug = question.category;
      const { categories } = await shell();
      const category = categories.find((one) => one.slug === slug);
      if (slug !== undefined && !category) return undefined;
      const key = slug ?? ALL_PRODUCTS;
      const { total, ...kept } = await filters.read(key, () => readFilterChoices(db, slug));
      const list = await listProducts(db, question, isNarrowed(question) ? undefined : total);
      return { ...list, ...kept, category };
    },
    async pickProducts(question) {
      const all = { facets: [], inStockOnly: false, page: 1 };
      return (await listProducts(db, { ...all, ...question }, 0)).items;
    },
    findContactForm: async (question) =>
      (await shell()).forms.find((form) => isAskedFor(form, question)),
    listComments: (documentId) => listApproved(db, documentId),
    search: (question) => search(db, question),
    suggest: (text, limit) => suggest(db, text, limit),
    listAddresses: (part) => listAddresses(db, part),
    countAddresses: () => countAddresses(db),
  };
}

/** Menus lead to no list that is empty, and forms say all they have to say. */
async function readShown(db: Database): Promise<Shell> {
  const { forms, site, ...shell } = await readShell(db);
  return {
    ...shell,
    site: withoutEmptySections(site, shell.sections),
    forms: forms.map((form) => formInLanguage(form, site.language)),
  };
}

function isAskedFor({ key, definition }: ShownForm, question: FormQuestion): boolean {
  return "id" in question ? definition.id === question.id : key === question.key;
}

/** No slug of a category is empty. */
const ALL_PRODUCTS = "";

function isNarrowed(question: ProductQuestion): boolean {
  const { facets, minPrice, maxPrice, inStockOnly, featuredOnly = false } = question;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  return facets.length > 0 || hasPrice || inStockOnly || featuredOnly;
}
