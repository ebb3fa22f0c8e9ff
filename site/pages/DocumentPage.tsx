import type { ReactNode } from "react";
import { BlockTree, type BlockTreeProps } from "../blocks/BlockTree.tsx";
import type { ShownDocument } from "../content/ShownDocument.ts";
import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";
import { useContentLanguage } from "../texts/useContentLanguage.ts";
import { Breadcrumb, type Crumb } from "./Breadcrumb.tsx";
import { Picture } from "./Picture.tsx";
import { PublishedOn } from "./PublishedOn.tsx";
import { readingMinutes } from "./readingMinutes.ts";
import { type Span, SpanContext, spanSizes, WHOLE_PAGE } from "./spanSizes.ts";
import { TermLinks } from "./TermLinks.tsx";

export type DocumentPageProps = {
  readonly document: ShownDocument;
  readonly crumbs?: readonly Crumb[];
  readonly data?: BlockTreeProps["data"];
  readonly onBroken?: BlockTreeProps["onBroken"];
  /** What stands below it, such as its comments. */
  readonly children?: ReactNode;
};

/** What stands in the text of a post is as wide as the text. */
const TEXT_SPAN: Span = { wide: 7, middle: 6, narrow: 4 };

/** One page, post or project: its title, who wrote it and when, its blocks, where it is filed. */
export function DocumentPage({
  document,
  crumbs = [],
  data,
  onBroken,
  children,
}: DocumentPageProps) {
  useStyle("document");
  const { say, prefix } = useLocale();
  const { kind, title, excerpt, author, publishedAt, terms, body, path, picture } = document;
  const own = useContentLanguage(document);
  const isHome = path === "/" || path === prefix;
  const minutes = kind === "post" ? readingMinutes(body.blocks) : 0;
  return (
    <>
      {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
      <article className={`document document-${kind}`}>
        {!isHome && (
          <header className="document-header">
            <h1 dir="auto" {...own}>
              {title || say("site.untitled")}
            </h1>
            {kind !== "page" && excerpt && (
              <p className="lead" dir="auto" {...own}>
                {excerpt}
              </p>
            )}
            {kind === "post" && (
              <div className="byline">
                <PublishedOn date={publishedAt} author={author} isLinked />
                {minutes > 0 && <p>{say("journal.readingTime", { count: minutes })}</p>}
              </div>
            )}
          </header>
        )}
        {picture && kind !== "page" && (
          <div className="cover">
            <Picture picture={picture} sizes={spanSizes(WHOLE_PAGE)} priority />
          </div>
        )}
        <div className="document-body" {...own}>
          <SpanContext value={kind === "page" ? WHOLE_PAGE : TEXT_SPAN}>
            <BlockTree blocks={body.blocks} data={data} onBroken={onBroken} />
          </SpanContext>
        </div>
        <TermLinks terms={terms} />
      </article>
      {children}
    </>
  );
}
