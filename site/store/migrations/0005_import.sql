-- Whole sites from elsewhere: comments that are known again, and imports that go on where they were cut off.

-- Where it was imported from and its name there; both null when it was written here.
alter table comments add column source text;
alter table comments add column source_id text;
alter table comments add constraint comments_source_key unique (source, source_id);
alter table comments add constraint comments_source_check check ((source is null) = (source_id is null));

create table imports (
  -- Which file, and how it is brought in: a hash of both.
  key text primary key,
  -- As of the documents that it brings.
  source text not null,
  -- What the next run begins with: see imports.ts. Null once it is through.
  place jsonb,
  started_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now())
);

create index imports_source_index on imports (source, updated_at desc);

-- A batch of comments is one change, as many as it holds: what this transaction has counted already
-- becomes visible with all of it.
create or replace function bump_content_version_for_row() returns trigger language plpgsql as $$
declare
  bumped bigint;
begin
  update content_version set version = version + 1
    where xmin <> pg_current_xact_id()::xid
    returning version into bumped;
  if bumped is not null then perform pg_notify('content_version', bumped::text); end if;
  return new;
end
$$;
