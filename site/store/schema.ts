import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { FormHandling } from "../content/contact-forms/FormHandling.ts";
import type { StoredFormDefinition } from "../content/contact-forms/formDefinitionSchema.ts";
import type { DocumentBody } from "../content/documentBody.ts";
import { MEDIA_KINDS } from "../content/mediaWire.ts";
import type { Picture } from "../content/picture.ts";
import type { OutsideOffer, ProductDetail, ProductOption } from "./productParts.ts";

/**
 * The tables, for queries. The tables themselves are made by migrations/*.sql; a test proves
 * that both say the same. Times are kept to the millisecond, as precisely as JavaScript can
 * say them, so that a time that was read compares equal to the stored one.
 */

export const DOCUMENT_KINDS = [
  "page",
  "post",
  "product",
  "project",
  "overlay",
  "header",
  "footer",
] as const;
/** What an editor gives a document. */
export const LIVE_STATUSES = ["draft", "published", "private"] as const;
/** What is in the trash was thrown away, and can be brought back for a while. */
export const DOCUMENT_STATUSES = [...LIVE_STATUSES, "trash"] as const;
export const TEXT_DIRECTIONS = ["ltr", "rtl"] as const;
export const TERM_KINDS = ["category", "tag", "product-category", "product-tag"] as const;
/** Why a product leads to another: it holds it, or offers it instead or besides. */
export const PRODUCT_LINK_KINDS = ["member", "upsell", "cross-sell"] as const;
/** What a moderator has decided of a comment. */
export const COMMENT_STATUSES = ["pending", "approved", "spam", "trash"] as const;

/** What an account may do: nothing beyond a visitor, work on content, everything. */
export const ROLES = ["visitor", "editor", "owner"] as const;

/** What a document was before it was thrown away, as it is given back. */
export type TrashedDocument = {
  readonly status: LiveStatus;
  readonly path: string;
  /** When it was thrown away, as ISO 8601. */
  readonly at: string;
};

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export type LiveStatus = (typeof LIVE_STATUSES)[number];
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];
export type TermKind = (typeof TERM_KINDS)[number];
export type ProductLinkKind = (typeof PRODUCT_LINK_KINDS)[number];
export type CommentStatus = (typeof COMMENT_STATUSES)[number];
export type Role = (typeof ROLES)[number];

/** PostgreSQL's own form of words to be searched; only ever written and compared there. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

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
    /** What lists say of it, its excerpt or its first words: kept by derivedColumns.ts. */
    summary: text("summary").notNull().default(""),
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
    /** What it was in the file that it came from, as a hash: the same again is left alone. */
    sourceHash: text("source_hash"),
    /** Stands for the document in lists and where it is shared. */
    picture: jsonb("picture").$type<Picture>(),
    takesComments: boolean("takes_comments").notNull().default(false),
    /** Who changed it last. */
    updatedBy: text("updated_by").references((): AnyPgColumn => users.id, { onDelete: "set null" }),
    /** Names the save that made it what it is; null where that was no save of an editor. */
    saveId: text("save_id"),
    /** What it was before it was thrown away; null where it was not. */
    trashed: jsonb("trashed").$type<TrashedDocument>(),
    /** Its words, and its title folded: kept by derivedColumns.ts. */
    search: tsvector("search").notNull().default(""),
    searchTitle: text("search_title").notNull().default(""),
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
    index("documents_changed_index").on(
      table.kind,
      table.updatedAt.desc(),
      table.id.desc(),
      table.status,
      table.language,
      table.searchTitle,
    ),
    index("documents_dates_index").on(
      table.kind,
      table.publishedAt.desc(),
      table.id.desc(),
      table.status,
    ),
    index("documents_names_index").on(table.kind, table.searchTitle, table.id, table.status),
    index("documents_paths_index").on(table.kind, table.path, table.status),
    index("documents_trashed_index").on(sql`((trashed ->> 'path'))`).where(sql`status = 'trash'`),
    index("documents_editor_index").on(table.updatedBy),
    index("documents_parent_index").on(table.parentId),
    index("documents_search_index").using("gin", table.search).where(sql`status = 'published'`),
    index("documents_similar_index")
      .using("gin", table.searchTitle.op("gin_trgm_ops"))
      .where(sql`status = 'published'`),
    index("documents_title_index")
      .on(table.kind, table.searchTitle, table.id)
      .where(sql`status = 'published'`),
    check(
      "documents_kind_check",
      sql`kind in ('page', 'post', 'product', 'project', 'overlay', 'header', 'footer')`,
    ),
    check("documents_path_check", sql`path like '/%' and octet_length(path) <= 2000`),
    check("documents_status_check", sql`status in ('draft', 'published', 'private', 'trash')`),
    check("documents_trashed_check", sql`(status = 'trash') = (trashed is not null)`),
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
    /** Who wrote it; null for an import, and for who has no account any more. */
    userId: text("user_id").references((): AnyPgColumn => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("revisions_document_index").on(table.documentId, table.id.desc()),
    index("revisions_user_index").on(table.userId),
  ],
);

