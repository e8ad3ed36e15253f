-- SQLite has no such patterns: packages/local-supabase/schema/schema.sql holds the same rule with triggers.
alter table public.articles
  add constraint articles_slug_is_words_with_hyphens check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
