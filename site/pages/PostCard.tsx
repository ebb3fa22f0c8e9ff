import type { ListedDocument } from "../content/ShownDocument.ts";
import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { useContentLanguage } from "../texts/useContentLanguage.ts";
import { Picture } from "./Picture.tsx";
import { PublishedOn } from "./PublishedOn.tsx";
import { type Span, spanSizes } from "./spanSizes.ts";

export type PostCardProps = {
  readonly post: ListedDocument;
  /** Whether it is seen without scrolling. Default false. */
  readonly isFirst?: boolean;
  /** The level of its heading: 3 below a heading of its list's own. Default 2. */
  readonly level?: 2 | 3;
  /** Default two side by side. */
  readonly span?: Span;
  /** The shape of its picture. Default "wide". */
  readonly ratio?: "wide" | "tall";
};

const HALF: Span = { wide: 6, middle: 4, narrow: 4 };

/** A post or project in a list: its picture, title and first words; the title is the link. */
export function PostCard(props: PostCardProps) {
  const { post, isFirst = false, level = 2, span = HALF, ratio = "wide" } = props;
  useStyle("lists");
  const { say, page } = useLocale();
  const { path, title, summary, publishedAt, picture, kind } = post;
  const own = useContentLanguage(post);
  const Heading = `h${level}` as const;
  return (
    <article className="post-card">
      {picture && (
        <div className="frame" data-ratio={ratio}>
          <Picture picture={{ ...picture, alt: "" }} sizes={spanSizes(span)} priority={isFirst} />
        </div>
      )}
      <Heading>
        <a className="card-link" href={page(path)} dir="auto" {...own}>
          {title || say("site.untitled")}
        </a>
      </Heading>
      {summary && (
        <p dir="auto" {...own}>
          {summary}
        </p>
      )}
      {kind === "post" && <PublishedOn date={publishedAt} />}
    </article>
  );
}