export const terms = pgTable(
  "terms",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: TERM_KINDS }).notNull(),
    slug: text("slug").notNull(),
    name: text("name").notNull(),
    parentId: uuid("parent_id").references((): AnyPgColumn => terms.id, { onDelete: "set null" }),
    description: text("description").notNull().default(""),
    /** Among those below the same parent; then by name. */
    position: integer("position").notNull().default(0),
  },
  (table) => [
    unique("terms_slug_key").on(table.kind, table.slug),
    index("terms_parent_index").on(table.parentId),
    check("terms_kind_check", sql`kind in ('category', 'tag', 'product-category', 'product-tag')`),
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

/** What a product is beyond a document. Money is in the smallest unit of the site's currency. */
/** The site's secret, for all servers on this database where no setting gives them one. */
export const siteSecret = pgTable(
  "site_secret",
  {
    isSingle: boolean("is_single").primaryKey().default(true),
    value: text("value").notNull(),
  },
  () => [
    check("site_secret_single_check", sql`is_single`),
    check("site_secret_length_check", sql`length(value) >= 32`),
  ],
);

export const products = pgTable(
  "products",
  {
    documentId: uuid("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** What a visitor chooses, in the order of choice. */
    options: jsonb("options").$type<readonly ProductOption[]>().notNull().default([]),
    details: jsonb("details").$type<readonly ProductDetail[]>().notNull().default([]),
    /** The first one first. */
    gallery: jsonb("gallery").$type<readonly Picture[]>().notNull().default([]),
    /** Where it is sold, if on another site. */
    outside: jsonb("outside").$type<OutsideOffer>(),
    /** Whether it is sold as its members, which stand in productLinks. */
    isGroup: boolean("is_group").notNull().default(false),
    isFeatured: boolean("is_featured").notNull().default(false),
    /** Whether lists and searches show it; its page stands either way. */
    isListed: boolean("is_listed").notNull().default(true),
    isSearched: boolean("is_searched").notNull().default(true),
    /** Of its variants or members, kept by keepFigures; null where none has a price. */
    priceFrom: bigint("price_from", { mode: "number" }),
    priceTo: bigint("price_to", { mode: "number" }),
    /** What it cost before, where that can be said of all of it: one price now, and one then. */
    regularPrice: bigint("regular_price", { mode: "number" }),
    inStock: boolean("in_stock").notNull().default(false),
    isReduced: boolean("is_reduced").notNull().default(false),
    variantCount: integer("variant_count").notNull().default(0),
    /** What a list can be filtered by, such as "ink:blue"; kept by writeProduct. */
    facets: text("facets").array().notNull().default([]),
    /** Of its approved reviews, kept by a trigger. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
  },
  (table) => [
    index("products_price_index").on(table.priceFrom, table.documentId),
    index("products_facets_index").using("gin", table.facets),
    check("products_price_check", sql`price_from >= 0 and price_to >= price_from`),
  ],
);

/** What facets are called, as it was written last. */
export const facetLabels = pgTable("facet_labels", {
  /** As in products.facets. */
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  label: text("label").notNull(),
});

/** The choices of a product: at least one, each with a price and a stock of its own. */
export const variants = pgTable(
  "variants",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.documentId, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    sku: text("sku").unique("variants_sku_key"),
    /** A value of every option by its name; empty where there is nothing to choose. */
    choice: jsonb("choice").$type<Readonly<Record<string, string>>>().notNull().default({}),
    price: bigint("price", { mode: "number" }),
    /** What it cost before, where it is cheaper now. */
    regularPrice: bigint("regular_price", { mode: "number" }),
    /** Null where nobody counts. */
    stock: integer("stock"),
    /** Whether it can be ordered when none is left. */
    takesBackorders: boolean("takes_backorders").notNull().default(false),
    /** A reduction to come: from then on the price is this one. Both are null once it has begun. */
    salePrice: bigint("sale_price", { mode: "number" }),
    saleFrom: time("sale_from"),
    /** When a reduction, to come or begun, ends by itself; null where it does not. */
    saleUntil: time("sale_until"),
  },
  (table) => [
    index("variants_product_index").on(table.productId, table.position),
    check("variants_price_check", sql`price >= 0 and regular_price > price`),
    check("variants_stock_check", sql`stock >= 0`),
    check("variants_sale_check", sql`(sale_price is null) = (sale_from is null)`),
    check("variants_sale_price_check", sql`sale_price >= 0 and sale_price < price`),
    check(
      "variants_sale_until_check",
      sql`sale_until is null or sale_price is not null or regular_price is not null`,
    ),
    index("variants_sale_index")
      .on(sql`coalesce(sale_from, sale_until)`)
      .where(sql`coalesce(sale_from, sale_until) is not null`),
  ],
);

/** From a product to others: what a group holds, and what else its page leads to. */
export const productLinks = pgTable(
  "product_links",
  {
    productId: uuid("product_id")
      .notNull()
      .references(() => products.documentId, { onDelete: "cascade" }),
    kind: text("kind", { enum: PRODUCT_LINK_KINDS }).notNull(),
    targetId: uuid("target_id")
      .notNull()
      .references(() => products.documentId, { onDelete: "cascade" }),
    /** Among those of its kind. */
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({
      name: "product_links_pkey",
      columns: [table.productId, table.kind, table.targetId],
    }),
    index("product_links_target_index").on(table.targetId, table.kind),
    check("product_links_kind_check", sql`kind in ('member', 'upsell', 'cross-sell')`),
    check("product_links_self_check", sql`product_id <> target_id`),
  ],
);

/** People with an account. The names in this and the next three tables are the sign-in library's. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique("users_email_key"),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    createdAt: time("created_at").notNull().default(databaseNow),
    updatedAt: time("updated_at").notNull().default(databaseNow),
    role: text("role", { enum: ROLES }).notNull().default("visitor"),
    /** In which the owner's screens speak to this person, BCP 47; null means the site's own. */
    language: text("language"),
  },
  () => [check("users_role_check", sql`role in ('visitor', 'editor', 'owner')`)],
);

/** How a user signs in: with a password, of which a hash is kept, or by another site. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: time("access_token_expires_at"),
    refreshTokenExpiresAt: time("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: time("created_at").notNull().default(databaseNow),
    updatedAt: time("updated_at").notNull().default(databaseNow),
  },
  (table) => [index("accounts_user_index").on(table.userId)],
);

/** Who is signed in, by the token in the cookie. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique("sign_ins_token_key"),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: time("created_at").notNull().default(databaseNow),
    updatedAt: time("updated_at").notNull().default(databaseNow),
  },
  (table) => [index("sign_ins_user_index").on(table.userId)],
);

/** What was sent to someone to prove that an address is theirs. */
export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: time("expires_at").notNull(),
    createdAt: time("created_at").notNull().default(databaseNow),
    updatedAt: time("updated_at").notNull().default(databaseNow),
  },
  (table) => [index("verifications_identifier_index").on(table.identifier)],
);

