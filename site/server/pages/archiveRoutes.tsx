import type { ArchiveQuestion } from "../../content/PageSource.ts";
import { encodePath } from "../../content/pagePath.ts";
import { ArchivePage, type ArchivePageProps } from "../../pages/ArchivePage.tsx";
import type { Crumb } from "../../pages/Breadcrumb.tsx";
import { pageAddress, pageNumber, pageQuery } from "../../pages/pageNumber.ts";
import type { MessageKey } from "../../texts/messages.ts";
import type { Page } from "../render/renderPage.tsx";
import { headOfEveryLanguage } from "./headOf.ts";
import type { PageRequest, PageRoute } from "./PageRoute.ts";

const JOURNAL = "/journal";

/** The lists of posts and of work: all of them, or those of a category, tag, author or month. */
export const archiveRoutes: readonly PageRoute[] = [
  {
    pattern: JOURNAL,
    summary: "The posts, newest first.",
    query: pageQuery,
    make: (request) =>
      archive(request, {
        kind: "post",
        title: request.locale.say("journal.title"),
        description: request.site.journal,
        feed: "/journal/feed.xml",
      }),
  },
  {
    pattern: "/journal/category/:slug",
    summary: "The posts of a category.",
    query: pageQuery,
    make: (request) => ofTerm(request, "category"),
  },
  {
    pattern: "/journal/tag/:slug",
    summary: "The posts with a tag.",
    query: pageQuery,
    make: (request) => ofTerm(request, "tag"),
  },
  {
    pattern: "/journal/author/:slug",
    summary: "The posts of an author.",
    query: pageQuery,
    make: (request) =>
      archive(request, { kind: "post", author: request.params.slug, label: "journal.author" }),
  },
  {
    pattern: "/journal/month/:month",
    summary: "The posts of a month, such as /journal/month/2026-03.",
    query: pageQuery,
    make: ofMonth,
  },
  {
    pattern: "/portfolio",
    summary: "Work made for others, newest first; with `?filter=` what has that tag.",
    query: portfolioQuery,
    make: (request) =>
      archive(request, {
        kind: "project",
        narrowed: { by: request.query.get("filter") ?? undefined },
        title: request.locale.say("portfolio.title"),
        description: request.locale.say("portfolio.description"),
      }),
  },
];

type Asked = Pick<ArchiveQuestion, "kind" | "term" | "author" | "month"> & {
  /** What it is called; without it, by the name of its subject. */
  readonly title?: string;
  readonly description?: string;
  readonly label?: MessageKey;
  readonly feed?: string;
  readonly narrowed?: ArchivePageProps["narrowed"];
};

/** A tag as addresses have it; what is none does not make another page. */
const TAG = /^[\p{L}\p{M}\p{N}-]{1,60}$/u;

function portfolioQuery(query: URLSearchParams): URLSearchParams {
  const own = pageQuery(query);
  const filter = query.get("filter") ?? "";
  if (TAG.test(filter)) own.set("filter", filter);
  return own;
}

function ofTerm(request: PageRequest, kind: "category" | "tag"): Promise<Page | undefined> {
  const { slug = "" } = request.params;
  return archive(request, {
    kind: "post",
    term: { kind, slug },
    label: `journal.${kind}`,
    feed: `/journal/${kind}/${encodeURIComponent(slug)}/feed.xml`,
  });
}

async function ofMonth(request: PageRequest): Promise<Page | undefined> {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(request.params.month ?? "") ?? [];
  if (year === undefined || Number(year) < 1000) return undefined;
  const asked = { year: Number(year), month: Number(month) };
  const title = request.locale.month(asked.year, asked.month);
  return archive(request, { kind: "post", month: asked, title, label: "journal.month" });
}

async function archive(request: PageRequest, asked: Asked): Promise<Page | undefined> {
  const { source, query, locale, site } = request;
  const path = encodePath(request.path);
  const { title: given, label, feed, description, narrowed, ...question } = asked;
  const found = await source.listArchive({
    ...question,
    page: pageNumber(query),
    pageSize: site.reading.postsAPage,
  });
  if (!found) return undefined;
  const title = given ?? found.subject?.name ?? locale.say("journal.title");
  const about = description ?? found.subject?.description;
  const head = headOfEveryLanguage(title, pageAddress(path, found.page), request);
  return {
    status: found.page > found.pageCount ? 404 : 200,
    head: {
      ...head,
      description: about || undefined,
      hidden: found.total === 0,
      links: [...(head.links ?? []), ...feedLink(feed, title)],
    },
    print: { post_type: question.kind },
    body: (
      <ArchivePage
        archive={found}
        title={title}
        label={label && locale.say(label)}
        description={about}
        empty={locale.say(question.kind === "project" ? "portfolio.empty" : "journal.empty")}
        crumbs={crumbsOf(path, request)}
        path={path}
        feed={feed}
        narrowed={narrowed}
      />
    ),
  };
}

function feedLink(feed: string | undefined, title: string) {
  if (feed === undefined) return [];
  return [{ rel: "alternate" as const, href: feed, type: "application/rss+xml", title }];
}

function crumbsOf(path: string, { locale }: PageRequest): readonly Crumb[] {
  if (path === JOURNAL || !path.startsWith(JOURNAL)) return [];
  return [{ name: locale.say("journal.title"), href: JOURNAL }];
}
