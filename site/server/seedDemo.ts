import { eq } from "drizzle-orm";
import { demo } from "../content/demo/demo.ts";
import { demoBody } from "../content/demo/demoBody.ts";
import { DEMO_SOURCE } from "../content/demo/demoSource.ts";
import type {
  DemoPage,
  DemoPost,
  DemoProduct,
  DemoProject,
  DemoTerm,
} from "../content/demo/types.ts";
import { siteSettings } from "../content/siteSettings.ts";
import { writeContactForm } from "../store/contactForms.ts";
import type { ImportedDocument } from "../store/importedDocument.ts";
import { importMissing } from "../store/importMissing.ts";
import type { ProductParts } from "../store/productParts.ts";
import type { Database } from "../store/Store.ts";
import { documents } from "../store/schema.ts";
import { writeSetting } from "../store/settings.ts";
import { writeTerm } from "../store/terms.ts";
import { seedComments } from "./seedComments.ts";

/** When the demo's pages, which have no date of their own, were published. */
const OPENED_AT = "2025-09-29T08:00:00Z";

/**
 * Stores the demo: settings, terms, authors, forms, every document, and what people said about them.
 * In few statements, as an import does, since a first start waits for it.
 */
export async function seedDemo(tx: Database): Promise<void> {
  await writeSetting(tx, siteSettings, demo.settings);
  for (const [position, term] of demo.terms.entries()) await writeTerm(tx, { ...term, position });
  for (const form of demo.forms) await writeContactForm(tx, form);
  await importMissing(tx, [
    ...demo.pages.map((page) => ({ document: ofPage(page) })),
    ...demo.projects.map((project) => ({ document: ofProject(project) })),
    ...demo.posts.map((post) => ({ document: ofPost(post) })),
    ...demo.products.map((product) => ({
      document: ofProduct(product),
      product: partsOf(product),
    })),
  ]);
  await seedComments(tx, await findDocumentIds(tx));
}

/** The ids of the demo's documents by their address. */
async function findDocumentIds(tx: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: documents.id, path: documents.path })
    .from(documents)
    .where(eq(documents.source, DEMO_SOURCE));
  return new Map(rows.map(({ id, path }) => [path, id]));
}

function ofPage(page: DemoPage): ImportedDocument {
  const { path, language = null, picture = null } = page;
  return { ...common(page, path, OPENED_AT), kind: "page", language, picture };
}

function ofProject(project: DemoProject): ImportedDocument {
  const { slug, picture, author, publishedAt, tags } = project;
  return {
    ...common(project, `/portfolio/${slug}`, publishedAt),
    kind: "project",
    picture,
    author: authorOf(author),
    terms: termsOf("tag", tags),
  };
}

function ofPost(post: DemoPost): ImportedDocument {
  const { slug, picture, author, publishedAt, categories, tags } = post;
  return {
    ...common(post, `/journal/${slug}`, publishedAt),
    kind: "post",
    picture,
    takesComments: true,
    author: authorOf(author),
    terms: [...termsOf("category", categories), ...termsOf("tag", tags)],
  };
}

function ofProduct(product: DemoProduct): ImportedDocument {
  const { slug, publishedAt, categories, tags } = product;
  return {
    ...common(product, `/shop/${slug}`, publishedAt),
    kind: "product",
    takesComments: true,
    terms: [...termsOf("product-category", categories), ...termsOf("product-tag", tags)],
  };
}

/** The same, as lists of its own: the store's checks are written for lists that may change. */
function partsOf({ options, details, variants, gallery }: DemoProduct): ProductParts {
  return {
    options: options.map((option) => ({ ...option, values: [...option.values] })),
    details: details.map((detail) => ({ ...detail, values: [...detail.values] })),
    variants: [...variants],
    gallery: [...gallery],
  };
}

/** What all documents have; what a kind has beside it is put over it. */
function common(
  { title, excerpt, body }: Pick<DemoPage, "title" | "excerpt" | "body">,
  path: string,
  publishedAt: string,
): Omit<ImportedDocument, "kind"> {
  return {
    source: DEMO_SOURCE,
    sourceId: path,
    path,
    title,
    excerpt,
    body: demoBody(body),
    status: "published",
    publishedAt: new Date(publishedAt),
    parentId: null,
    language: null,
    direction: null,
    author: null,
    terms: [],
  };
}

function authorOf(slug: string): ImportedDocument["author"] {
  return known(
    demo.authors.find((author) => author.slug === slug),
    slug,
  );
}

function termsOf(kind: DemoTerm["kind"], slugs: readonly string[]): ImportedDocument["terms"] {
  return slugs.map((slug) =>
    known(
      demo.terms.find((term) => term.kind === kind && term.slug === slug),
      slug,
    ),
  );
}

function known<Thing>(thing: Thing | undefined, slug: string): Thing {
  if (thing === undefined) throw new Error(`The demo names "${slug}", which it does not have.`);
  return thing;
}
