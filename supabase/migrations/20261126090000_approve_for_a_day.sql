-- An approver may choose the day on which an article goes live.
drop function public.approve_article_revision(uuid, integer);
drop function private.decide(text, uuid, integer, text, text);

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

-- Without `published_at` the day of the revision stays.
create function public.approve_article_revision(id uuid, expected_version integer, published_at date default null)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff('approver');
  if published_at < private.today() then perform private.refuse_value('published_at', 'past'); end if;
  if published_at > private.today() + 366 then perform private.refuse_value('published_at', 'too_far'); end if;
  return private.decide('approve_article_revision', id, expected_version, jsonb_strip_nulls(
    jsonb_build_object('state', 'approved', 'published_at', published_at)) || '{"comment": null}');
end;
$$;

create or replace function public.reject_article_revision(id uuid, expected_version integer, comment text)
returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff('approver');
  perform private.check_text('comment', comment, 2000, true);
  return private.decide('reject_article_revision', id, expected_version,
    jsonb_build_object('state', 'rejected', 'comment', comment));
end;
$$;

revoke all on function private.decide(text, uuid, integer, jsonb) from public, anon, authenticated, service_role;
revoke all on function public.approve_article_revision(uuid, integer, date) from public, anon, authenticated, service_role;
grant execute on function public.approve_article_revision(uuid, integer, date) to authenticated;
