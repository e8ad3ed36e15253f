-- SQLite has no such patterns: packages/local-supabase/schema/schema.sql holds the same rule with triggers.
-- Browsers take a backslash for a slash and drop tabs and line ends, so "/\evil.example" would be another site. New and
-- changed rows are checked; one that is there already stays as it is, and the site shows it without its picture. To find
-- such rows, and to check all once they are mended:
--   select slug from public.articles where featured_image ~ '[\u0001-\u001f\u007f-\u009f\\]';
--   alter table public.articles validate constraint articles_featured_image_is_plain;
alter table public.articles
  add constraint articles_featured_image_is_plain
  check (featured_image !~ '[\u0001-\u001f\u007f-\u009f\\]') not valid;