/** How often someone did something within a window; the key names both, hashed where it holds an address. */
export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  windowEndsAt: time("window_ends_at").notNull(),
});

/** All of a comment that is searched, in a row: what an index holds, with the parentheses that PostgreSQL gives it. */
export const commentText = sql`((((body || chr(10)) || author_name) || chr(10)) || author_email)`;

/** What visitors say below a document; with a rating it is a review of a product. */
export const comments = pgTable(
  "comments",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    parentId: uuid("parent_id").references((): AnyPgColumn => comments.id, {
      onDelete: "cascade",
    }),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    authorName: text("author_name").notNull(),
    /** Never shown. */
    authorEmail: text("author_email").notNull(),
    /** Plain text. */
    body: text("body").notNull(),
    rating: smallint("rating"),
    status: text("status", { enum: COMMENT_STATUSES }).notNull().default("pending"),
    createdAt: time("created_at").notNull().default(databaseNow),
    /** Where it was imported from and its name there; both null when it was written here. */
    source: text("source"),
    sourceId: text("source_id"),
  },
  (table) => [
    unique("comments_source_key").on(table.source, table.sourceId),
    check("comments_source_check", sql`(source is null) = (source_id is null)`),
    index("comments_document_index")
      .on(table.documentId, table.createdAt, table.id)
      .where(sql`status = 'approved'`),
    index("comments_status_index").on(table.status, table.createdAt.desc()),
    index("comments_parent_index").on(table.parentId),
    index("comments_said_index").using("gin", sql`(${commentText}) gin_trgm_ops`),
    check("comments_status_check", sql`status in ('pending', 'approved', 'spam', 'trash')`),
    check("comments_rating_check", sql`rating >= 1 and rating <= 5`),
  ],
);

