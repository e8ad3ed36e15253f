-- SQLite has no regular expressions: packages/local-supabase/schema/schema.sql has the same rule as triggers.
-- Browsers read a backslash as a slash and drop tabs and line ends, so "/\evil.example" would be another site. New and
-- changed rows are checked. An existing row does not change, and the site shows it without its picture. To find such rows,
-- and to check all rows after they are corrected:
--   select slug from public.articles where featured_image ~ '[\u0001-\u001f\u007f-\u009f\\]';
--   alter table public.articles validate constraint articles_featured_image_is_plain;
alter table public.articles
  add constraint articles_featured_image_is_plain
  check (featured_image !~ '[\u0001-\u001f\u007f-\u009f\\]') not valid;
