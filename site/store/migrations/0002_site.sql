-- The shop front, comments, people, addresses that moved, and search.

create extension if not exists pg_trgm;

alter table documents drop constraint documents_kind_check;
alter table documents add constraint documents_kind_check
  check (kind in ('page', 'post', 'product', 'project', 'overlay', 'header', 'footer'));
-- The picture that stands for the document in lists and where it is shared.
alter table documents add column picture jsonb;
alter table documents add column takes_comments boolean not null default false;
-- Its words as they are and stemmed, and its title folded: kept by searchColumns.ts.
alter table documents add column search tsvector not null default '';
alter table documents add column search_title text not null default '';

create index documents_search_index on documents using gin (search) where status = 'published';
-- Titles that are like what was meant.
create index documents_similar_index on documents using gin (search_title gin_trgm_ops) where status = 'published';
-- By name.
create index documents_title_index on documents (kind, search_title, id) where status = 'published';

alter table terms drop constraint terms_kind_check;
alter table terms add constraint terms_kind_check check (kind in ('category', 'tag', 'product-category', 'product-tag'));
alter table terms add column description text not null default '';
-- Among those below the same parent; then by name.
alter table terms add column position integer not null default 0;

-- What a product is beyond a document. Money is in the smallest unit of the site's currency.
create table products (
  document_id uuid primary key references documents (id) on delete cascade,
  -- What a visitor chooses: [{"name": "Size", "values": ["A4", "A3"]}], in the order of choice.
  options jsonb not null default '[]',
  -- What it is made of and like: [{"name": "Paper", "values": ["Cream, 200 g"], "filter": true}].
  details jsonb not null default '[]',
  -- Pictures, the first one first: [{"src", "width", "height", "alt", "focal"}].
  gallery jsonb not null default '[]',
  -- Of its variants, kept by writeProduct: null where none has a price.
  price_from bigint,
  price_to bigint,
  in_stock boolean not null default false,
  is_reduced boolean not null default false,
  variant_count integer not null default 0,
  -- "ink:blue": its details as a list can be filtered by, kept by writeProduct.
  facets text[] not null default '{}',
  -- Of its approved reviews, kept by the trigger comments_rating.
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  constraint products_price_check check (price_from >= 0 and price_to >= price_from)
);

create index products_price_index on products (price_from, document_id);
create index products_facets_index on products using gin (facets);

-- What facets are called, as it was written last.
create table facet_labels (
  key text primary key,
  name text not null,
  label text not null
);

create table variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products (document_id) on delete cascade,
  position integer not null,
  sku text constraint variants_sku_key unique,
  -- What was chosen: {"Size": "A3"}; every option of the product, or {} where there is nothing to choose.
  choice jsonb not null default '{}',
  price bigint,
  -- What it cost before, where it is cheaper now.
  regular_price bigint,
  -- Null where nobody counts.
  stock integer,
  constraint variants_price_check check (price >= 0 and regular_price > price),
  constraint variants_stock_check check (stock >= 0)
);

create index variants_product_index on variants (product_id, position);

-- People with an account: visitors, and later those who run the site. The names are those of the sign-in library.
create table users (
  id text primary key,
  name text not null,
  email text not null constraint users_email_key unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now())
);

create table accounts (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references users (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  password text,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now())
);

create index accounts_user_index on accounts (user_id);

create table sign_ins (
  id text primary key,
  token text not null constraint sign_ins_token_key unique,
  user_id text not null references users (id) on delete cascade,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now())
);

create index sign_ins_user_index on sign_ins (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now())
);

create index verifications_identifier_index on verifications (identifier);

-- How often someone did something within a window; the key names both, hashed where it holds an address.
create table rate_limits (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz(3) not null
);

-- What visitors say below a document; with a rating it is a review of a product.
create table comments (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null references documents (id) on delete cascade,
  parent_id uuid references comments (id) on delete cascade,
  user_id text references users (id) on delete set null,
  author_name text not null,
  -- Never shown.
  author_email text not null,
  -- Plain text.
  body text not null,
  rating smallint,
  status text not null default 'pending',
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  constraint comments_status_check check (status in ('pending', 'approved', 'spam', 'trash')),
  constraint comments_rating_check check (rating between 1 and 5)
);

create index comments_document_index on comments (document_id, created_at, id) where status = 'approved';
create index comments_status_index on comments (status, created_at desc);
create index comments_parent_index on comments (parent_id);

-- Where pages went: kept when an address changes, and written by owners.
create table redirects (
  from_path text primary key,
  to_path text not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  constraint redirects_from_check check (from_path like '/%' and octet_length(from_path) <= 2000),
  constraint redirects_to_check check (to_path like '/%' and octet_length(to_path) <= 2000),
  constraint redirects_self_check check (from_path <> to_path)
);

create index redirects_to_index on redirects (to_path);

create trigger products_version before insert or update or delete or truncate on products
  for each statement execute function bump_content_version();
create trigger variants_version before insert or update or delete or truncate on variants
  for each statement execute function bump_content_version();
create trigger facet_labels_version before insert or update or delete or truncate on facet_labels
  for each statement execute function bump_content_version();
create trigger redirects_version before insert or update or delete or truncate on redirects
  for each statement execute function bump_content_version();

-- A comment that waits changes no page: strangers must not be able to empty the page cache. What
-- moderators do always counts, for each statement, so that the version is locked before the rows.
create function bump_content_version_for_row() returns trigger language plpgsql as $$
declare
  bumped bigint;
begin
  update content_version set version = version + 1 returning version into bumped;
  perform pg_notify('content_version', bumped::text);
  return new;
end
$$;

create trigger comments_version_insert before insert on comments
  for each row when (new.status = 'approved') execute function bump_content_version_for_row();
create trigger comments_version before update of status, body, author_name, rating or delete or truncate on comments
  for each statement execute function bump_content_version();

create function keep_product_rating() returns trigger language plpgsql as $$
declare
  old_rating integer := 0;
  new_rating integer := 0;
begin
  if tg_op <> 'INSERT' and old.status = 'approved' then old_rating := coalesce(old.rating, 0); end if;
  if tg_op <> 'DELETE' and new.status = 'approved' then new_rating := coalesce(new.rating, 0); end if;
  if old_rating = new_rating then return null; end if;
  update products
    set rating_sum = rating_sum - old_rating + new_rating,
      rating_count = rating_count - sign(old_rating) + sign(new_rating)
    where document_id = coalesce(new.document_id, old.document_id);
  return null;
end
$$;

create trigger comments_rating after insert or update of status, rating or delete on comments
  for each row execute function keep_product_rating();

-- Public documents whose titles are like what was asked, the most alike first. Both texts are folded.
-- The threshold finds "halftoen" and "mourmuration", and no words that merely begin alike.
create function similar_titles(asked text, at_most integer) returns table (id uuid, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.45 as $$
  select documents.id, word_similarity(asked, search_title)
  from documents
  where asked <% search_title and status = 'published' and published_at <= now()
    and kind in ('page', 'post', 'product', 'project')
  order by 2 desc, length(search_title), published_at desc, documents.id
  limit at_most
$$;
