-- The list is read in ranges, newest first and by slug within a day. An index in this order skips the rows before a range
-- without reading them, and has all columns of the sitemap.
drop index articles_newest_first;
create index articles_newest_first on public.articles (published_at desc, slug, shown_from, shown_until);
