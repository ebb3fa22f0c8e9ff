import type { CountedKind, ImportNote, ImportReport } from "./ImportReport.ts";
import { notes, table } from "./reportLists.ts";

/** Before the report of an import that was only tried out. */
export const A_TRIAL = "A trial: nothing was stored. This is what would come along.";

/** An import's report in plain English, for a terminal. */
export function reportText(report: ImportReport): string {
  return [
    `From ${report.site}:`,
    ...KINDS.filter(([kind]) => isSaid(kind, report)).map(
      ([kind, words]) => `  ${words}: ${outcomes(report.outcomes[kind])}`,
    ),
    ...notes("Left out:", report.leftOut, lineOf),
    ...notes("Came along, but look at these:", report.incomplete, lineOf),
    ...notes("Pictures that the export does not hold:", report.missingPictures, lineOf),
    ...notes("Files that were not to be had:", report.missingFiles, lineOf),
    ...notes("Links to the old site that lead nowhere here:", report.deadLinks, lineOf),
    ...notes("The site's name and menus:", report.settings, lineOf),
    ...notFetched(report),
    ...table("Pictures still shown from elsewhere, by host:", report.picturesElsewhere),
    ...table(
      "Shortcodes left as text, by name and number of pages and posts:",
      report.unknownShortcodes,
    ),
    ...table("Items of other types, which this import does not read:", report.otherTypes),
    ...(Object.hasOwn(report.otherTypes, "product") ? [PRODUCTS_ELSEWHERE] : []),
    ...table("Comments by what was decided of them:", report.commentStatuses),
    ...table("Comments that stayed behind:", report.commentsLeftOut),
    ...count(
      report.controlCharacters,
      "character that XML does not allow was taken out",
      "characters that XML does not allow were taken out",
    ),
  ].join("\n");
}

const KINDS = [
  ["page", "pages"],
  ["post", "posts"],
  ["term", "categories and tags"],
  ["comment", "comments"],
  ["form", "contact forms"],
  ["file", "pictures and other files"],
  ["redirect", "redirects from old addresses"],
] as const;

const PRODUCTS_ELSEWHERE =
  "Products come from a table of their own: export them as CSV in the old shop, and import that file, too.";

function notFetched({ filesNotFetched, site }: ImportReport): string[] {
  if (filesNotFetched === 0) return [];
  const files = `${filesNotFetched} ${filesNotFetched === 1 ? "picture or other file" : "pictures and other files"}`;
  return [
    `Because of --no-download, ${files} of the old site did not come, and pages ask ${site} for them as before. To bring them, give the same command without it, or with --media and a copy of wp-content/uploads.`,
  ];
}

/** Of pages and posts also that there were none. */
function isSaid(kind: CountedKind, report: ImportReport): boolean {
  const counts = Object.values(report.outcomes[kind]);
  return kind === "page" || kind === "post" || counts.some((count) => count > 0);
}

function outcomes({ created, changed, unchanged }: ImportReport["outcomes"]["page"]): string {
  return `${created} new, ${changed} changed, ${unchanged} unchanged`;
}

function lineOf({ type, id, title, reason }: ImportNote): string {
  return `${type}${id && ` ${id}`} "${title || "Untitled"}": ${reason}`;
}

function count(many: number, one: string, more: string): string[] {
  return many === 0 ? [] : [`${many} ${many === 1 ? one : more}.`];
}
