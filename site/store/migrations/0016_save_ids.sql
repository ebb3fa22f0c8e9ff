-- Which save made a document what it is, by the name that its editor gave it; null where none did.
-- Who never got the answer of a save knows by it that nobody else saved in between.
alter table documents add column save_id text;
