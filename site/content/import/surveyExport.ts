import { type ContactForms, createContactForms } from "./createContactForms.ts";
import { createPictures, type Pictures } from "./createPictures.ts";
import { createTerms, type Terms } from "./createTerms.ts";
import type { CommentRecord, ExportRecord, ItemRecord } from "./ExportRecord.ts";
import { ImportError } from "./ImportError.ts";
import { otherKindOfComment } from "./otherKindOfComment.ts";
import { plainText } from "./plainText.ts";
import { readExport } from "./readExport.ts";
import type { ReadTextOptions } from "./readText.ts";
import { type StrayReason, strayComments } from "./strayComments.ts";
import { COMMENT_NAMES } from "./toComment.ts";
import { CONTACT_FORM_TYPE } from "./toContactForm.ts";

/** A site's address may have this many characters, percent-encoded: it is part of what names a document. */
export const MAX_ADDRESS_LENGTH = 500;

/** What a first reading of an export gathers, since items refer to others that come later. */
export type ExportSurvey = {
  /** The address of the exported site, without a slash at the end. */
  readonly site: string;
  /** BCP 47; null where the export does not say. */
  readonly language: string | null;
  /** Names by login. */
  readonly authors: ReadonlyMap<string, string>;
  readonly pictures: Pictures;
  readonly terms: Terms;
  readonly contactForms: ContactForms;
  /** Slug and parent of every page. */
  readonly pages: ReadonlyMap<string, { readonly slug: string; readonly parentId: string }>;
  /** How many comments there are, of whatever kind. */
  readonly comments: number;
  /** By item: comments that cannot stand below what they answer. */
  readonly strayComments: ReadonlyMap<string, ReadonlyMap<string, StrayReason>>;
};

/**
 * Reads an export to its end: after this, the file is known to be whole and well-formed.
 * @throws ImportError
 */
export async function surveyExport(path: string, options?: ReadTextOptions): Promise<ExportSurvey> {
  const authors = new Map<string, string>();
  const pages = new Map<string, { slug: string; parentId: string }>();
  const pictures = createPictures();
  const terms = createTerms();
  const contactForms = createContactForms();
  const comments = surveyComments();
  let head: ReadonlyMap<string, string> = new Map();
  const note = (record: ExportRecord): void => {
    if (record.type === "site") head = record.fields;
    else if (record.type === "author") authors.set(...readAuthor(record.fields));
    else if (record.type === "term") terms.add(record);
    else if (record.type === "comment") comments.add(record);
    else {
      comments.endItem(record);
      if (record.fields.get("wp:post_type")?.trim() === CONTACT_FORM_TYPE) contactForms.add(record);
      noteItem(record, pages, pictures);
    }
  };
  for await (const record of readExport(path, { ...options, commentFields: COMMENT_NAMES })) {
    note(record);
  }
  return {
    site: siteOf(head),
    language: languageOf(head),
    authors,
    pictures,
    terms,
    contactForms,
    pages,
    comments: comments.count(),
    strayComments: comments.stray,
  };
}

/** Comments come before their item: those of one at a time are kept. */
function surveyComments() {
  const stray = new Map<string, ReadonlyMap<string, StrayReason>>();
  let parents = new Map<string, string>();
  let count = 0;
  return {
    stray,
    count: () => count,
    add({ fields }: CommentRecord): void {
      count += 1;
      const field = (name: string): string => fields.get(`wp:comment_${name}`)?.trim() ?? "";
      if (!otherKindOfComment(field("type"))) parents.set(field("id"), field("parent"));
    },
    endItem({ fields }: ItemRecord): void {
      const found = strayComments(parents);
      if (found.size > 0) stray.set(fields.get("wp:post_id")?.trim() ?? "", found);
      if (parents.size > 0) parents = new Map();
    },
  };
}

function readAuthor(fields: ReadonlyMap<string, string>): [login: string, name: string] {
  const login = fields.get("wp:author_login")?.trim() ?? "";
  return [login, plainText(fields.get("wp:author_display_name") ?? "", 200) || login];
}

function noteItem(
  item: ItemRecord,
  pages: Map<string, { slug: string; parentId: string }>,
  pictures: Pictures,
): void {
  const type = item.fields.get("wp:post_type")?.trim();
  if (type === "attachment") pictures.add(item);
  if (type !== "page") return;
  const id = item.fields.get("wp:post_id")?.trim() ?? "";
  const slug = item.fields.get("wp:post_name")?.trim() ?? "";
  if (!pages.has(id))
    pages.set(id, { slug, parentId: item.fields.get("wp:post_parent")?.trim() ?? "0" });
}

function siteOf(head: ReadonlyMap<string, string>): string {
  const given = ["wp:base_blog_url", "link", "wp:base_site_url"].map(
    (name) => head.get(name)?.trim() ?? "",
  );
  const addresses = given
    .filter((one) => one.length <= MAX_ADDRESS_LENGTH && /^https?:\/\//i.test(one))
    .filter((one) => URL.canParse(one))
    .map((one) => new URL(one).href.replace(/[?#].*$/s, "").replace(/\/+$/, ""));
  const address = addresses.find((one) => one.length <= MAX_ADDRESS_LENGTH);
  if (address) return address;
  const message =
    "The export does not say which site it is of, so it cannot be known again next time. Export the site again.";
  throw new ImportError("not-an-export", message);
}

function languageOf(head: ReadonlyMap<string, string>): string | null {
  const language = head.get("language")?.trim().replaceAll("_", "-") ?? "";
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(language) ? language : null;
}
