import { type ContactForms, createContactForms } from "./createContactForms.ts";
import { createOldSite } from "./createOldSite.ts";
import { createPictures, type Pictures } from "./createPictures.ts";
import { createTerms, type Terms } from "./createTerms.ts";
import { createUploads, type Uploads } from "./createUploads.ts";
import type { CommentRecord, ExportRecord, ItemRecord } from "./ExportRecord.ts";
import { ImportError } from "./ImportError.ts";
import { importedStatus } from "./importedStatus.ts";
import { type MenuItem, readMenuItem } from "./MenuItem.ts";
import { otherKindOfComment } from "./otherKindOfComment.ts";
import { plainText } from "./plainText.ts";
import { readParts } from "./readParts.ts";
import type { ReadTextOptions } from "./readText.ts";
import { type StrayReason, strayComments } from "./strayComments.ts";
import { COMMENT_NAMES } from "./toComment.ts";
import { CONTACT_FORM_TYPE } from "./toContactForm.ts";
import type { DocumentKind } from "./types.ts";

/** A site's address may have this many characters, percent-encoded: it is part of what names a document. */
export const MAX_ADDRESS_LENGTH = 500;

export type SurveyedDocument = {
  readonly kind: DocumentKind;
  readonly title: string;
  readonly link: string;
  readonly slug: string;
  readonly parentId: string;
  /** Where a page stands among those beside it. */
  readonly order: number;
  readonly isPublished: boolean;
  /** Published at a time that was yet to come. */
  readonly isPlanned: boolean;
};

/** What a first reading of an export gathers, since items refer to others that come later. */
export type ExportSurvey = {
  /** The address of the exported site, without a slash at the end. */
  readonly site: string;
  /** BCP 47; null where the export does not say. */
  readonly language: string | null;
  /** Names by login. */
  readonly authors: ReadonlyMap<string, string>;
  /** What it is called, and what is said of it; "" where the export does not say. */
  readonly title: string;
  readonly tagline: string;
  readonly pictures: Pictures;
  readonly uploads: Uploads;
  /** The ids of attachments by the path of the page that each had of its own. */
  readonly attachmentLinks: ReadonlyMap<string, string>;
  readonly menuItems: readonly MenuItem[];
  readonly terms: Terms;
  readonly contactForms: ContactForms;
  /** Every page and post that can come along. */
  readonly documents: ReadonlyMap<string, SurveyedDocument>;
  /** Slug and parent of every page. */
  readonly pages: ReadonlyMap<string, { readonly slug: string; readonly parentId: string }>;
  /** How many comments there are, of whatever kind. */
  readonly comments: number;
  /** By item: comments that cannot stand below what they answer. */
  readonly strayComments: ReadonlyMap<string, ReadonlyMap<string, StrayReason>>;
};

/**
 * Reads an export to its end: after this, its files are known to be whole and well-formed, and of one
 * site.
 * @throws ImportError
 */
export async function surveyExport(
  files: readonly string[],
  options?: ReadTextOptions,
): Promise<ExportSurvey> {
  const authors = new Map<string, string>();
  const items = surveyItems();
  const terms = createTerms();
  const contactForms = createContactForms();
  const comments = surveyComments();
  const heads: ReadonlyMap<string, string>[] = [];
  const note = (record: ExportRecord): void => {
    if (record.type === "site") heads.push(record.fields);
    else if (record.type === "author") authors.set(...readAuthor(record.fields));
    else if (record.type === "term") terms.add(record);
    else if (record.type === "comment") comments.add(record);
    else {
      comments.endItem(record);
      if (record.fields.get("wp:post_type")?.trim() === CONTACT_FORM_TYPE) contactForms.add(record);
      items.add(record);
    }
  };
  for await (const record of readParts(files, { ...options, commentFields: COMMENT_NAMES })) {
    note(record);
  }
  const [head = new Map<string, string>()] = heads;
  const site = siteOf(head);
  const other = heads.map(siteOf).find((one) => one !== site);
  if (other !== undefined) throw notOneSite(site, other);
  return {
    site,
    language: languageOf(head),
    title: plainText(head.get("title") ?? "", 200),
    tagline: plainText(head.get("description") ?? "", 300),
    authors,
    terms,
    contactForms,
    ...items.found(site),
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

/** What later items say that earlier ones refer to. */
function surveyItems() {
  const pages = new Map<string, { slug: string; parentId: string }>();
  const documents = new Map<string, SurveyedDocument>();
  const attachments = new Map<string, string>();
  const menuItems = new Map<string, MenuItem>();
  const pictures = createPictures();
  const uploads = createUploads();

  const addDocument = (item: ItemRecord, kind: DocumentKind): void => {
    const field = (name: string): string => item.fields.get(name)?.trim() ?? "";
    const id = field("wp:post_id");
    const [slug, parentId] = [field("wp:post_name"), field("wp:post_parent") || "0"];
    uploads.addText(item.fields.get("content:encoded") ?? "");
    if (kind === "page" && !pages.has(id)) pages.set(id, { slug, parentId });
    const answer = importedStatus(field("wp:status"), field("wp:post_password"));
    if (typeof answer === "string" || documents.has(id)) return;
    const title = plainText(field("title"), 120);
    const isPublished = answer.status === "published";
    const isPlanned = field("wp:status") === "future";
    const order = Number(field("wp:menu_order")) || 0;
    documents.set(id, {
      ...{ kind, title, link: field("link"), slug, parentId, order, isPublished, isPlanned },
    });
  };

  return {
    add(item: ItemRecord): void {
      const type = item.fields.get("wp:post_type")?.trim();
      if (type === "page" || type === "post") addDocument(item, type);
      const menuItem = type === "nav_menu_item" ? readMenuItem(item) : undefined;
      if (menuItem && !menuItems.has(menuItem.id)) menuItems.set(menuItem.id, menuItem);
      if (type !== "attachment") return;
      pictures.add(item);
      uploads.addAttachment(item);
      attachments.set(
        item.fields.get("link")?.trim() ?? "",
        item.fields.get("wp:post_id")?.trim() ?? "",
      );
    },
    found(site: string) {
      const oldSite = createOldSite(site);
      const attachmentLinks = new Map<string, string>();
      for (const [link, id] of attachments) {
        const old = oldSite.read(link);
        if (old && old.query.size === 0) attachmentLinks.set(old.path, id);
      }
      return {
        ...{ pages, documents, attachmentLinks, pictures, uploads },
        menuItems: [...menuItems.values()],
      };
    },
  };
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

function notOneSite(site: string, other: string): ImportError {
  const message = `The files are of several sites, ${site} and ${other}. Import those of each site by themselves.`;
  return new ImportError("not-an-export", message);
}

function languageOf(head: ReadonlyMap<string, string>): string | null {
  const language = head.get("language")?.trim().replaceAll("_", "-") ?? "";
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(language) ? language : null;
}