/** Imports of files, so that one that was cut off goes on where it was. */
export const imports = pgTable(
  "imports",
  {
    /** Which file, and how it is brought in: a hash of both. */
    key: text("key").primaryKey(),
    /** As of the documents that it brings. */
    source: text("source").notNull(),
    /** What the next run begins with; null once it is through. */
    place: jsonb("place").$type<unknown>(),
    startedAt: time("started_at").notNull().default(databaseNow),
    updatedAt: time("updated_at").notNull().default(databaseNow),
  },
  (table) => [index("imports_source_index").on(table.source, table.updatedAt.desc())],
);

/** Where pages went: kept when an address changes, and written by owners. */
export const redirects = pgTable(
  "redirects",
  {
    fromPath: text("from_path").primaryKey(),
    toPath: text("to_path").notNull(),
    createdAt: time("created_at").notNull().default(databaseNow),
  },
  (table) => [
    index("redirects_to_index").on(table.toPath),
    check("redirects_from_check", sql`from_path like '/%' and octet_length(from_path) <= 2000`),
    check("redirects_to_check", sql`to_path like '/%' and octet_length(to_path) <= 2000`),
    check("redirects_self_check", sql`from_path <> to_path`),
  ],
);

/** Forms by which visitors write to the owner. */
export const contactForms = pgTable("contact_forms", {
  /** Stands in the addresses of the API. */
  id: serial("id").primaryKey(),
  /** What pages call it. */
  key: text("key").notNull().unique("contact_forms_key_key"),
  /** A BCP 47 tag; null means the site's own language. */
  language: text("language"),
  definition: jsonb("definition").$type<StoredFormDefinition>().notNull(),
  /** What becomes of what is sent with it. */
  handling: jsonb("handling").$type<FormHandling>().notNull().default(sql`'{}'`),
  /** Raised by each save. */
  version: integer("version").notNull().default(1),
  /** When it was thrown away. */
  deletedAt: time("deleted_at"),
  /** What an import made of it, as a hash; null when it was written here. */
  sourceHash: text("source_hash"),
  createdAt: time("created_at").notNull().default(databaseNow),
  updatedAt: time("updated_at").notNull().default(databaseNow),
});

