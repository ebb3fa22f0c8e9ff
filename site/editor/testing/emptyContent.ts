import type { EditedContent } from "../../content/admin/documentWire.ts";

/** A document of the editor's tests in which nothing is written. */
export const emptyContent: EditedContent = {
  path: "/a",
  title: "A",
  excerpt: "",
  status: "draft",
  published_at: null,
  language: null,
  direction: null,
  author_id: null,
  parent_id: null,
  term_ids: [],
  picture: null,
  takes_comments: false,
  body: { version: 1, blocks: [] },
};
