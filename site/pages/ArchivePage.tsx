import type { Archive } from "../content/PageSource.ts";
import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { BeyondLastPage } from "./BeyondLastPage.tsx";
import { Breadcrumb, type Crumb } from "./Breadcrumb.tsx";
import { EarlierLink } from "./EarlierLink.tsx";
import { Icon } from "./Icon.tsx";
import { Pagination } from "./Pagination.tsx";
import { PostCard } from "./PostCard.tsx";
import { pageAddress } from "./pageNumber.ts";
import { useInfiniteList } from "./useInfiniteList.ts";
import { WorkGrid } from "./WorkGrid.tsx";

export type ArchivePageProps = {
  readonly archive: Archive;
  /** What the list is called. */
  readonly title: string;
  /** What kind of list it is, such as "Category"; none for the journal as a whole. */
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  /** What stands there instead of an empty list. */
  readonly empty: string;
  readonly crumbs: readonly Crumb[];
  /** The first page's address, without its language. */
  readonly path: string;
  /** For a list that visitors can narrow by tags: by which one it is. */
  readonly narrowed?: { readonly by: string | undefined } | undefined;
  /** Its RSS feed, where it has one. */
  readonly feed?: string | undefined;
};

/** A list of posts or projects, newest first, a page at a time. */
export function ArchivePage(props: ArchivePageProps) {
  useStyle("lists");
  const { archive, title, label, description, empty, crumbs, path, feed, narrowed } = props;
  const { say } = useLocale();
  const { items, page, pageCount } = archive;
  const address = (number: number): string => pageAddress(path, number);
  return (
    <section className="archive">
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <header className="list-header">
        {label && <p className="label">{label}</p>}
        <h1 dir="auto">{title}</h1>
        {description && (
          <p className="lead" dir="auto">
            {description}
          </p>
        )}
        {feed && (
          <a className="feed-link" href={feed} type="application/rss+xml">
            <Icon name="rss" />
            {say("journal.feed")}
          </a>
        )}
      </header>
      {page > pageCount && <BeyondLastPage page={page} pageCount={pageCount} first={path} />}
      {items.length === 0 && page <= pageCount && <p className="empty-state">{empty}</p>}
      {narrowed ? (
        <WorkGrid items={items} chosen={narrowed.by} path={path} isFirstPage={page === 1} />
      ) : (
        <PostGrid archive={archive} address={address} />
      )}
      <Pagination page={page} pageCount={pageCount} address={address} />
    </section>
  );
}

type PostGridProps = {
  readonly archive: Archive;
  /** Of a page of the list. */
  readonly address: (page: number) => string;
};

/** Goes on with its next page as it is read. */
function PostGrid({ archive, address }: PostGridProps) {
  const { items, page, pageCount } = archive;
  return (
    <>
      <EarlierLink page={page} pageCount={pageCount} address={address} />
      <ol {...useInfiniteList(archive)} className="post-grid">
        {items.map((item, index) => (
          <li key={item.path}>
            <PostCard post={item} isFirst={index < 2 && page === 1} />
          </li>
        ))}
      </ol>
    </>
  );
}