/** All of a submission that is searched, as its index has it, with the parentheses that PostgreSQL gives it. */
export const submissionText = sql`((text || chr(10)) || note)`;

/** What visitors sent with them. */
export const submissions = pgTable(
  "submissions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    formId: integer("form_id")
      .notNull()
      .references(() => contactForms.id, { onDelete: "restrict" }),
    /** What the visitor was told, in the words of the wire; a hook may have words of its own. */
    status: text("status").notNull(),
    /** Values by the field's name. */
    fields: jsonb("fields").$type<Readonly<Record<string, readonly string[]>>>().notNull(),
    /** The address of the page that it was sent from; null where nobody said. */
    page: text("page"),
    /** The browser's name for this sending: a second try of the same is no second submission. */
    idempotencyKey: text("idempotency_key"),
    /** A keyed hash of the form and its values. */
    hash: text("hash").notNull(),
    /** The beginning of all that was written into it, for searching: see addSubmissions. */
    text: text("text").notNull().default(""),
    /** When somebody who works here first opened it. */
    readAt: time("read_at"),
    isStarred: boolean("is_starred").notNull().default(false),
    /** What those who work here write about it. */
    note: text("note").notNull().default(""),
    /** When it was thrown away. */
    deletedAt: time("deleted_at"),
    createdAt: time("created_at").notNull().default(databaseNow),
  },
  (table) => [
    unique("submissions_idempotency_key").on(table.formId, table.idempotencyKey, table.hash),
    index("submissions_inbox_index").on(
      table.createdAt.desc(),
      table.id.desc(),
      table.formId,
      ...inboxColumns(table),
    ),
    index("submissions_form_index").on(
      table.formId,
      table.createdAt.desc(),
      table.id.desc(),
      ...inboxColumns(table),
    ),
    index("submissions_starred_index")
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`is_starred`),
    index("submissions_text_index").using("gin", sql`(${submissionText}) gin_trgm_ops`),
    check("submissions_status_check", sql`status ~ '^[a-z0-9_]{1,64}$'`),
  ],
);

/** What lists of submissions are narrowed by, so that an index alone counts them. */
function inboxColumns<Column>({
  status,
  readAt,
  isStarred,
  deletedAt,
}: Readonly<Record<"status" | "readAt" | "isStarred" | "deletedAt", Column>>): [
  Column,
  Column,
  Column,
  Column,
] {
  return [status, readAt, isStarred, deletedAt];
}

/** Files that came with submissions; they lie in the storage of forms, by their paths. */
export const submissionFiles = pgTable(
  "submission_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** The name of the field. */
    field: text("field").notNull(),
    /** As the visitor called it, cleaned. */
    name: text("name").notNull(),
    /** By its content, such as "application/pdf". */
    type: text("type").notNull(),
    /** In bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
    path: text("path").notNull().unique("submission_files_path_key"),
    /** When it was cleared away; then only its name is left. */
    removedAt: time("removed_at"),
    createdAt: time("created_at").notNull().default(databaseNow),
  },
  (table) => [index("submission_files_submission_index").on(table.submissionId)],
);

/** What was answered to submissions from here. */
export const submissionReplies = pgTable(
  "submission_replies",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** Null for who has no account any more. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** As they were called then. */
    userName: text("user_name").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull().default(databaseNow),
  },
  (table) => [
    index("submission_replies_submission_index").on(table.submissionId, table.createdAt),
    index("submission_replies_user_index").on(table.userId),
  ],
);

/** Questions of forms that were answered, and hold no more. */
export const spentQuestions = pgTable(
  "spent_questions",
  {
    /** Of the signed answer. */
    mark: text("mark").primaryKey(),
    /** When its answer would be too old anyway. */
    endsAt: time("ends_at").notNull(),
  },
  (table) => [index("spent_questions_end_index").on(table.endsAt)],
);

