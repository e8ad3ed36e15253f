-- The complete schema of the embedded database (schema.ts creates it). The tables and columns of accounts have the names of
-- a Supabase project, so that accounts can move there. SQLite has no schemas, so "auth.users" is one name. The other
-- tables are those of supabase/migrations; schema.test.ts compares them. Times are ISO 8601 in UTC, which sorts as text.

create table "auth.users" (
  id text not null primary key,
  email text not null unique check (length(email) <= 255), -- trimmed and in lower case
  encrypted_password text, -- bcrypt; null when the owner has not chosen one
  raw_app_meta_data text check (json_valid(raw_app_meta_data)), -- {"role":"editor"} for staff; only the operator writes it
  email_confirmed_at text,
  -- The SHA-256 of a link's token in hex, so that nobody can use it from a copy of the database. Null without an open link.
  confirmation_token text unique,
  confirmation_sent_at text,
  recovery_token text unique,
  recovery_sent_at text,
  email_change text, -- the new address of an unfinished change
  email_change_token_current text unique,
  email_change_token_new text unique,
  email_change_sent_at text,
  email_change_confirm_status integer not null default 0 check (email_change_confirm_status in (0, 1)), -- used links
  last_sign_in_at text,
  created_at text not null,
  updated_at text not null
) strict;

create table "auth.sessions" (
  id text not null primary key,
  user_id text not null references "auth.users" (id) on delete cascade,
  tag text check (tag = 'recovery'), -- may set a password without the current one, once
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')), -- aal2 after a second factor
  created_at text not null,
  refreshed_at text
) strict;
create index sessions_user_id_idx on "auth.sessions" (user_id);

-- The methods by which the owner of a session was authenticated.
create table "auth.mfa_amr_claims" (
  session_id text not null references "auth.sessions" (id) on delete cascade,
  authentication_method text not null check (authentication_method in ('password', 'otp', 'totp')),
  updated_at text not null,
  primary key (session_id, authentication_method)
) strict, without rowid;

create table "auth.mfa_factors" (
  id text not null primary key,
  user_id text not null references "auth.users" (id) on delete cascade,
  friendly_name text not null check (length(friendly_name) <= 100),
  factor_type text not null default 'totp' check (factor_type = 'totp'),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null, -- base32; it computes the codes, as secrets.json signs tokens
  last_step integer not null default 0, -- the newest interval of 30 s whose code was used: no code works twice
  created_at text not null,
  updated_at text not null,
  unique (user_id, friendly_name)
) strict;

create table "auth.mfa_challenges" (
  id text not null primary key,
  factor_id text not null references "auth.mfa_factors" (id) on delete cascade,
  created_at text not null
) strict;
create index mfa_challenges_factor_id_idx on "auth.mfa_challenges" (factor_id);

-- All tokens of each session. The newest one is not revoked.
create table "auth.refresh_tokens" (
  token text not null primary key,
  session_id text not null references "auth.sessions" (id) on delete cascade,
  parent text, -- the token before it
  revoked integer not null default 0 check (revoked in (0, 1)),
  created_at text not null
) strict;
create unique index refresh_tokens_one_is_live on "auth.refresh_tokens" (session_id) where revoked = 0;
create index refresh_tokens_session_id_idx on "auth.refresh_tokens" (session_id);

create table articles (
  id text not null primary key default (
    lower(
      hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-'
      || substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
    )
  ) check (id glob '????????-????-????-????-????????????'),
  slug text not null check (length(slug) <= 120),
  title_en text not null check (length(title_en) <= 200),
  title_ar text not null check (length(title_ar) <= 200),
  excerpt_en text not null check (length(excerpt_en) <= 600),
  excerpt_ar text not null check (length(excerpt_ar) <= 600),
  content_en text not null check (length(content_en) <= 60000),
  content_ar text not null check (length(content_ar) <= 60000),
  featured_image text check (length(featured_image) <= 2048),
  category text not null check (length(category) <= 80),
  author text not null check (length(author) <= 120),
  published_at text not null check (date(published_at) is not null),
  shown_from text check (date(shown_from) is not null or shown_from is null),
  shown_until text check (date(shown_until) is not null or shown_until is null),
  constraint articles_shown_days_are_in_order check (shown_from < shown_until),
  constraint articles_slug_is_an_address check (
    slug <> ''
    and replace(replace(replace(replace(replace(slug, ' ', ''), '/', ''), '?', ''), '#', ''), '%', '') = slug
    and substr(slug, 1, 1) <> '-'
  ),
  constraint articles_titles_are_written check (
    replace(title_en, ' ', '') <> '' and replace(title_ar, ' ', '') <> ''
  ),
  constraint articles_excerpts_are_written check (
    replace(excerpt_en, ' ', '') <> '' and replace(excerpt_ar, ' ', '') <> ''
  ),
  constraint articles_contents_are_written check (
    replace(content_en, ' ', '') <> '' and replace(content_ar, ' ', '') <> ''
  ),
  constraint articles_category_and_author_are_written check (
    replace(category, ' ', '') <> '' and replace(author, ' ', '') <> ''
  ),
  constraint articles_featured_image_is_an_address check (
    featured_image is null
    or substr(featured_image, 1, 8) = 'https://'
    or (substr(featured_image, 1, 1) = '/' and substr(featured_image, 2, 1) <> '/')
  )
) strict;
-- The index has the order of the list, so that an offset skips index entries only.
create index articles_newest_first on articles (published_at desc, slug, shown_from, shown_until);
-- At most one version has no end.
create unique index articles_versions on articles (slug, coalesce(shown_until, '9999-12-31'));

