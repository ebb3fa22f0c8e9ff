import { encodePath } from "../pagePath.ts";
import type { BroughtFile } from "./BroughtFile.ts";
import { createOldSite, type OldAddress, type OldSite } from "./createOldSite.ts";
import type { ExportSurvey } from "./surveyExport.ts";

/** Where what stood on the old site stands now. */
export type AddressBook = {
  readonly oldSite: OldSite;
  /** Where a link leads now; undefined for what is elsewhere or did not come along. */
  readonly linkTo: (address: string) => string | undefined;
  /** Where an item stands now, as it stands in a link. */
  readonly linkToItem: (id: string) => string | undefined;
  /** Where a category or tag is listed. */
  readonly linkToTerm: (id: string) => string | undefined;
  /** Whether it leads to a file, or its page, though none was to come along. */
  readonly isFileLeft: (address: string) => boolean;
  /** A file that came along; "missing" for one that should have. Undefined for what is elsewhere. */
  readonly file: (address: string, id?: string) => BroughtFile | "missing" | undefined;
};

export type AddressBookParts = {
  readonly survey: ExportSurvey;
  /** Where each page and post stands now, by its id. */
  readonly paths: ReadonlyMap<string, string>;
  /** What came of each upload, by its id; undefined where none was to be brought. */
  readonly files: ReadonlyMap<string, BroughtFile | "missing"> | undefined;
};

/** The journal's own addresses, in which old ones of lists are answered. */
const JOURNAL = "/journal";
const FEED = "feed.xml";

/** What WordPress puts behind the address of a page, to say how it is shown. */
const SHOWN_AS = /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|trackback|comment-page-\d{1,6})$/;

/** Gathers what is known of the old site's addresses. */
export function createAddressBook({ survey, paths, files }: AddressBookParts): AddressBook {
  const oldSite = createOldSite(survey.site);
  const atPath = new Map<string, string>();
  for (const [id, { link }] of survey.documents) {
    const old = oldSite.read(link);
    const path = paths.get(id);
    if (old && old.query.size === 0 && path !== undefined) atPath.set(old.path, path);
  }

  const linkToItem = (id: string): string | undefined => {
    const path = paths.get(id);
    return path === undefined ? fileLink(files?.get(id)) : encodePath(path);
  };
  const linkToTerm = (id: string): string | undefined => {
    const term = survey.terms.byId(id);
    return term && encodePath(`${JOURNAL}/${term.kind}/${term.slug}`);
  };
  const file: AddressBook["file"] = (address, id = "") => {
    const upload = survey.uploads.byAddress(address) ?? survey.uploads.byId(id);
    return upload && files?.get(upload.id);
  };

  const byQuery = ({ path, query }: OldAddress): string | undefined => {
    if (path !== "/") return undefined;
    const id = query.get("p") ?? query.get("page_id") ?? query.get("attachment_id");
    if (id !== null) return linkToItem(id);
    const term = query.get("cat");
    return term === null ? undefined : linkToTerm(term);
  };
  const byPath = (path: string): string | undefined => {
    if (path === "/") return "/";
    const document = atPath.get(path) ?? atPath.get(path.replace(SHOWN_AS, ""));
    if (document !== undefined) return encodePath(document);
    const attachment = survey.attachmentLinks.get(path);
    return attachment === undefined ? listAt(path, survey) : fileLink(files?.get(attachment));
  };

  const isFileLeft = (address: string): boolean => {
    const old = oldSite.read(address);
    if (files || !old) return false;
    const id = old.query.get("attachment_id");
    return (
      survey.uploads.byAddress(address) !== undefined ||
      survey.attachmentLinks.has(old.path) ||
      (id !== null && survey.uploads.byId(id) !== undefined)
    );
  };

  return {
    oldSite,
    linkToItem,
    linkToTerm,
    isFileLeft,
    file,
    linkTo(address) {
      const upload = fileLink(file(address));
      if (upload !== undefined) return upload;
      const old = oldSite.read(address);
      if (!old) return undefined;
      const isAsked = hasOldQuery(old);
      const found = isAsked ? byQuery(old) : byPath(old.path);
      return found === undefined ? undefined : found + queryOf(old, found) + hashOf(old);
    },
  };
}

function fileLink(file: BroughtFile | "missing" | undefined): string | undefined {
  return file === undefined || file === "missing" ? undefined : file.src;
}

const OLD_QUERY = ["p", "page_id", "attachment_id", "cat"];

function hasOldQuery({ path, query }: OldAddress): boolean {
  return path === "/" && OLD_QUERY.some((name) => query.has(name));
}

/** What else was asked stays, but for what only the old system understood. */
function queryOf({ query }: OldAddress, found: string): string {
  const rest = new URLSearchParams(query);
  for (const name of [...OLD_QUERY, "replytocom", "preview"]) rest.delete(name);
  if (rest.size === 0) return "";
  return `${found.includes("?") ? "&" : "?"}${rest}`;
}

/** Comments have other names here, but stand in the same place. */
function hashOf({ hash }: OldAddress): string {
  return /^#comment-\d+$/.test(hash) ? "#comments" : hash;
}

/** Where the list is now that stood at an old path: of a category, a tag, an author, a month. */
function listAt(path: string, survey: ExportSurvey): string | undefined {
  const [, whole = path, page = ""] = /^(.*?)\/page\/(\d{1,6})$/.exec(path) ?? [];
  const number = page === "" || page === "1" ? "" : `?page=${page}`;
  if (/^\/(?:comments\/)?feed(?:\/(?:rss2?|atom|rdf))?$/.test(whole)) return `${JOURNAL}/${FEED}`;
  if (whole === "") return JOURNAL + number;
  const [, list = whole, feed] = /^(.+)(\/feed(?:\/(?:rss2?|atom|rdf))?)$/.exec(whole) ?? [];
  const [, kind, slug = ""] = /^\/(category|tag)\/(?:.+\/)?([^/]+)$/.exec(list) ?? [];
  if (kind) return encodePath(`${JOURNAL}/${kind}/${slug}`) + (feed ? `/${FEED}` : number);
  const [, login] = /^\/author\/([^/]+)$/.exec(whole) ?? [];
  if (login && survey.authors.has(login)) return encodePath(`${JOURNAL}/author/${login}`) + number;
  const [, year, month] = /^\/(\d{4})(?:\/(0[1-9]|1[0-2])(?:\/\d\d)?)?$/.exec(whole) ?? [];
  if (!year) return undefined;
  return month ? `${JOURNAL}/month/${year}-${month}${number}` : JOURNAL;
}
