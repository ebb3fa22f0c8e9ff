-- What becomes of what is sent with a form, and what its owner does with it.

alter table contact_forms
  -- Mails, questions, who may send it and until when, how long it is kept: see content/FormHandling.ts.
  add column handling jsonb not null default '{}',
  -- Raised by each save: who saves an older one is told.
  add column version integer not null default 1,
  -- Thrown away, and kept for a while: its submissions are still there.
  add column deleted_at timestamptz(3);

alter table submissions
  -- All that was written into it, for searching; in the order of the form.
  add column text text not null default '',
  -- When somebody who works here first opened it; null while nobody has.
  add column read_at timestamptz(3),
  add column is_starred boolean not null default false,
  -- What those who work here write about it.
  add column note text not null default '',
  -- Thrown away, and kept for a while.
  add column deleted_at timestamptz(3);

update submissions set text = coalesce((
  select string_agg(line.value, chr(10))
  from jsonb_each(fields) as field, jsonb_array_elements_text(field.value) as line
), '');

-- A hook may name an outcome of its own.
alter table submissions drop constraint submissions_status_check;
alter table submissions add constraint submissions_status_check check (status ~ '^[a-z0-9_]{1,64}$');

-- The inbox, newest first: of all forms, of one, the unread and the starred ones.
drop index submissions_form_index;
create index submissions_inbox_index on submissions (created_at desc, id desc, form_id, status, read_at, is_starred, deleted_at);
create index submissions_form_index on submissions (form_id, created_at desc, id desc, status, read_at, is_starred, deleted_at);
create index submissions_starred_index on submissions (created_at desc, id desc) where is_starred;
-- Small batches of words are sorted in at a time, so that none holds up who is sending.
create index submissions_text_index on submissions using gin ((text || chr(10) || note) gin_trgm_ops);

-- Files that came with them; they lie in the storage of forms, by their paths.
create table submission_files (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references submissions (id) on delete cascade,
  -- The name of the field.
  field text not null,
  -- As the visitor called it, cleaned.
  name text not null,
  -- By its content, such as "application/pdf".
  type text not null,
  -- In bytes.
  size bigint not null,
  path text not null constraint submission_files_path_key unique,
  -- When it was cleared away, after the time that its form keeps files; then only its name is left.
  removed_at timestamptz(3),
  created_at timestamptz(3) not null default date_trunc('milliseconds', now())
);
create index submission_files_submission_index on submission_files (submission_id);

-- What was answered to them from here.
create table submission_replies (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references submissions (id) on delete cascade,
  -- Null for who has no account any more.
  user_id text references users (id) on delete set null,
  -- As they were called then.
  user_name text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now())
);
create index submission_replies_submission_index on submission_replies (submission_id, created_at);
create index submission_replies_user_index on submission_replies (user_id);

-- Questions that were answered, and hold no more.
create table spent_questions (
  -- Of the signed answer.
  mark text primary key,
  -- When its answer would be too old anyway.
  ends_at timestamptz(3) not null
);
create index spent_questions_end_index on spent_questions (ends_at);
