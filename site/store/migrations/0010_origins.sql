-- Where files and forms came from.

-- What a file was imported as: by several names where the old site had the same bytes more than once.
create table media_origins (
  -- The other system, and the file's name there.
  source text not null,
  source_id text not null,
  media_id uuid not null references media (id) on delete cascade,
  primary key (source, source_id)
);

create index media_origins_media_index on media_origins (media_id);

insert into media_origins (source, source_id, media_id) select source, source_id, id from media where source is not null;
alter table media drop column source, drop column source_id;

-- What an import made of a form, as a hash: one that is something else now was changed here.
alter table contact_forms add column source_hash text;
