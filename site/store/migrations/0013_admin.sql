-- The owner's side: who changed what, what is being written, what was thrown away.

-- In which language the owner's screens speak to this person; null means the site's own.
alter table users add column language text;

-- Who changed it last.
alter table documents add column updated_by text references users (id) on delete set null;
-- What was thrown away: {"status": ..., "path": ..., "at": ...} as it was before. Its address is free again.
alter table documents add column trashed jsonb;
alter table documents drop constraint documents_status_check;
alter table documents add constraint documents_status_check check (status in ('draft', 'published', 'private', 'trash'));
alter table documents add constraint documents_trashed_check check ((status = 'trash') = (trashed is not null));

create index documents_changed_index on documents (kind, updated_at desc, id desc);
create index documents_editor_index on documents (updated_by);

-- Who wrote it; null for an import, and for who has no account any more.
alter table revisions add column user_id text references users (id) on delete set null;
create index revisions_user_index on revisions (user_id);

-- Thrown away, and kept for a while: its file is still there.
alter table media add column trashed_at timestamptz(3);

-- What somebody is writing and has not saved: one a document and person.
create table drafts (
  document_id uuid not null references documents (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  -- As the editor sends it; checked when it is saved, not before.
  content jsonb not null,
  -- The document's time of change when it was opened.
  based_on timestamptz(3) not null,
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  constraint drafts_pkey primary key (document_id, user_id)
);
create index drafts_user_index on drafts (user_id);

-- Who has a document open, and when they were last heard of.
create table editing (
  document_id uuid not null references documents (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  seen_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  constraint editing_pkey primary key (document_id, user_id)
);
create index editing_user_index on editing (user_id);

-- A list as somebody wants to see it again.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  -- Which list, such as "posts".
  screen text not null,
  name text not null,
  -- As it stands in the address, such as "status=draft&sort=-updated".
  query text not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  constraint saved_views_name_key unique (user_id, screen, name)
);

-- Who did what, and when; never changed.
create table audit_log (
  id bigserial primary key,
  at timestamptz(3) not null default date_trunc('milliseconds', now()),
  -- Null for the command line, and for who has no account any more.
  user_id text references users (id) on delete set null,
  -- As it was called then.
  user_name text not null,
  -- Such as "document.publish".
  action text not null,
  -- What it was done to: a kind such as "post", its id, and what it was called then.
  subject_kind text not null,
  subject_id text,
  subject_name text not null default '',
  details jsonb not null default '{}'
);
create index audit_log_user_index on audit_log (user_id);
create index audit_log_subject_index on audit_log (subject_kind, subject_id, id desc);
