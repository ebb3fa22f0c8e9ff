import { type ListedDocument, type Picture, TERM_KINDS, type TermName } from "vitrine/api";
import type { Picture as StoredPicture } from "../../content/picture.ts";
import type { ListedDocument as ShownDocument, ShownTerm } from "../../content/ShownDocument.ts";
import { directionOf } from "../../texts/languages.ts";
import { toPicture } from "./toPicture.ts";

type Stored = ShownDocument & { readonly id: string };

/** What pages, posts, projects and products say of themselves alike; each named, so that no more comes along. */
export function toEntries(
  { id, path, title, language: own, direction, publishedAt, updatedAt, terms }: Stored,
  siteLanguage: string,
) {
  const language = own ?? siteLanguage;
  return {
    id,
    path,
    title,
    language,
    direction: direction ?? directionOf(language),
    published_at: publishedAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
    terms: toTerms(terms),
  };
}

/** A page, post or project as lists show it. */
export function toListed(
  document: Stored,
  { kind, siteLanguage }: Pick<ListedDocument, "kind"> & { readonly siteLanguage: string },
): ListedDocument {
  const { summary, author, picture } = document;
  return {
    ...toEntries(document, siteLanguage),
    kind,
    summary,
    author: author && { slug: author.slug, name: author.name },
    picture: pictureOrNone(picture),
  };
}

export function toTerms(terms: readonly ShownTerm[]): TermName[] {
  return terms.flatMap(({ kind: named, slug, name }) => {
    const kind = TERM_KINDS.find((one) => one === named);
    return kind ? [{ kind, slug, name }] : [];
  });
}

export function pictureOrNone(picture: StoredPicture | null): Picture | null {
  return picture && toPicture(picture);
}
