import { documentPath } from "./documentPath.ts";
import { type ImportRun, sourceOf } from "./ImportRun.ts";
import { pageParents } from "./pageParents.ts";
import type { ExportSurvey, SurveyedDocument } from "./surveyExport.ts";

/** Documents that are asked about at a time. */
const CLAIM_BATCH = 500;

/**
 * Finds out where every page and post will stand, before the first of them comes: links may lead to
 * one that stands further down in the file.
 */
export async function claimPaths({
  survey,
  sink,
}: Pick<ImportRun, "survey" | "sink">): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>();
  const all = [...survey.documents];
  for (let start = 0; start < all.length; start += CLAIM_BATCH) {
    const some = all.slice(start, start + CLAIM_BATCH);
    const claimed = await sink.claimPaths(
      some.map(([id, document]) => ({
        source: sourceOf(survey),
        sourceId: id,
        path: wantedPath(id, document, survey),
        otherwise: wantedPath(id, { ...document, link: "" }, survey),
      })),
    );
    for (const [place, [id]] of some.entries()) paths.set(id, claimed[place] ?? "");
  }
  return paths;
}

function wantedPath(
  id: string,
  { kind, link, slug, parentId }: SurveyedDocument,
  survey: ExportSurvey,
): string {
  const parents = pageParents(id, kind === "page" ? parentId : "0", survey.pages);
  const slugs = [...parents.slugs, slug];
  return documentPath({ link, site: survey.site, slugs, fallback: `${kind}-${id}` });
}
