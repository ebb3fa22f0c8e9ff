import type { TermKind } from "./schema.ts";

const LISTS: Readonly<Record<TermKind, string | undefined>> = {
  category: "/journal/category/",
  tag: "/journal/tag/",
  "product-category": "/shop/category/",
  // Products are not listed by tag.
  "product-tag": undefined,
};

/** The address of a term's list; undefined where its kind has none. */
export function termPath(kind: TermKind, slug: string): string | undefined {
  const list = LISTS[kind];
  return list === undefined ? undefined : list + slug;
}
