-- Settings, content, sessions, and the number that tells when content has changed.
-- Times are kept to the millisecond and cut, not rounded: a time just written is never to come.

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now())
);

create table authors (
  id uuid primary key default gen_random_uuid(),
  slug text not null constraint authors_slug_key unique,
  name text not null
);

create table documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  path text not null constraint documents_path_key unique,
  title text not null,
  excerpt text not null default '',
  status text not null default 'draft',
  published_at timestamptz(3),
  language text,
  direction text,
  author_id uuid references authors (id) on delete set null,
  parent_id uuid references documents (id) on delete set null,
  body jsonb not null,
  source text,
  source_id text,
  source_parent_id text,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  constraint documents_source_key unique (source, source_id),
  constraint documents_kind_check check (kind in ('page', 'post', 'product', 'overlay', 'header', 'footer')),
  -- An index entry must fit a third of a database page.
  constraint documents_path_check check (path like '/%' and octet_length(path) <= 2000),
  constraint documents_status_check check (status in ('draft', 'published', 'private')),
  constraint documents_published_check check (status <> 'published' or published_at is not null),
  constraint documents_direction_check check (direction in ('ltr', 'rtl')),
  constraint documents_source_check check ((source is null) = (source_id is null))
);

-- Lists, newest first, page by page.
create index documents_published_index on documents (kind, published_at desc, id desc) where status = 'published';
-- The next scheduled publication.
create index documents_schedule_index on documents (published_at) where status = 'published';
-- What an imported document stands above: it may come after them.
create index documents_source_parent_index on documents (source, source_parent_id) where source_parent_id is not null;
create index documents_author_index on documents (author_id);
create index documents_parent_index on documents (parent_id);

create table revisions (
  id bigserial primary key,
  document_id uuid not null references documents (id) on delete cascade,
  title text not null,
  body jsonb not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  note text
);

create index revisions_document_index on revisions (document_id, id desc);

create table terms (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  slug text not null,
  name text not null,
  parent_id uuid references terms (id) on delete set null,
  constraint terms_slug_key unique (kind, slug),
  constraint terms_kind_check check (kind in ('category', 'tag'))
);

create index terms_parent_index on terms (parent_id);

create table document_terms (
  document_id uuid not null references documents (id) on delete cascade,
  term_id uuid not null references terms (id) on delete cascade,
  constraint document_terms_pkey primary key (document_id, term_id)
);

create index document_terms_term_index on document_terms (term_id);

create table sessions (
  id text primary key,
  user_id text,
  data jsonb not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  expires_at timestamptz(3) not null
);

create index sessions_expiry_index on sessions (expires_at);

create table content_version (
  is_single boolean primary key default true,
  version bigint not null,
  constraint content_version_single_check check (is_single)
);

insert into content_version (version) values (1);

create function bump_content_version() returns trigger language plpgsql as $$
declare
  bumped bigint;
begin
  update content_version set version = version + 1 returning version into bumped;
  perform pg_notify('content_version', bumped::text);
  return null;
end
$$;

-- Before, not after: so every writer locks the version first and its rows second, and two
-- transactions can never wait for each other crosswise because of it. The new number becomes
-- visible with the change itself, when the transaction commits.
create trigger settings_version before insert or update or delete or truncate on settings
  for each statement execute function bump_content_version();
create trigger authors_version before insert or update or delete or truncate on authors
  for each statement execute function bump_content_version();
create trigger documents_version before insert or update or delete or truncate on documents
  for each statement execute function bump_content_version();
create trigger terms_version before insert or update or delete or truncate on terms
  for each statement execute function bump_content_version();
create trigger document_terms_version before insert or update or delete or truncate on document_terms
  for each statement execute function bump_content_version();
