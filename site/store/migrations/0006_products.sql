-- What a product can be beyond one that is sold here by itself, and prices that change by themselves.

-- What a document was in the file that it came from, as a hash: the same again is left alone.
alter table documents add column source_hash text;

-- Sold on another site: {"address": "https://…", "label": "Buy there"}.
alter table products add column outside jsonb;
-- Sold as its members, which stand in product_links.
alter table products add column is_group boolean not null default false;
alter table products add column is_featured boolean not null default false;
-- Whether lists and searches show it; its page stands either way.
alter table products add column is_listed boolean not null default true;
alter table products add column is_searched boolean not null default true;

-- Whether it can be ordered when none is left.
alter table variants add column takes_backorders boolean not null default false;
-- A reduction to come: from then on the price is this one. Both are empty once it has begun.
alter table variants add column sale_price bigint;
alter table variants add column sale_from timestamptz(3);
-- When a reduction, to come or begun, ends by itself; null where it does not.
alter table variants add column sale_until timestamptz(3);
alter table variants add constraint variants_sale_check check ((sale_price is null) = (sale_from is null));
alter table variants add constraint variants_sale_price_check check (sale_price >= 0 and sale_price < price);
alter table variants add constraint variants_sale_until_check
  check (sale_until is null or sale_price is not null or regular_price is not null);

-- The next price that changes.
create index variants_sale_index on variants (coalesce(sale_from, sale_until)) where coalesce(sale_from, sale_until) is not null;

-- From a product to others: what a group holds, and what else its page leads to.
create table product_links (
  product_id uuid not null references products (document_id) on delete cascade,
  kind text not null,
  target_id uuid not null references products (document_id) on delete cascade,
  position integer not null,
  primary key (product_id, kind, target_id),
  constraint product_links_kind_check check (kind in ('member', 'upsell', 'cross-sell')),
  constraint product_links_self_check check (product_id <> target_id)
);

create index product_links_target_index on product_links (target_id, kind);

create trigger product_links_version before insert or update or delete or truncate on product_links
  for each statement execute function bump_content_version();

-- Products that searches do not show are not suggested either.
create or replace function similar_titles(asked text, at_most integer) returns table (id uuid, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.45 as $$
  select documents.id, word_similarity(asked, search_title)
  from documents
  where asked <% search_title and status = 'published' and published_at <= now()
    and kind in ('page', 'post', 'product', 'project')
    and not exists (select 1 from products where products.document_id = documents.id and not products.is_searched)
  order by 2 desc, length(search_title), published_at desc, documents.id
  limit at_most
$$;
