import type { CountedKind, ImportNotes, ImportReport } from "./ImportReport.ts";

/** Notes of one kind that are printed; the rest are counted. */
export const MAX_PRINTED_NOTES = 20;

/** An import's report in plain English, for a terminal. */
export function reportText(report: ImportReport): string {
  return [
    `From ${report.site}:`,
    ...KINDS.filter(([kind]) => isSaid(kind, report)).map(
      ([kind, words]) => `  ${words}: ${outcomes(report.outcomes[kind])}`,
    ),
    ...notes("Left out:", report.leftOut),
    ...notes("Came along, but look at these:", report.incomplete),
    ...notes("Pictures that the export does not hold:", report.missingPictures),
    ...notes("Files that were not to be had:", report.missingFiles),
    ...notes("Links to the old site that lead nowhere here:", report.deadLinks),
    ...notes("The site's name and menus:", report.settings),
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

/** Of pages and posts also that there were none. */
function isSaid(kind: CountedKind, report: ImportReport): boolean {
  const counts = Object.values(report.outcomes[kind]);
  return kind === "page" || kind === "post" || counts.some((count) => count > 0);
}

function outcomes({ created, changed, unchanged }: ImportReport["outcomes"]["page"]): string {
  return `${created} new, ${changed} changed, ${unchanged} unchanged`;
}

function notes(heading: string, { listed, more }: ImportNotes): string[] {
  if (listed.length === 0) return [];
  const printed = listed.slice(0, MAX_PRINTED_NOTES);
  const rest = listed.length - printed.length + more;
  return [
    heading,
    ...printed.map(
      ({ type, id, title, reason }) =>
        `  ${type} ${id || "without id"} "${title || "Untitled"}": ${reason}`,
    ),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

/** A heading and how often each name was counted, the most frequent first; nothing where none was. */
export function table(heading: string, counts: Readonly<Record<string, number>>): string[] {
  const rows = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (rows.length === 0) return [];
  const printed = rows.slice(0, MAX_PRINTED_NOTES).map(([name, many]) => `  ${name}: ${many}`);
  const rest = rows.length - printed.length;
  return [heading, ...printed, ...(rest > 0 ? [`  and ${rest} more`] : [])];
}

function count(many: number, one: string, more: string): string[] {
  return many === 0 ? [] : [`${many} ${many === 1 ? one : more}.`];
}