/** Files among the site's media; the files themselves lie in the storage, by their paths. */
export const media = pgTable(
  "media",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** SHA-256 of its bytes, in hexadecimal digits. */
    hash: text("hash").notNull().unique("media_hash_key"),
    /** Among the uploads, such as "2026/<32 random digits>.jpg". */
    path: text("path").notNull().unique("media_path_key"),
    kind: text("kind", { enum: MEDIA_KINDS }).notNull(),
    /** By its content, such as "image/jpeg". */
    type: text("type").notNull(),
    /** In bytes. */
    size: bigint("size", { mode: "number" }).notNull(),
    /** In pixels, as the picture is to be seen; null for all else. */
    width: integer("width"),
    height: integer("height"),
    /** What its owner calls it. */
    name: text("name").notNull(),
    alt: text("alt").notNull().default(""),
    title: text("title").notNull().default(""),
    caption: text("caption").notNull().default(""),
    /** What must stay in view where it is cut; null means the middle. */
    focal: jsonb("focal").$type<{ readonly x: number; readonly y: number }>(),
    uploadedBy: text("uploaded_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull().default(databaseNow),
    /** When it was thrown away; its file is kept for a while. */
    trashedAt: time("trashed_at"),
  },
  (table) => [
    index("media_newest_index").on(table.createdAt.desc(), table.id.desc()),
    index("media_uploader_index").on(table.uploadedBy),
    check("media_hash_check", sql`hash ~ '^[0-9a-f]{64}$'`),
    check("media_path_check", sql`path ~ '^[0-9]{4}/[0-9a-f]{32}\\.[a-z0-9]{1,5}$'`),
    check("media_kind_check", sql`kind in ('picture', 'film', 'sound', 'captions', 'document')`),
    check("media_size_check", sql`size > 0`),
    check(
      "media_sides_check",
      sql`(kind = 'picture') = (width is not null) and (width is null) = (height is null)`,
    ),
  ],
);

/** What a file was imported as: by several names where the old site had the same bytes more than once. */
export const mediaOrigins = pgTable(
  "media_origins",
  {
    /** The other system, and the file's name there. */
    source: text("source").notNull(),
    sourceId: text("source_id").notNull(),
    mediaId: uuid("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ name: "media_origins_pkey", columns: [table.source, table.sourceId] }),
    index("media_origins_media_index").on(table.mediaId),
  ],
);

/** What somebody is writing and has not saved. */
export const drafts = pgTable(
  "drafts",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the editor sent it; checked when it is saved, not before. */
    content: jsonb("content").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The document's time of change when it was opened. */
    basedOn: time("based_on").notNull(),
    updatedAt: time("updated_at").notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ name: "drafts_pkey", columns: [table.documentId, table.userId] }),
    index("drafts_user_index").on(table.userId),
  ],
);

/** Who has a document open, and when they were last heard of. */
export const editing = pgTable(
  "editing",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seenAt: time("seen_at").notNull().default(databaseNow),
  },
  (table) => [
    primaryKey({ name: "editing_pkey", columns: [table.documentId, table.userId] }),
    index("editing_user_index").on(table.userId),
  ],
);

/** A list as somebody wants to see it again. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Which list, such as "posts". */
    screen: text("screen").notNull(),
    name: text("name").notNull(),
    /** As it stands in the address, such as "status=draft&sort=-updated". */
    query: text("query").notNull(),
    createdAt: time("created_at").notNull().default(databaseNow),
  },
  (table) => [unique("saved_views_name_key").on(table.userId, table.screen, table.name)],
);

/** Who did what, and when. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: time("at").notNull().default(databaseNow),
    /** Null for the command line, and for who has no account any more. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** As it was called then. */
    userName: text("user_name").notNull(),
    /** Such as "document.publish". */
    action: text("action").notNull(),
    /** What it was done to: a kind such as "post", its id, and what it was called then. */
    subjectKind: text("subject_kind").notNull(),
    subjectId: text("subject_id"),
    subjectName: text("subject_name").notNull().default(""),
    details: jsonb("details").$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  },
  (table) => [
    index("audit_log_user_index").on(table.userId),
    index("audit_log_subject_index").on(table.subjectKind, table.subjectId, table.id.desc()),
  ],
);
