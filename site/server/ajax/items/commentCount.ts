import type { DashboardItem } from "../DashboardItem.ts";

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * How many comments are shown on a document: that of the page, or the one that the item names by
 * `post_id`. Null where that is no number of a document.
 */
export const commentCount: DashboardItem = async ({ data, postId, source }) => {
  const id = data.post_id ?? postId;
  if (typeof id !== "string" || !ID.test(id)) return null;
  return (await source.listComments(id)).length;
};
