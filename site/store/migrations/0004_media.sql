-- The media library, and what accounts may do.

create table media (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of its bytes: the same file twice is one.
  hash text not null constraint media_hash_key unique,
  -- Where it lies among the uploads: "2026/<32 random digits>.jpg". Never a name that somebody gave.
  path text not null constraint media_path_key unique,
  kind text not null,
  -- By its content, such as "image/jpeg".
  type text not null,
  -- In bytes.
  size bigint not null,
  -- In pixels, as the picture is to be seen; null for all else.
  width integer,
  height integer,
  -- What its owner calls it.
  name text not null,
  alt text not null default '',
  title text not null default '',
  caption text not null default '',
  -- What must stay in view where it is cut: {"x": 0.5, "y": 0.5}; null means the middle.
  focal jsonb,
  -- Where it was imported from and its name there; both null when it was uploaded here.
  source text,
  source_id text,
  uploaded_by text references users (id) on delete set null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  constraint media_source_key unique (source, source_id),
  constraint media_hash_check check (hash ~ '^[0-9a-f]{64}$'),
  constraint media_path_check check (path ~ '^[0-9]{4}/[0-9a-f]{32}\.[a-z0-9]{1,5}$'),
  constraint media_kind_check check (kind in ('picture', 'film', 'sound', 'captions', 'document')),
  constraint media_size_check check (size > 0),
  constraint media_sides_check check ((kind = 'picture') = (width is not null) and (width is null) = (height is null)),
  constraint media_source_check check ((source is null) = (source_id is null))
);

create index media_newest_index on media (created_at desc, id desc);
create index media_uploader_index on media (uploaded_by);

-- No content version: documents carry a copy of what they show of a picture (decision 0053).

alter table users add column role text not null default 'visitor'
  constraint users_role_check check (role in ('visitor', 'editor', 'owner'));
