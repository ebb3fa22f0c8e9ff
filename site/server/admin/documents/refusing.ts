import { ContentError, type ContentIssue } from "../../../store/ContentError.ts";
import { invalid } from "../readBody.ts";

/** Names of the store that the wire writes in its own way. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  publishedAt: "published_at",
  authorId: "author_id",
  parentId: "parent_id",
  termIds: "term_ids",
  takesComments: "takes_comments",
  takesBackorders: "takes_backorders",
};

/**
 * Stores content of which the store may refuse a part.
 * @throws SiteError 422 with the issues, in the wire's names, where it does not fit
 */
export async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ContentError ? invalid(error.issues.map(inContent)) : error;
  }
}

function inContent({ path, message }: ContentIssue): ContentIssue {
  return { path: ["content", ...path.map((step) => WIRE_NAMES[step] ?? step)], message };
}
