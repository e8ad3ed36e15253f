-- Articles.
-- The embedded backend has the same table in packages/local-supabase/schema/schema.sql, and a test compares
-- the two. So CHECK uses only what SQLite supports as well: comparisons, replace() and substr(). The next
-- migration checks the full shape of a slug.
create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug varchar(120) not null,
  title_en varchar(200) not null,
  title_ar varchar(200) not null,
  excerpt_en varchar(600) not null,
  excerpt_ar varchar(600) not null,
  content_en varchar(60000) not null,
  content_ar varchar(60000) not null,
  featured_image varchar(2048),
  category varchar(80) not null,
  author varchar(120) not null,
  published_at date not null,
  shown_from date,
  shown_until date,
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
  -- The https URL of an image of another site, or the path of a file of this site.
  constraint articles_featured_image_is_an_address check (
    featured_image is null
    or substr(featured_image, 1, 8) = 'https://'
    or (substr(featured_image, 1, 1) = '/' and substr(featured_image, 2, 1) <> '/')
  )
);

comment on table public.articles is
  'Bilingual articles. Anyone reads the version of the day; nobody writes through the public key.';
comment on column public.articles.published_at is
  'A calendar day in Oman: the article appears at midnight there.';
comment on column public.articles.shown_from is
  'The day in Oman on which this version replaces the one before it; null for the first one.';
comment on column public.articles.shown_until is
  'The day in Oman on which the next version replaces this one; null for the last one.';

-- At most one version has no end.
create unique index articles_versions on public.articles (slug, coalesce(shown_until, '9999-12-31'));

create index articles_newest_first on public.articles (published_at desc);

alter table public.articles enable row level security;

-- The only policy. Row-level security refuses insert, update and delete, because they have no policy.
create policy "anyone reads published articles" on public.articles
  for select to anon, authenticated
  using (
    published_at <= (now() at time zone 'Asia/Muscat')::date
    and (shown_from is null or shown_from <= (now() at time zone 'Asia/Muscat')::date)
    and (shown_until is null or shown_until > (now() at time zone 'Asia/Muscat')::date)
  );

-- Supabase exposes no new table without a grant.
revoke all on public.articles from anon, authenticated;
grant select on public.articles to anon, authenticated;
grant all on public.articles to service_role;
