-- Contact forms, and what visitors sent with them.

create table contact_forms (
  -- Stands in the addresses of the API.
  id serial primary key,
  -- What pages call it.
  key text not null constraint contact_forms_key_key unique,
  -- A BCP 47 tag; null means the site's own language.
  language text,
  -- {"title", "locale", "fields": [...], "submit", "messages"}: see content/ShownForm.ts.
  definition jsonb not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now())
);

create table submissions (
  id uuid primary key default gen_random_uuid(),
  -- A form that people wrote with cannot be deleted before what they wrote.
  form_id integer not null references contact_forms (id) on delete restrict,
  -- What the visitor was told, in the words of the wire.
  status text not null,
  -- Values by the field's name: {"your-name": ["Ada"]}.
  fields jsonb not null,
  -- The address of the page that it was sent from; null where nobody said.
  page text,
  -- The browser's name for this sending: a second try of the same is not a second submission.
  idempotency_key text,
  -- A keyed hash of the form and its values.
  hash text not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  constraint submissions_idempotency_key unique (form_id, idempotency_key, hash),
  constraint submissions_status_check check (status in ('mail_sent', 'mail_failed', 'spam', 'aborted'))
);

create index submissions_form_index on submissions (form_id, created_at desc);

-- Pages show forms; what is sent with them changes no page.
create trigger contact_forms_version before insert or update or delete or truncate on contact_forms
  for each statement execute function bump_content_version();
