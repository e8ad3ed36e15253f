-- An article goes live only when a second person approves its revision. A revision belongs to the person who writes it.
-- A submitted revision does not change any more.
create function public.save_article_revision(
  id uuid, expected_version integer, slug text, title_en text, title_ar text, excerpt_en text, excerpt_ar text,
  content_en text, content_ar text, category text, author text, featured_image text default null,
  published_at date default null, base_id uuid default null, restored_from uuid default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  revision jsonb;
begin
  perform private.require_staff('editor');
  if slug is null or char_length(slug) > 120 or slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' then
    perform private.refuse_value('slug', 'invalid');
  end if;
  perform private.check_text('title_en', title_en, 200, false, false);
  perform private.check_text('title_ar', title_ar, 200, false, false);
  perform private.check_text('excerpt_en', excerpt_en, 600, false, false);
  perform private.check_text('excerpt_ar', excerpt_ar, 600, false, false);
  perform private.check_text('content_en', content_en, 60000, true, false);
  perform private.check_text('content_ar', content_ar, 60000, true, false);
  perform private.check_text('category', category, 80, false, false);
  perform private.check_text('author', author, 120, false, false);
  if featured_image is not null then
    perform private.check_text('featured_image', featured_image, 2048);
    if featured_image !~ '^(https://|/(?!/))' or position('\' in featured_image) > 0 then
      perform private.refuse_value('featured_image', 'invalid');
    end if;
  end if;
  if published_at not between '2000-01-01' and private.today() + 366 then
    perform private.refuse_value('published_at', 'too_far');
  end if;
  revision := private.lock_row('public.article_revisions', id);
  perform private.require_own_draft(revision, expected_version);
  return private.save('save_article_revision', 'public.article_revisions', id, expected_version, jsonb_build_object(
    'slug', slug, 'state', 'draft', 'title_en', title_en, 'title_ar', title_ar, 'excerpt_en', excerpt_en,
    'excerpt_ar', excerpt_ar, 'content_en', content_en, 'content_ar', content_ar, 'featured_image', featured_image,
    'category', category, 'author', author, 'published_at', published_at, 'base_id', base_id,
    'restored_from', restored_from, 'written_by', auth.uid(),
    'written_by_email', (select email from auth.users u where u.id = auth.uid())));
end;
$$;

create function private.require_own_draft(revision jsonb, expected integer) returns void
language plpgsql set search_path = '' as $$
begin
  if (revision ->> 'written_by')::uuid <> auth.uid() then
    raise sqlstate 'PT403' using message = 'Only its author may change this', hint = 'author';
  end if;
  perform private.require_state(revision, expected, 'draft');
end;
$$;

-- For another version, private.save decides whether the call is a repetition or a conflict.
create function private.require_state(revision jsonb, expected integer, needed text) returns void
language plpgsql set search_path = '' as $$
begin
  if (revision ->> 'version')::integer = expected and revision ->> 'state' <> needed then
    perform private.refuse_conflict('state', revision);
  end if;
end;
$$;

-- Refuses when another revision of the article was approved meanwhile. Other approvals of the article wait until the
-- transaction ends.
create function private.require_publishable(revision jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('article ' || (revision ->> 'slug'), 0));
  if (select r.id from public.article_revisions r where r.slug = revision ->> 'slug' and r.state = 'approved'
      order by r.updated_at desc limit 1) is distinct from (revision ->> 'base_id')::uuid then
    perform private.refuse_conflict('article', (select to_jsonb(a) from public.articles a
      where a.slug = revision ->> 'slug' and (a.shown_until is null or a.shown_until > private.today())
      order by a.shown_from nulls first limit 1));
  end if;
end;
$$;

create function public.submit_article_revision(id uuid, expected_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  revision jsonb;
  field text;
begin
  perform private.require_staff('editor');
  revision := private.lock_row('public.article_revisions', id);
  perform private.require_own_draft(revision, expected_version);
  if (revision ->> 'version')::integer = expected_version then
    foreach field in array array['title_en', 'title_ar', 'excerpt_en', 'excerpt_ar', 'content_en', 'content_ar',
      'category', 'author'] loop
      perform private.check_text(field, revision ->> field, 60000, true);
    end loop;
    perform private.require_publishable(revision);
  end if;
  return private.save(
    'submit_article_revision', 'public.article_revisions', id, expected_version, '{"state": "submitted"}');
end;
$$;

create function private.decide(action text, row_id uuid, expected integer, decision jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  revision constant jsonb := private.lock_row('public.article_revisions', row_id);
begin
  if (revision ->> 'written_by')::uuid = auth.uid() then
    raise sqlstate 'PT403' using message = 'Somebody else must decide this', hint = 'author';
  end if;
  perform private.require_state(revision, expected, 'submitted');
  if decision ->> 'state' = 'approved' and (revision ->> 'version')::integer = expected then
    perform private.require_publishable(revision || decision);
    perform private.publish(revision || decision);
  end if;
  return private.save(action, 'public.article_revisions', row_id, expected, decision || jsonb_build_object(
    'decided_by', auth.uid(), 'decided_by_email', (select email from auth.users u where u.id = auth.uid())));
end;
$$;

-- The day of a revision is the day on which a new article or a change goes live; a published article keeps its own day. A
-- change for a future day is another row, which is shown from its day on. It replaces the changes that were planned for
-- that day or later days. A change that goes live at once replaces all.
create function private.publish(revision jsonb) returns void language plpgsql set search_path = '' as $$
declare
  article public.articles := jsonb_populate_record(null::public.articles, revision);
  today constant date := private.today();
  change_day constant date := greatest(article.published_at, today);
  first_day constant date := (select min(published_at) from public.articles where slug = article.slug);
begin
  article.id := gen_random_uuid();
  if first_day <= today then
    article.published_at := first_day;
  else
    article.published_at := coalesce(article.published_at, first_day, today);
  end if;
  delete from public.articles
    where slug = article.slug and (shown_until <= today or (shown_from > today and shown_from >= change_day));
  if first_day <= today and change_day > today then
    article.shown_from := change_day;
    update public.articles set shown_until = change_day
      where slug = article.slug and (shown_until is null or shown_until > change_day);
  else
    update public.articles set (title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, featured_image,
      category, author, published_at, shown_until) = (article.title_en, article.title_ar, article.excerpt_en,
      article.excerpt_ar, article.content_en, article.content_ar, article.featured_image, article.category,
      article.author, article.published_at, null)
      where slug = article.slug;
    if found then return; end if;
  end if;
  insert into public.articles select article.*;
end;
$$;

-- Without `published_at` the day of the revision does not change.
create function public.approve_article_revision(
  id uuid, expected_version integer, published_at date default null
) returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff('approver');
  if published_at < private.today() then perform private.refuse_value('published_at', 'past'); end if;
  if published_at > private.today() + 366 then perform private.refuse_value('published_at', 'too_far'); end if;
  return private.decide('approve_article_revision', id, expected_version, jsonb_strip_nulls(
    jsonb_build_object('state', 'approved', 'published_at', published_at)) || '{"comment": null}');
end;
$$;

create function public.reject_article_revision(id uuid, expected_version integer, comment text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff('approver');
  perform private.check_text('comment', comment, 2000, true);
  return private.decide('reject_article_revision', id, expected_version,
    jsonb_build_object('state', 'rejected', 'comment', comment));
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.staff_role() to authenticated;
revoke all on function
  public.save_article_revision(uuid, integer, text, text, text, text, text, text, text, text, text, text, date, uuid, uuid),
  public.submit_article_revision(uuid, integer),
  public.approve_article_revision(uuid, integer, date),
  public.reject_article_revision(uuid, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_article_revision(uuid, integer, text, text, text, text, text, text, text, text, text, text, date, uuid, uuid),
  public.submit_article_revision(uuid, integer),
  public.approve_article_revision(uuid, integer, date),
  public.reject_article_revision(uuid, integer, text)
  to authenticated;
