import { PublishedOn } from "./PublishedOn.tsx";
import type { ShownDocument } from "./ShownDocument.ts";

export type JournalEntry = Pick<
  ShownDocument,
  "path" | "title" | "excerpt" | "publishedAt" | "author"
>;

export type JournalPageProps = {
  readonly entries: readonly JournalEntry[];
  /** The address of the older entries, if there are any. */
  readonly older?: string | undefined;
};

/** The posts, newest first, a page at a time. */
export function JournalPage({ entries, older }: JournalPageProps) {
  return (
    <section className="journal">
      <header className="document-header">
        <h1>Journal</h1>
      </header>
      {entries.length === 0 && <p>Nothing has been published yet.</p>}
      <ol className="journal-list">
        {entries.map(({ path, title, excerpt, publishedAt, author }) => (
          <li key={path}>
            <h2>
              <a href={path} dir="auto">
                {title || "Untitled"}
              </a>
            </h2>
            <PublishedOn date={publishedAt} author={author?.name} />
            {excerpt && <p dir="auto">{excerpt}</p>}
          </li>
        ))}
      </ol>
      {older && (
        <nav aria-label="More posts" className="more">
          <a className="button" data-look="quiet" href={older} rel="next">
            Older posts
          </a>
        </nav>
      )}
    </section>
  );
}