-- Supabase checks these with regular expressions. Triggers check new and changed rows only, like its `not valid`. Browsers
-- read a backslash as a slash and drop control characters, so "/\evil.example" would be another site.
create trigger articles_slug_is_words_with_hyphens_on_insert before insert on articles
  when new.slug glob '*[^a-z0-9-]*' or new.slug glob '*--*' or new.slug glob '*-'
  begin select raise(abort, 'CHECK constraint failed: articles_slug_is_words_with_hyphens'); end;
create trigger articles_slug_is_words_with_hyphens_on_update before update of slug on articles
  when new.slug glob '*[^a-z0-9-]*' or new.slug glob '*--*' or new.slug glob '*-'
  begin select raise(abort, 'CHECK constraint failed: articles_slug_is_words_with_hyphens'); end;
create trigger articles_featured_image_is_plain_on_insert before insert on articles
  when new.featured_image glob '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || '\]*'
  begin select raise(abort, 'CHECK constraint failed: articles_featured_image_is_plain'); end;
create trigger articles_featured_image_is_plain_on_update before update of featured_image on articles
  when new.featured_image glob '*[' || char(1) || '-' || char(31) || char(127) || '-' || char(159) || '\]*'
  begin select raise(abort, 'CHECK constraint failed: articles_featured_image_is_plain'); end;

-- Rows of staff. Only the functions in staff/ write them. Values are checked there, as in the migrations.
create table notices (
  id text not null primary key,
  version integer not null,
  branches text not null check (json_valid(branches)),
  first_day text not null check (date(first_day) is not null),
  last_day text not null check (date(last_day) is not null),
  text_en text not null check (length(text_en) <= 280),
  text_ar text not null check (length(text_ar) <= 280),
  is_withdrawn integer not null check (is_withdrawn in (0, 1)),
  updated_at text not null
) strict;

create table opening_exceptions (
  id text not null primary key,
  version integer not null,
  branches text not null check (json_valid(branches)),
  first_day text not null check (date(first_day) is not null),
  last_day text not null check (date(last_day) is not null),
  sessions text not null check (json_valid(sessions)),
  reason_en text not null check (length(reason_en) <= 80),
  reason_ar text not null check (length(reason_ar) <= 80),
  is_expected integer not null check (is_expected in (0, 1)),
  is_withdrawn integer not null check (is_withdrawn in (0, 1)),
  updated_at text not null
) strict;

create table article_revisions (
  id text not null primary key,
  version integer not null,
  slug text not null check (length(slug) <= 120),
  state text not null check (state in ('draft', 'submitted', 'approved', 'rejected')),
  title_en text not null check (length(title_en) <= 200),
  title_ar text not null check (length(title_ar) <= 200),
  excerpt_en text not null check (length(excerpt_en) <= 600),
  excerpt_ar text not null check (length(excerpt_ar) <= 600),
  content_en text not null check (length(content_en) <= 60000),
  content_ar text not null check (length(content_ar) <= 60000),
  featured_image text check (length(featured_image) <= 2048),
  category text not null check (length(category) <= 80),
  author text not null check (length(author) <= 120),
  published_at text check (date(published_at) is not null or published_at is null),
  base_id text,
  restored_from text,
  written_by text not null,
  written_by_email text not null check (length(written_by_email) <= 255),
  decided_by text,
  decided_by_email text check (length(decided_by_email) <= 255),
  comment text check (length(comment) <= 2000),
  updated_at text not null,
  constraint article_revisions_have_two_people check (decided_by <> written_by)
) strict;
create index article_revisions_newest_first on article_revisions (slug, updated_at desc);

create table fact_checks (
  id text not null primary key,
  branch text not null check (length(branch) <= 40),
  checked_by text not null,
  checked_by_email text not null check (length(checked_by_email) <= 255),
  is_withdrawn integer not null check (is_withdrawn in (0, 1)),
  checked_at text not null
) strict;
create index fact_checks_newest_first on fact_checks (branch, checked_at desc);

create table audit_log (
  id integer not null primary key,
  at text not null,
  actor text not null,
  actor_email text not null check (length(actor_email) <= 255),
  action text not null check (length(action) <= 60),
  table_name text not null check (length(table_name) <= 60),
  row_id text not null,
  before text check (json_valid(before)),
  after text not null check (json_valid(after))
) strict;
create index audit_log_of_a_row on audit_log (row_id, id);
create trigger audit_log_keeps_rows before update on audit_log
  begin select raise(abort, 'The audit log is append-only'); end;
create trigger audit_log_loses_no_rows before delete on audit_log
  begin select raise(abort, 'The audit log is append-only'); end;
