import { useLocale } from "../texts/LocaleContext.tsx";
import { useContentLanguage } from "../texts/useContentLanguage.ts";
import { Picture } from "./Picture.tsx";
import { PublishedOn } from "./PublishedOn.tsx";
import type { ListedDocument } from "./ShownDocument.ts";

export type PostCardProps = {
  readonly post: ListedDocument;
  /** Whether it is seen without scrolling. Default false. */
  readonly isFirst?: boolean;
  /** The level of its heading: 3 below a heading of its list's own. Default 2. */
  readonly level?: 2 | 3;
};

/** Two side by side on wide screens, one above the other on narrow ones. */
export const POST_CARD_SIZES = "(min-width: 48rem) 45vw, 92vw";

/** A post or project in a list: its picture, title and first words; the title is the link. */
export function PostCard({ post, isFirst = false, level = 2 }: PostCardProps) {
  const { say, page } = useLocale();
  const { path, title, excerpt, publishedAt, picture, kind } = post;
  const own = useContentLanguage(post);
  const Heading = `h${level}` as const;
  return (
    <article className="post-card">
      {picture && (
        <div className="frame" data-ratio="wide">
          <Picture picture={{ ...picture, alt: "" }} sizes={POST_CARD_SIZES} priority={isFirst} />
        </div>
      )}
      <Heading>
        <a href={page(path)} dir="auto" {...own}>
          {title || say("site.untitled")}
        </a>
      </Heading>
      {excerpt && (
        <p dir="auto" {...own}>
          {excerpt}
        </p>
      )}
      {kind === "post" && <PublishedOn date={publishedAt} />}
    </article>
  );
}
