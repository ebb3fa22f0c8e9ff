import type { ExportSurvey } from "./surveyExport.ts";

export type PageParents = {
  /** Slugs of the pages above, outermost first. */
  readonly slugs: readonly string[];
  /** The id of the page right above; null where there is none, or none that can be used. */
  readonly parentId: string | null;
  /** What is wrong with the pages above, in words. */
  readonly note?: string;
};

/** Pages that may stand above one another: far more than any site has, and few enough to be followed for each. */
const MOST_ABOVE = 100;

const NONE: PageParents = { slugs: [], parentId: null };

/** The pages above a page. */
export function pageParents(
  id: string,
  parentId: string,
  pages: ExportSurvey["pages"],
): PageParents {
  if (parentId === "" || parentId === "0") return NONE;
  const slugs: string[] = [];
  const seen = new Set([id]);
  for (let next = parentId; next !== "" && next !== "0"; ) {
    if (seen.has(next)) {
      return { ...NONE, note: "the pages above it stand below it as well: it stands on its own" };
    }
    const page = pages.get(next);
    if (!page)
      return { ...NONE, note: "a page above it is not in the export: it stands on its own" };
    if (slugs.length === MOST_ABOVE) {
      return {
        ...NONE,
        note: `more than ${MOST_ABOVE} pages stand above it: it stands on its own`,
      };
    }
    seen.add(next);
    slugs.unshift(page.slug);
    next = page.parentId;
  }
  return { slugs, parentId };
}
