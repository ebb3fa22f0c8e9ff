import type { SaxesParser, SaxesTagPlain } from "saxes";
import { detached } from "./detached.ts";
import type { ExportRecord, ItemTerm } from "./ExportRecord.ts";
import { ImportError } from "./ImportError.ts";
import { CONTACT_FORM_META } from "./toContactForm.ts";

/** What is read of one item may have this many characters. */
export const MAX_ITEM_LENGTH = 10_000_000;

/** Elements of an export stand at most 5 deep; whatever is deeper than this is none. */
export const MAX_ELEMENT_DEPTH = 32;

export type ExportReaderOptions = {
  /** Which fields of comments are read, such as "wp:comment_id". Default none: then no comment is. */
  readonly commentFields?: ReadonlySet<string> | undefined;
};

export type ExportReader = {
  /** The records completed since the last call. */
  readonly take: () => ExportRecord[];
  /** Counts characters given to the parser; throws when too many bring nothing to an end. */
  readonly countWaiting: (characters: number) => void;
  /** Throws where the file, now read to its end, is no export. */
  readonly refuseOther: () => void;
};

const WANTED_META = new Set<string>([
  "_thumbnail_id",
  "_wp_attachment_metadata",
  "_wp_attachment_image_alt",
  "_wp_attached_file",
  "_menu_item_type",
  "_menu_item_object",
  "_menu_item_object_id",
  "_menu_item_menu_item_parent",
  "_menu_item_url",
  ...CONTACT_FORM_META,
]);

const TERM_ELEMENTS = new Set(["wp:category", "wp:tag", "wp:term"]);

type Draft = {
  fields: Map<string, string>;
  terms: ItemTerm[];
  meta: Map<string, string>;
};

/** Listens to an XML parser and makes records of what it hears. */
export function createExportReader(
  parser: SaxesParser,
  { commentFields = NO_FIELDS }: ExportReaderOptions = {},
): ExportReader {
  const open: string[] = [];
  const site = new Map<string, string>();
  let records: ExportRecord[] = [];
  let draft = emptyDraft();
  let comment = new Map<string, string>();
  let attributes: Record<string, string> = {};
  let metaKey = "";
  let text = "";
  let waiting = 0;
  let kept = 0;
  /** Of its item, before the comment that is being read: comments do not add up. */
  let keptBefore = 0;

  const tooLarge = (): ImportError => {
    const title = draft.fields.get("title") ?? "";
    return new ImportError(
      "too-large",
      `The item that ends near line ${parser.line} (id ${draft.fields.get("wp:post_id") ?? "unknown"}, "${title.slice(0, 80)}") holds more than ${MAX_ITEM_LENGTH} characters. Shorten it, and export the site again.`,
    );
  };

  const isKept = (): boolean =>
    open[3] === "wp:comment"
      ? open.length === 5 && commentFields.has(open[4] ?? "")
      : open[4] !== "wp:meta_value" || WANTED_META.has(metaKey);

  const hear = (more: string): void => {
    waiting = 0;
    if (!isKept()) return;
    text += more;
    kept += more.length;
    if (kept > MAX_ITEM_LENGTH) throw tooLarge();
  };

  const begin = (tag: SaxesTagPlain): void => {
    waiting = 0;
    text = "";
    open.push(tag.name);
    if (open.length === 1 && tag.name !== "rss") throw notAnExport(`a <${tag.name}> document`);
    if (open.length > MAX_ELEMENT_DEPTH) throw notAnExport("nested too deeply");
    if (open.length === 3) {
      draft = emptyDraft();
      kept = 0;
    }
    if (open.length === 4) {
      attributes = tag.attributes;
      comment = new Map();
      keptBefore = kept;
    }
  };

  const endComment = (): void => {
    kept = keptBefore;
    if (commentFields.size === 0) return;
    const itemId = draft.fields.get("wp:post_id")?.trim() ?? "";
    records.push({ type: "comment", itemId, fields: comment });
  };

  const endPart = (): void => {
    const [, , , parent, name = ""] = open;
    if (parent === "wp:comment" && isKept()) comment.set(name, detached(text));
    if (parent === "wp:comment") return;
    if (name === "wp:meta_key") metaKey = text;
    if (name === "wp:meta_value" && isKept()) draft.meta.set(metaKey, detached(text));
  };

  const endRecord = (name: string): void => {
    if (name === "item") records.push({ type: "item", ...draft });
    else if (name === "wp:author") records.push({ type: "author", fields: draft.fields });
    else if (TERM_ELEMENTS.has(name))
      records.push({ type: "term", element: name, fields: draft.fields });
    else if (!site.has(name)) site.set(name, text);
  };

  const end = (): void => {
    waiting = 0;
    if (open.length === 5) endPart();
    if (open.length === 4 && open[3] === "wp:comment") endComment();
    else if (open.length === 4) endField(draft, { name: open[3] ?? "", text, attributes });
    if (open.length === 3) endRecord(open[2] ?? "");
    if (open.length === 1) records.push({ type: "site", fields: site });
    open.pop();
    text = "";
  };

  parser.on("doctype", () => {
    throw doctypeRefused();
  });
  parser.on("opentag", begin);
  parser.on("closetag", end);
  parser.on("text", hear);
  parser.on("cdata", hear);
  return {
    take: () => {
      const taken = records;
      records = [];
      return taken;
    },
    countWaiting: (characters) => {
      waiting += characters;
      if (waiting > MAX_ITEM_LENGTH) throw tooLarge();
    },
    refuseOther: () => {
      if (!site.has("wp:wxr_version")) throw notAnExport("a feed, not an export");
    },
  };
}

const NO_FIELDS: ReadonlySet<string> = new Set();

function emptyDraft(): Draft {
  return { fields: new Map(), terms: [], meta: new Map() };
}

function endField(
  draft: Draft,
  { name, text, attributes }: { name: string; text: string; attributes: Record<string, string> },
): void {
  if (name === "category") {
    const { domain = "", nicename = "" } = attributes;
    draft.terms.push({ domain, slug: nicename, name: detached(text) });
  } else if (!draft.fields.has(name)) draft.fields.set(name, detached(text));
}

function notAnExport(what: string): ImportError {
  return new ImportError(
    "not-an-export",
    `The file is XML, but ${what}. In WordPress, choose Tools, Export, and import that file.`,
  );
}

function doctypeRefused(): ImportError {
  return new ImportError(
    "doctype",
    "The file has a DOCTYPE, which no export has: it is a web page, or it brings definitions that could fill the memory. Choose the file of an export.",
  );
}
