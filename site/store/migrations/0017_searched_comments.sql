-- Comments are searched by any part of their text, their author's name or address: by three letters in a row.
create index comments_said_index on comments using gin ((body || chr(10) || author_name || chr(10) || author_email) gin_trgm_ops);
