import { BlockTree, type BlockTreeProps } from "../blocks/BlockTree.tsx";
import { PublishedOn } from "./PublishedOn.tsx";
import type { ShownDocument } from "./ShownDocument.ts";

export type DocumentPageProps = {
  readonly document: ShownDocument;
  readonly onBroken?: BlockTreeProps["onBroken"];
};

/** One page or post: its title, who wrote it and when, its blocks, where it is filed. */
export function DocumentPage({ document, onBroken }: DocumentPageProps) {
  const { kind, title, author, publishedAt, terms, body, path, direction } = document;
  return (
    <article className={`document document-${kind}`} dir={direction ?? undefined}>
      {path !== "/" && (
        <header className="document-header">
          <h1 dir="auto">{title || "Untitled"}</h1>
          {kind === "post" && <PublishedOn date={publishedAt} author={author?.name} />}
        </header>
      )}
      <div className="document-body">
        <BlockTree blocks={body.blocks} onBroken={onBroken} />
      </div>
      {terms.length > 0 && (
        <footer className="document-footer">
          <p>Filed under {terms.map((term) => term.name).join(", ")}</p>
        </footer>
      )}
    </article>
  );
}
