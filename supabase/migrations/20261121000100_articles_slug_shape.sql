-- postgres only: SQLite has no regular expressions. Keep this first line, the embedded backend
-- skips the file by it (server/backend/migration-files.ts).
alter table public.articles
  add constraint articles_slug_is_words_with_hyphens check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
