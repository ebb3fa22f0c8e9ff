import { loadBlockData } from "../../blocks/loadBlockData.ts";
import type { FoundDocument } from "../../content/PageSource.ts";
import { encodePath } from "../../content/pagePath.ts";
import type { Crumb } from "../../pages/Breadcrumb.tsx";
import { Comments } from "../../pages/comments/Comments.tsx";
import { DocumentPage } from "../../pages/DocumentPage.tsx";
import { splitLanguage } from "../../texts/splitLanguage.ts";
import { articleData, breadcrumbData, siteData } from "../feeds/jsonLd.ts";
import { openGraph } from "../feeds/openGraph.ts";
import type { Page } from "../render/renderPage.tsx";
import { absolute, addressesOf, linksToLanguages, pageTitle } from "./headOf.ts";
import type { PageRequest } from "./PageRoute.ts";
import { productPage } from "./productPage.tsx";
import { tellBroken } from "./tellBroken.ts";

/**
 * Any page, post or project at its own address. In another language it is the document written
 * in that language, or else the original among that language's words.
 */
export async function documentPage(request: PageRequest): Promise<Page | undefined> {
  const { path, locale, site, source } = request;
  // "/de/de": what stands below a language is in it already.
  if (splitLanguage(path, site.language).isPrefixed) return undefined;
  const addresses = addressesOf(path, site);
  const translated = addresses.get(locale.language) ?? path;
  const found = await source.findDocument({
    paths: locale.prefix ? [translated, path] : [path],
    translations: [...addresses.values()],
  });
  // A product may stand at any address that its editor chose.
  if (found?.kind === "product") return productPage(request, found.path);
  return found && shownDocument(found, request);
}

/** The page of a document that was found. */
export async function shownDocument(document: FoundDocument, request: PageRequest): Promise<Page> {
  const { locale, origin, site, source, path } = request;
  const [data, comments] = await Promise.all([
    loadBlockData(document.body.blocks, source),
    document.takesComments || document.hasComments ? source.listComments(document.id) : undefined,
  ]);
  const crumbs = crumbsOf(document, request);
  const isHome = path === "/";
  const canonical = absolute(document.path, origin);
  const shared = {
    title: isHome ? site.title : document.title,
    description: document.summary,
    site,
    origin,
  };
  return {
    head: {
      title: isHome ? site.title : pageTitle(document.title, request),
      description: document.summary || undefined,
      canonical,
      links: linksToLanguages(translationsOf(document, request), origin),
      properties: openGraph({
        ...shared,
        type: document.kind === "page" ? "website" : "article",
        locale: document.language ?? locale.siteLanguage,
        address: canonical,
        picture: document.picture,
      }),
      data: [
        ...(isHome ? [siteData({ site: { ...site, language: locale.language }, origin })] : []),
        ...(document.kind === "page"
          ? []
          : [articleData({ document, site, origin, address: canonical })]),
        ...(crumbs.length > 0
          ? [breadcrumbData({ crumbs, title: document.title, origin, locale })]
          : []),
      ],
    },
    print: { post_type: document.kind, post_id: document.id },
    body: (
      <DocumentPage document={document} crumbs={crumbs} data={data} onBroken={tellBroken(request)}>
        {comments && (
          <Comments
            path={document.path}
            takesComments={document.takesComments}
            comments={comments}
          />
        )}
      </DocumentPage>
    ),
  };
}

/** The addresses at which it is written in another language, and its own, by language. */
function translationsOf(
  { path, translations }: FoundDocument,
  request: PageRequest,
): ReadonlyMap<string, string> {
  const written = new Set([path, ...translations]);
  const addresses = [...addressesOf(request.path, request.site)];
  return new Map(addresses.filter(([, address]) => written.has(address)));
}

function crumbsOf({ kind, above }: FoundDocument, { locale }: PageRequest): readonly Crumb[] {
  if (kind === "post") return [{ name: locale.say("journal.title"), href: "/journal" }];
  if (kind === "project") return [{ name: locale.say("portfolio.title"), href: "/portfolio" }];
  return above
    .filter(({ path }) => path !== "/")
    .map(({ title, path }) => ({
      name: title || locale.say("site.untitled"),
      href: encodePath(path),
    }));
}
