-- What lists say of a document: its excerpt or, where it has none, the first words of its text.
-- Documents without an excerpt get theirs when they are stored the next time.
alter table documents add column summary text not null default '';
update documents set summary = excerpt where excerpt <> '';
