import type { TermRecord } from "./ExportRecord.ts";
import type { ImportedTermDetails } from "./ImportedTermDetails.ts";
import { plainLines } from "./plainLines.ts";
import { plainText } from "./plainText.ts";
import { termSlug } from "./termSlug.ts";
import type { ImportedTerm } from "./types.ts";

/** A term's description may have this many characters. */
const MAX_DESCRIPTION = 2000;

/** What an owner should know about one term. */
export type TermNote = { readonly slug: string; readonly name: string; readonly reason: string };

/** The categories, tags and menus of an export. */
export type Terms = {
  readonly add: (record: TermRecord) => void;
  /** Categories and tags, those above before those below. */
  readonly ordered: () => {
    readonly terms: readonly ImportedTermDetails[];
    readonly notes: readonly TermNote[];
  };
  /** A category or tag by its id in the export. */
  readonly byId: (id: string) => ImportedTerm | undefined;
  /** Categories and tags by their ids in the export. */
  readonly ids: ReadonlyMap<string, ImportedTerm>;
  /** Names of menus by slug. */
  readonly menus: ReadonlyMap<string, string>;
};

type Kind = ImportedTerm["kind"];

/** Starts with none. */
export function createTerms(): Terms {
  const found = new Map<string, ImportedTermDetails>();
  const ids = new Map<string, ImportedTerm>();
  const menus = new Map<string, string>();
  return {
    add(record) {
      const { taxonomy, term, id } = readTerm(record);
      if (taxonomy === "nav_menu") menus.set(term.slug, term.name);
      const kind = TAXONOMIES[taxonomy];
      if (!kind || term.slug === "") return;
      if (!found.has(`${kind} ${term.slug}`)) found.set(`${kind} ${term.slug}`, { kind, ...term });
      if (id !== "" && !ids.has(id)) ids.set(id, { kind, slug: term.slug, name: term.name });
    },
    ordered: () => inOrder(found),
    byId: (id) => ids.get(id),
    ids,
    menus,
  };
}

const TAXONOMIES: Readonly<Record<string, Kind | undefined>> = Object.assign(Object.create(null), {
  category: "category",
  post_tag: "tag",
});

/** Elements name their parts differently; "wp:term" says which taxonomy it is of. */
const PARTS: Readonly<Record<string, { slug: string; name: string; rest: string }>> = {
  "wp:category": { slug: "wp:category_nicename", name: "wp:cat_name", rest: "wp:category_" },
  "wp:tag": { slug: "wp:tag_slug", name: "wp:tag_name", rest: "wp:tag_" },
  "wp:term": { slug: "wp:term_slug", name: "wp:term_name", rest: "wp:term_" },
};

type ReadTerm = {
  readonly taxonomy: string;
  readonly term: Omit<ImportedTermDetails, "kind">;
  readonly id: string;
};

function readTerm({ element, fields }: TermRecord): ReadTerm {
  const parts = PARTS[element] ?? { slug: "", name: "", rest: "" };
  const field = (name: string): string => fields.get(name)?.trim() ?? "";
  const given = element === "wp:category" ? "category" : "post_tag";
  const taxonomy = element === "wp:term" ? field("wp:term_taxonomy") : given;
  const slug = termSlug(field(parts.slug)) || termSlug(field(parts.name));
  const parent = termSlug(field(`${parts.rest}parent`));
  return {
    taxonomy,
    id: field("wp:term_id"),
    term: {
      slug,
      name: plainText(field(parts.name), 200) || slug,
      description: plainLines(fields.get(`${parts.rest}description`) ?? "", MAX_DESCRIPTION),
      parent: parent === "" || parent === "0" ? null : parent,
    },
  };
}

type Found = ReadonlyMap<string, ImportedTermDetails>;

function inOrder(found: Found): ReturnType<Terms["ordered"]> {
  const terms = new Map<string, ImportedTermDetails>();
  const notes: TermNote[] = [];
  for (const term of found.values()) {
    const { line, isCircle } = lineAbove(term, found, terms);
    for (const [place, one] of line.entries()) {
      const reason = place === 0 ? lostParent(one, { found, isCircle }) : undefined;
      if (reason) notes.push({ slug: one.slug, name: one.name, reason });
      terms.set(keyOf(one), reason ? { ...one, parent: null } : one);
    }
  }
  return { terms: [...terms.values()], notes };
}

/** A term and those above it that are not placed yet, the uppermost first. */
function lineAbove(term: ImportedTermDetails, found: Found, placed: Found) {
  const line = new Set<ImportedTermDetails>();
  let next: ImportedTermDetails | undefined = term;
  while (next && !placed.has(keyOf(next)) && !line.has(next)) {
    line.add(next);
    next = next.parent === null ? undefined : found.get(`${next.kind} ${next.parent}`);
  }
  return { line: [...line].reverse(), isCircle: next !== undefined && line.has(next) };
}

function keyOf({ kind, slug }: ImportedTerm): string {
  return `${kind} ${slug}`;
}

/** Why the uppermost of a line of terms cannot stand below what it names. */
function lostParent(
  { kind, parent }: ImportedTermDetails,
  { found, isCircle }: { found: Found; isCircle: boolean },
): string | undefined {
  if (isCircle) return "what stands above it stands below it as well: it stands on its own";
  if (parent === null || found.has(`${kind} ${parent}`)) return undefined;
  return "what stands above it is not in the export: it stands on its own";
}
