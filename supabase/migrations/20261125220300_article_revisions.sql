-- An article goes live only when a second person approves its revision. A revision belongs to the person who writes it;
-- submitted, it does not change any more.
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

-- Of another version private.save decides whether the call was sent again or comes too late.
create function private.require_state(revision jsonb, expected integer, needed text) returns void
language plpgsql set search_path = '' as $$
begin
  if (revision ->> 'version')::integer = expected and revision ->> 'state' <> needed then
    perform private.refuse_conflict('state', revision);
  end if;
end;
$$;

-- Refuses when another revision of the article was approved meanwhile, or when a day to come would take an article off
-- the site. Keeps other approvals of the article waiting.
create function private.require_publishable(revision jsonb) returns void language plpgsql set search_path = '' as $$
declare
  current jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('article ' || (revision ->> 'slug'), 0));
  current := (select to_jsonb(a) from public.articles a where a.slug = revision ->> 'slug');
  if (select r.id from public.article_revisions r where r.slug = revision ->> 'slug' and r.state = 'approved'
      order by r.updated_at desc limit 1) is distinct from (revision ->> 'base_id')::uuid then
    perform private.refuse_conflict('article', current);
  end if;
  if (current ->> 'published_at')::date <= private.today() and (revision ->> 'published_at')::date > private.today() then
    perform private.refuse_value('published_at', 'on_the_site');
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

create function private.publish(revision jsonb) returns void language sql set search_path = '' as $$
  insert into public.articles as a (slug, title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar,
    featured_image, category, author, published_at)
  select r.slug, r.title_en, r.title_ar, r.excerpt_en, r.excerpt_ar, r.content_en, r.content_ar, r.featured_image,
    r.category, r.author, coalesce(r.published_at, old.published_at, private.today())
  from jsonb_populate_record(null::public.article_revisions, revision) r
  left join public.articles old on old.slug = r.slug
  on conflict (slug) do update set (title_en, title_ar, excerpt_en, excerpt_ar, content_en, content_ar, featured_image,
    category, author, published_at) = (excluded.title_en, excluded.title_ar, excluded.excerpt_en, excluded.excerpt_ar,
    excluded.content_en, excluded.content_ar, excluded.featured_image, excluded.category, excluded.author,
    excluded.published_at)
$$;

-- Without `published_at` the day of the revision stays.
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
