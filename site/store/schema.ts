import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { DocumentBody } from "../content/documentBody.ts";

/**
 * The tables, for queries. The tables themselves are made by migrations/*.sql; a test proves
 * that both say the same. Times are kept to the millisecond, as precisely as JavaScript can
 * say them, so that a time that was read compares equal to the stored one.
 */

export const DOCUMENT_KINDS = ["page", "post", "product", "overlay", "header", "footer"] as const;
export const DOCUMENT_STATUSES = ["draft", "published", "private"] as const;
export const TEXT_DIRECTIONS = ["ltr", "rtl"] as const;
export const TERM_KINDS = ["category", "tag"] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export type TermKind = (typeof TERM_KINDS)[number];

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
/** The database's clock, which all servers share; cut, so that a time just stored is never to come. */
export const databaseNow = sql`date_trunc('milliseconds', now())`;

/** Which migrations have been carried out: see migrate.ts, which makes this table. */
export const migrations = pgTable("migrations", {
  name: text("name").primaryKey(),
  checksum: text("checksum").notNull(),
  appliedAt: time("applied_at").notNull().default(databaseNow),
});

export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: time("updated_at").notNull().default(databaseNow),
});

export const authors = pgTable("authors", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").notNull().unique("authors_slug_key"),
  name: text("name").notNull(),
});

export const documents = pgTable(
  "documents",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
    /** The address on the site, unique; starts with "/". */
    path: text("path").notNull().unique("documents_path_key"),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull().default(""),
    status: text("status", { enum: DOCUMENT_STATUSES }).notNull().default("draft"),
    /** A time to come means scheduled: the document is public from then on. */
    publishedAt: time("published_at"),
    /** A BCP 47 tag; null means the site's own language. */
    language: text("language"),
    /** The writing direction; null means that of the language. */
    direction: text("direction", { enum: TEXT_DIRECTIONS }),
    authorId: uuid("author_id").references(() => authors.id, { onDelete: "set null" }),
    parentId: uuid("parent_id").references((): AnyPgColumn => documents.id, {
      onDelete: "set null",
    }),
    body: jsonb("body").$type<DocumentBody>().notNull(),
    /** Where it was imported from and its name there; both null when it was written here. */
    source: text("source"),
    sourceId: text("source_id"),
    /** The name there of the document above, which may be imported after this one. */
    sourceParentId: text("source_parent_id"),
    createdAt: time("created_at").notNull().default(databaseNow),
    updatedAt: time("updated_at").notNull().default(databaseNow),
  },
  (table) => [
    unique("documents_source_key").on(table.source, table.sourceId),
    index("documents_published_index")
      .on(table.kind, table.publishedAt.desc(), table.id.desc())
      .where(sql`status = 'published'`),
    index("documents_schedule_index").on(table.publishedAt).where(sql`status = 'published'`),
    index("documents_source_parent_index")
      .on(table.source, table.sourceParentId)
      .where(sql`source_parent_id is not null`),
    index("documents_author_index").on(table.authorId),
    index("documents_parent_index").on(table.parentId),
    check(
      "documents_kind_check",
      sql`kind in ('page', 'post', 'product', 'overlay', 'header', 'footer')`,
    ),
    check("documents_path_check", sql`path like '/%' and octet_length(path) <= 2000`),
    check("documents_status_check", sql`status in ('draft', 'published', 'private')`),
    check("documents_published_check", sql`status <> 'published' or published_at is not null`),
    check("documents_direction_check", sql`direction in ('ltr', 'rtl')`),
    check("documents_source_check", sql`(source is null) = (source_id is null)`),
  ],
);

export const revisions = pgTable(
  "revisions",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    body: jsonb("body").$type<DocumentBody>().notNull(),
    createdAt: time("created_at").notNull().default(databaseNow),
    note: text("note"),
  },
  (table) => [index("revisions_document_index").on(table.documentId, table.id.desc())],
);

export const terms = pgTable(
  "terms",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: TERM_KINDS }).notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    parentId: uuid("parent_id").references((): AnyPgColumn => terms.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("terms_slug_key").on(table.kind, table.slug),
    index("terms_parent_index").on(table.parentId),
    check("terms_kind_check", sql`kind in ('category', 'tag')`),
  ],
);

export const documentTerms = pgTable(
  "document_terms",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    termId: uuid("term_id")
      .notNull()
      .references(() => terms.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ name: "document_terms_pkey", columns: [table.documentId, table.termId] }),
    index("document_terms_term_index").on(table.termId),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** A hash of the token in the visitor's cookie: who reads the table cannot act as anyone. */
    id: text("id").primaryKey(),
    userId: text("user_id"),
    data: jsonb("data").$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: time("created_at").notNull().default(databaseNow),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("sessions_expiry_index").on(table.expiresAt)],
);

/** One row: a number that grows with every change of what pages show. */
export const contentVersion = pgTable(
  "content_version",
  {
    isSingle: boolean("is_single").primaryKey().default(true),
    version: bigint("version", { mode: "number" }).notNull(),
  },
  () => [check("content_version_single_check", sql`is_single`)],
);
