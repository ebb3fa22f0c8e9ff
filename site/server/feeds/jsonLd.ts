import type { Picture } from "../../content/picture.ts";
import type { ShownDocument } from "../../content/ShownDocument.ts";
import type { ShownProduct } from "../../content/ShownProduct.ts";
import type { SiteSettings } from "../../content/siteSettings.ts";
import type { Crumb } from "../../pages/Breadcrumb.tsx";
import { pictureAddress } from "../../pages/Picture.tsx";
import type { Locale } from "../../texts/createLocale.ts";
import { absolute } from "../pages/headOf.ts";
import { productOffers } from "./productOffers.ts";
import { productRatings } from "./productRatings.ts";

/**
 * What a page says of itself to search engines, in the words of schema.org. Addresses are absolute
 * where the site knows its own, else relative to the page. The page block escapes the text.
 */
export type JsonLd = { readonly "@context": "https://schema.org" } & Readonly<
  Record<string, unknown>
>;

/** What all of them need to know. */
export type JsonLdContext = {
  readonly site: SiteSettings;
  readonly origin: string | undefined;
};

const SCHEMA = "https://schema.org";

/** Wide enough for every use that search engines make of pictures, in pixels. */
const PICTURE_WIDTH = 1280;

/** The site itself, and how to search it. */
export function siteData({ site, origin }: JsonLdContext): JsonLd {
  const home = linkTo("/", origin);
  return {
    "@context": SCHEMA,
    "@graph": [
      { "@type": "Organization", "@id": `${home}#owner`, name: site.title, url: home },
      {
        "@type": "WebSite",
        "@id": `${home}#site`,
        name: site.title,
        description: site.tagline || undefined,
        url: home,
        inLanguage: site.language,
        publisher: { "@id": `${home}#owner` },
        potentialAction: {
          "@type": "SearchAction",
          target: {
            "@type": "EntryPoint",
            urlTemplate: `${linkTo("/search", origin)}?q={search_term_string}`,
          },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}

/** A post or a piece of work. */
export function articleData({
  document,
  site,
  origin,
  address,
}: JsonLdContext & {
  readonly document: ShownDocument;
  /** The page's own, absolute. */
  readonly address: string | undefined;
}): JsonLd {
  const { kind, title, summary, author, terms, picture, path } = document;
  const named = (wanted: string): string[] =>
    terms.filter((term) => term.kind === wanted).map(({ name }) => name);
  return {
    "@context": SCHEMA,
    "@type": kind === "post" ? "BlogPosting" : "Article",
    headline: title,
    description: summary || undefined,
    url: address ?? linkTo(path, origin),
    mainEntityOfPage: address ?? linkTo(path, origin),
    inLanguage: document.language ?? site.language,
    datePublished: document.publishedAt?.toISOString(),
    dateModified: document.updatedAt.toISOString(),
    author: author
      ? {
          "@type": "Person",
          name: author.name,
          url: linkTo(`/journal/author/${encodeURIComponent(author.slug)}`, origin),
        }
      : undefined,
    publisher: { "@type": "Organization", name: site.title, url: linkTo("/", origin) },
    image: picture ? pictureLink(picture, origin) : undefined,
    articleSection: named("category"),
    keywords: named("tag"),
  };
}

/** The way from the home page to this one, which is the last; it leads where the page's own leads. */
export function breadcrumbData({
  crumbs,
  title,
  origin,
  locale,
}: {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly origin: string | undefined;
  readonly locale: Pick<Locale, "link">;
}): JsonLd {
  const steps = crumbs.map(({ name, href }) => ({ name, item: linkTo(locale.link(href), origin) }));
  return {
    "@context": SCHEMA,
    "@type": "BreadcrumbList",
    itemListElement: [...steps, { name: title }].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
}

/** A product with its price and what buyers think of it. */
export function productData({
  product,
  site,
  origin,
  address,
}: JsonLdContext & {
  readonly product: ShownProduct;
  /** The page's own, absolute. */
  readonly address: string | undefined;
}): JsonLd {
  const { title, summary, gallery, variants, path } = product;
  const url = address ?? linkTo(path, origin);
  const [only, ...others] = variants;
  return {
    "@context": SCHEMA,
    "@type": "Product",
    name: title,
    description: summary || undefined,
    url,
    image: gallery.map((picture) => pictureLink(picture, origin)),
    sku: others.length === 0 ? (only?.sku ?? undefined) : undefined,
    brand: { "@type": "Brand", name: site.title },
    offers: productOffers(product, { currency: site.currency, address: url }),
    ...productRatings(product),
  };
}

function linkTo(path: string, origin: string | undefined): string {
  return absolute(path, origin) ?? path;
}

function pictureLink(picture: Picture, origin: string | undefined): string {
  return linkTo(pictureAddress(picture, PICTURE_WIDTH), origin);
}
