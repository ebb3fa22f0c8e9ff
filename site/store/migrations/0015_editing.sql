-- Lists of documents for those who write them: all states of a kind, in each order, and counted by an index alone.
drop index documents_changed_index;
create index documents_changed_index on documents (kind, updated_at desc, id desc, status, language, search_title);
create index documents_dates_index on documents (kind, published_at desc, id desc, status);
create index documents_names_index on documents (kind, search_title, id, status);
create index documents_paths_index on documents (kind, path, status);

-- What stood at an address before it was thrown away: what leads there leads nowhere.
create index documents_trashed_index on documents ((trashed ->> 'path')) where status = 'trash';
