import type { ActivityEntry } from "../../../content/admin/activityWire.ts";
import { EDITED_KINDS } from "../../../content/admin/documentWire.ts";

/** The screen of what something was done to; undefined where it has none. */
export function subjectPath({ kind, id, name }: ActivityEntry["subject"]): string | undefined {
  if (EDITED_KINDS.some((one) => one === kind)) return id ? `/documents/${id}` : undefined;
  const list = LISTS[kind];
  return list && `${list}?${new URLSearchParams({ search: name })}`;
}

/** Where a kind is listed, and found by its name. */
const LISTS: Readonly<Record<string, string>> = {
  category: "/categories",
  comment: "/comments",
  media: "/media",
  person: "/people",
  "product-category": "/product-categories",
  "product-tag": "/product-tags",
  redirect: "/redirects",
  tag: "/tags",
};
