import type { EditedContent } from "../../content/admin/documentWire.ts";
import type { AdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { compareFields, type FieldChange } from "./compareBlocks.ts";
import type { Said } from "./saidBy.ts";

/** What can be compared of a document beside its blocks: a revision knows its title alone. */
export type ComparedDetails = Pick<EditedContent, "title"> & Partial<EditedContent>;

/** Details whose words say what they are; of the others it is told only that they differ. */
const WORDS = ["title", "path", "excerpt", "language"] as const;
const OTHERS = [
  "status",
  "published_at",
  "direction",
  "author_id",
  "parent_id",
  "term_ids",
  "picture",
  "takes_comments",
  "product",
] as const;
export type OtherDetail = (typeof OTHERS)[number];

/** The details that differ, as words. */
export function compareDetails(
  before: ComparedDetails,
  after: ComparedDetails,
  say: AdminLocale["say"],
): readonly FieldChange[] {
  // What one of them does not tell is no difference.
  const told = WORDS.filter((name) => before[name] !== undefined && after[name] !== undefined);
  const saidIn = (content: ComparedDetails): ReadonlyMap<string, Said> =>
    new Map(told.map((name) => [say(`revisions.detail.${name}`), { text: content[name] ?? "" }]));
  return compareFields(saidIn(before), saidIn(after));
}

/** The other details that both tell, and that differ. */
export function otherDetails(
  before: ComparedDetails,
  after: ComparedDetails,
): readonly OtherDetail[] {
  return OTHERS.filter((name) => {
    const [was, is] = [before[name], after[name]];
    return was !== undefined && is !== undefined && JSON.stringify(was) !== JSON.stringify(is);
  });
}
