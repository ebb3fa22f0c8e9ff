import type { ShownTerm } from "../content/ShownDocument.ts";
import { useStyle } from "../server/render/useStyle.ts";
import { useLocale } from "../texts/LocaleContext.tsx";

export type TermLinksProps = { readonly terms: readonly ShownTerm[] };

/** Where a post is filed: links to its categories and its tags. */
export function TermLinks({ terms }: TermLinksProps) {
  useStyle("document");
  const { say } = useLocale();
  const categories = terms.filter(({ kind }) => kind === "category");
  const tags = terms.filter(({ kind }) => kind === "tag");
  if (categories.length + tags.length === 0) return null;
  return (
    <footer className="document-footer">
      <Links title={say("journal.filedUnder")} terms={categories} />
      <Links title={say("journal.tagged")} terms={tags} />
    </footer>
  );
}

type LinksProps = TermLinksProps & { readonly title: string };

function Links({ title, terms }: LinksProps) {
  const { link } = useLocale();
  if (terms.length === 0) return null;
  return (
    <dl className="terms">
      <dt>{title}</dt>
      {terms.map(({ kind, slug, name }) => (
        <dd key={slug}>
          <a href={link(`/journal/${kind}/${encodeURIComponent(slug)}`)} dir="auto">
            {name}
          </a>
        </dd>
      ))}
    </dl>
  );
}
