import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Archive, ArchiveQuestion, ArchiveSubject } from "../content/PageSource.ts";
import { isPublic } from "./documents.ts";
import { listNewest } from "./listNewest.ts";
import { orMovedTerm } from "./orMovedTerm.ts";
import type { Database } from "./Store.ts";
import { authors, documents, documentTerms, terms } from "./schema.ts";
import { isStorableText } from "./storable.ts";

/**
 * A page of the public posts or projects that fit, newest first. At most two queries, and one more
 * beyond the last page. @returns undefined where there is no such term or author, and for a month
 * without posts
 */
export async function listArchive(
  db: Database,
  question: ArchiveQuestion,
): Promise<Archive | undefined> {
  const subject = await findSubject(db, question);
  if (!subject) return undefined;
  const list = await listNewest(db, isInArchive(question, subject.isListed), question);
  if (question.month && list.total === 0) return undefined;
  return { ...list, subject: subject.shown };
}

type Subject = {
  /** Null for all. */
  readonly shown: ArchiveSubject | null;
  readonly isListed: SQL | undefined;
};

/** What the archive is of; of several things asked for, all must fit, and the first gives the name. */
async function findSubject(
  db: Database,
  { term, author, month }: ArchiveQuestion,
): Promise<Subject | undefined> {
  const found = await Promise.all([
    ...(term ? [findTerm(db, term)] : []),
    ...(author === undefined ? [] : [findAuthor(db, author)]),
    ...(month ? [subjectOfMonth(month)] : []),
  ]);
  const subjects = found.filter((subject) => subject !== undefined);
  if (subjects.length < found.length) return undefined;
  return {
    shown: subjects[0]?.shown ?? null,
    isListed: and(...subjects.map(({ isListed }) => isListed)),
  };
}

async function findTerm(
  db: Database,
  { kind, slug, mayHaveMoved = false }: NonNullable<ArchiveQuestion["term"]>,
): Promise<Subject | undefined> {
  if (!isStorableText(slug)) return undefined;
  const [term] = await db
    .select()
    .from(terms)
    .where(
      mayHaveMoved ? orMovedTerm(kind, slug) : and(eq(terms.kind, kind), eq(terms.slug, slug)),
    );
  return (
    term && {
      shown: { name: term.name, description: term.description },
      isListed: sql`${documents.id} in (
        select ${documentTerms.documentId} from ${documentTerms} where ${documentTerms.termId} = ${term.id}::uuid)`,
    }
  );
}

async function findAuthor(db: Database, slug: string): Promise<Subject | undefined> {
  if (!isStorableText(slug)) return undefined;
  const [author] = await db.select().from(authors).where(eq(authors.slug, slug));
  return (
    author && {
      shown: { name: author.name, description: "" },
      isListed: eq(documents.authorId, author.id),
    }
  );
}

/** Named as in "2024-05": whoever shows it writes it in the visitor's language. */
function subjectOfMonth({
  year,
  month,
}: NonNullable<ArchiveQuestion["month"]>): Subject | undefined {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth || !Number.isInteger(year) || year < 1000 || year > 9998) return undefined;
  const [first, next] = [month - 1, month].map((of) => new Date(Date.UTC(year, of)).toISOString());
  return {
    shown: { name: `${first?.slice(0, 7)}`, description: "" },
    isListed: sql`${documents.publishedAt} >= ${first}::timestamptz and ${documents.publishedAt} < ${next}::timestamptz`,
  };
}

function isInArchive(question: ArchiveQuestion, isOfSubject: SQL | undefined): SQL | undefined {
  // Written out: see isPublic.
  const kind = question.kind === "post" ? sql`'post'` : sql`'project'`;
  return and(sql`${documents.kind} = ${kind}`, isPublic(), isOfSubject);
}
