import type { Picture } from "../picture.ts";
import { HtmlTooLong } from "../sanitiseHtml.ts";
import type { AddressBook } from "./createAddressBook.ts";
import type { ItemRecord, ItemTerm } from "./ExportRecord.ts";
import { type ImportRun, sourceOf } from "./ImportRun.ts";
import { importedStatus } from "./importedStatus.ts";
import { pageParents } from "./pageParents.ts";
import { plainText } from "./plainText.ts";
import { publishedAt } from "./publishedAt.ts";
import { type BodyContext, type ReadBody, readBody } from "./readBody.ts";
import type { ExportSurvey } from "./surveyExport.ts";
import { termSlug } from "./termSlug.ts";
import type { DocumentKind, DocumentStatus, ImportedDocument, ImportedTerm } from "./types.ts";

export type ReadDocument = {
  readonly document: ImportedDocument;
  readonly read: ReadBody;
  /** What did not come along, or came otherwise, in words. */
  readonly notes: readonly string[];
};

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|arc|ckb|dv|fa|he|khw|ks|ps|sd|ug|ur|yi)\b/i;

/**
 * Makes a document of an item.
 * @returns the reason, in words, where the item stays behind
 */
export function toDocument(
  item: ItemRecord,
  kind: DocumentKind,
  { survey, paths, book }: Pick<ImportRun, "survey" | "paths" | "book">,
): ReadDocument | string {
  const field = (name: string): string => item.fields.get(name)?.trim() ?? "";
  const id = field("wp:post_id");
  const answer = importedStatus(field("wp:status"), field("wp:post_password"));
  if (typeof answer === "string") return answer;
  const read = readContent(item, id, { ...survey, book });
  if (typeof read === "string") return read;
  const { date, note: dateNote, status } = dated(answer.status, item);
  const parents = pageParents(id, kind === "page" ? field("wp:post_parent") : "0", survey.pages);
  const { language } = survey;
  const picture = featuredPicture(item.meta.get("_thumbnail_id")?.trim() ?? "", survey, book);
  const document: ImportedDocument = {
    source: sourceOf(survey),
    sourceId: id,
    kind,
    title: plainText(item.fields.get("title") ?? ""),
    path: paths.get(id) ?? `/${kind}-${id}`,
    status,
    publishedAt: date,
    author: authorOf(field("dc:creator"), survey),
    terms: termsOf(item.terms),
    excerpt: plainText(item.fields.get("excerpt:encoded") ?? "") || null,
    takesComments: field("wp:comment_status") === "open",
    language,
    direction: language === null ? null : RIGHT_TO_LEFT.test(language) ? "rtl" : "ltr",
    parentId: parents.parentId,
    picture,
    body: read.body,
  };
  const lostPicture = picture === null && item.meta.has("_thumbnail_id");
  const featured = lostPicture ? "its featured picture" : undefined;
  const pinned =
    field("wp:is_sticky") === "1" ? "its place above all others, as lists go by date" : undefined;
  const notes = [answer.note, dateNote, parents.note, featured, pinned, ...read.lost];
  return { document, read, notes: notes.filter((note) => note !== undefined) };
}

function readContent(item: ItemRecord, id: string, context: BodyContext): ReadBody | string {
  try {
    return readBody(item.fields.get("content:encoded") ?? "", id, context);
  } catch (error) {
    if (error instanceof HtmlTooLong) return `its text is too long. ${error.message}`;
    throw error;
  }
}

function featuredPicture(
  id: string,
  { uploads, pictures }: ExportSurvey,
  book: AddressBook,
): Picture | null {
  const upload = uploads.byId(id);
  const file = upload && book.file(upload.addresses[0]);
  if (!file || file === "missing" || !file.width || !file.height) return null;
  const alt = upload.alt || pictures.byId(id)?.alt || "";
  return { src: file.src, width: file.width, height: file.height, alt };
}

type Dated = { date: Date | null; status: DocumentStatus; note?: string };

function dated(status: DocumentStatus, { fields }: ItemRecord): Dated {
  const date = publishedAt(fields.get("wp:post_date_gmt") ?? "", fields.get("wp:post_date") ?? "");
  if (date !== "invalid" && (date !== null || status !== "published")) return { date, status };
  // Published without a date would mean now, whatever its author planned.
  const isPlanned = fields.get("wp:status")?.trim() === "future";
  const note =
    date === "invalid" ? "its date, which no calendar has" : "its date, which is not given";
  return { date: null, status: isPlanned ? "draft" : status, note };
}

function authorOf(login: string, { authors }: ExportSurvey): ImportedDocument["author"] {
  const slug = plainText(login, 100);
  return slug === "" ? null : { slug, name: authors.get(login) ?? slug };
}

const TERM_KINDS: Readonly<Record<string, ImportedTerm["kind"]>> = {
  category: "category",
  post_tag: "tag",
};

function termsOf(terms: readonly ItemTerm[]): ImportedTerm[] {
  const found = new Map<string, ImportedTerm>();
  for (const { domain, slug, name } of terms) {
    const kind = Object.hasOwn(TERM_KINDS, domain) ? TERM_KINDS[domain] : undefined;
    const shown = plainText(name, 200);
    const part = termSlug(slug) || termSlug(name);
    if (kind && part) found.set(`${kind} ${part}`, { kind, slug: part, name: shown || part });
  }
  return [...found.values()];
}
