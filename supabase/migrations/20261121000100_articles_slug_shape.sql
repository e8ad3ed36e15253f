-- SQLite has no regular expressions: packages/local-supabase/schema/schema.sql has the same rule as triggers.
alter table public.articles
  add constraint articles_slug_is_words_with_hyphens check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
