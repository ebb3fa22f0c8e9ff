import type { SaxesParser, SaxesTagPlain } from "saxes";
import { detached } from "./detached.ts";
import type { ExportRecord, ItemTerm } from "./ExportRecord.ts";
import { ImportError } from "./ImportError.ts";

/** What is read of one item may have this many characters. */
export const MAX_ITEM_LENGTH = 10_000_000;

/** Elements of an export stand at most 5 deep; whatever is deeper than this is none. */
export const MAX_ELEMENT_DEPTH = 32;

export type ExportReader = {
  /** The records completed since the last call. */
  readonly take: () => ExportRecord[];
  /** Counts characters given to the parser; throws when too many bring nothing to an end. */
  readonly countWaiting: (characters: number) => void;
  /** Throws where the file, now read to its end, is no export. */
  readonly refuseOther: () => void;
};

const WANTED_META = new Set([
  "_thumbnail_id",
  "_wp_attachment_metadata",
  "_wp_attachment_image_alt",
]);

type Draft = {
  fields: Map<string, string>;
  terms: ItemTerm[];
  meta: Map<string, string>;
  comments: number;
};

/** Listens to an XML parser and makes records of what it hears. */
export function createExportReader(parser: SaxesParser): ExportReader {
  const open: string[] = [];
  const site = new Map<string, string>();
  let records: ExportRecord[] = [];
  let draft = emptyDraft();
  let attributes: Record<string, string> = {};
  let metaKey = "";
  let text = "";
  let waiting = 0;
  let kept = 0;

  const tooLarge = (): ImportError => {
    const title = draft.fields.get("title") ?? "";
    return new ImportError(
      "too-large",
      `The item that ends near line ${parser.line} (id ${draft.fields.get("wp:post_id") ?? "unknown"}, "${title.slice(0, 80)}") holds more than ${MAX_ITEM_LENGTH} characters. Shorten it, and export the site again.`,
    );
  };

  const isKept = (): boolean =>
    open[3] !== "wp:comment" && (open[4] !== "wp:meta_value" || WANTED_META.has(metaKey));

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
    if (open.length === 4) attributes = tag.attributes;
  };

  const endPart = (): void => {
    if (open[4] === "wp:meta_key") metaKey = text;
    if (open[4] === "wp:meta_value" && isKept()) draft.meta.set(metaKey, detached(text));
  };

  const endRecord = (name: string): void => {
    if (name === "item") records.push({ type: "item", ...draft });
    else if (name === "wp:author") records.push({ type: "author", fields: draft.fields });
    else if (!site.has(name)) site.set(name, text);
  };

  const end = (): void => {
    waiting = 0;
    if (open.length === 5) endPart();
    if (open.length === 4) endField(draft, { name: open[3] ?? "", text, attributes });
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

function emptyDraft(): Draft {
  return { fields: new Map(), terms: [], meta: new Map(), comments: 0 };
}

function endField(
  draft: Draft,
  { name, text, attributes }: { name: string; text: string; attributes: Record<string, string> },
): void {
  if (name === "wp:comment") draft.comments += 1;
  else if (name === "category") {
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
