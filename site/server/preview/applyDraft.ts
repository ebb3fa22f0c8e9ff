import * as v from "valibot";
import { documentContent } from "../../content/admin/documentWire.ts";
import type { FoundDocument } from "../../content/PageSource.ts";
import { type DraftIds, namesFor, type Previewed } from "../../store/findPreviewed.ts";
import type { Database } from "../../store/Store.ts";
import { readDraftBody } from "./readDraftBody.ts";

const { title, excerpt, published_at, language, direction, picture, takes_comments } =
  documentContent.entries;
const id = v.pipe(v.string(), v.uuid());
const record = v.record(v.string(), v.unknown());

/**
 * A document as it would be if the draft were saved and published. The draft may be anything that an
 * editor once sent: what of it does not fit stays as it is stored, each part by itself.
 */
export async function applyDraft(db: Database, previewed: Previewed): Promise<FoundDocument> {
  const stored = { ...previewed.document, translations: [] };
  const read = v.safeParse(record, previewed.draft);
  if (!read.success) return withDate(stored);
  const draft = read.output;

  const part = <Schema extends v.GenericSchema, Stored>(
    [name, schema]: readonly [string, Schema],
    kept: Stored,
  ): v.InferOutput<Schema> | Stored => {
    const found = v.safeParse(schema, draft[name]);
    return found.success ? found.output : kept;
  };
  const ids: DraftIds = {
    authorId: part(["author_id", v.nullable(id)], previewed.document.authorId),
    parentId: part(["parent_id", v.nullable(id)], previewed.document.parentId),
    termIds: idsOf(draft.term_ids),
  };
  const names = await namesFor(db, stored.id, ids);
  const day = part(["published_at", published_at], stored.publishedAt);
  return withDate({
    ...stored,
    title: part(["title", title], stored.title),
    excerpt: part(["excerpt", excerpt], stored.excerpt),
    publishedAt: typeof day === "string" ? new Date(day) : day,
    language: part(["language", language], stored.language),
    direction: part(["direction", direction], stored.direction),
    picture: part(["picture", picture], stored.picture),
    takesComments: part(["takes_comments", takes_comments], stored.takesComments),
    body: readDraftBody(draft.body) ?? stored.body,
    author: names.author,
    above: names.above,
    terms: Array.isArray(draft.term_ids) ? names.terms : stored.terms,
  });
}

function idsOf(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.filter((one) => v.is(id, one)) : [];
}

/** What is published without a date is so now. */
function withDate(document: FoundDocument): FoundDocument {
  return { ...document, publishedAt: document.publishedAt ?? new Date() };
}
