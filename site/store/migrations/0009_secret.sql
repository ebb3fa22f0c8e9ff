-- The site's secret, for all servers on this database where no setting gives them one. It is no content:
-- no dump holds it.

create table site_secret (
  is_single boolean primary key default true,
  value text not null,
  constraint site_secret_single_check check (is_single),
  constraint site_secret_length_check check (length(value) >= 32)
);
