-- The functions that staff call. Each checks role, second factor and values, in this order.
create function public.save_notice(
  id uuid, expected_version integer, branches jsonb, first_day date, last_day date, text_en text, text_ar text
) returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff('editor');
  perform private.check_branches(branches);
  perform private.check_days(first_day, last_day);
  perform private.check_text('text_en', text_en, 280);
  perform private.check_text('text_ar', text_ar, 280);
  return private.save('save_notice', 'public.notices', id, expected_version, jsonb_build_object(
    'branches', branches, 'first_day', first_day, 'last_day', last_day, 'text_en', text_en, 'text_ar', text_ar,
    'is_withdrawn', false));
end;
$$;

create function public.withdraw_notice(id uuid, expected_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff('editor');
  return private.save('withdraw_notice', 'public.notices', id, expected_version, '{"is_withdrawn": true}');
end;
$$;

create function public.save_opening_exception(
  id uuid, expected_version integer, branches jsonb, first_day date, last_day date, sessions jsonb,
  reason_en text, reason_ar text, is_expected boolean default false
) returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff('editor');
  perform private.check_branches(branches);
  perform private.check_days(first_day, last_day);
  perform private.check_sessions(sessions);
  perform private.check_text('reason_en', reason_en, 80);
  perform private.check_text('reason_ar', reason_ar, 80);
  return private.save('save_opening_exception', 'public.opening_exceptions', id, expected_version, jsonb_build_object(
    'branches', branches, 'first_day', first_day, 'last_day', last_day, 'sessions', sessions,
    'reason_en', reason_en, 'reason_ar', reason_ar, 'is_expected', coalesce(is_expected, false),
    'is_withdrawn', false));
end;
$$;

create function public.withdraw_opening_exception(id uuid, expected_version integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff('editor');
  return private.save(
    'withdraw_opening_exception', 'public.opening_exceptions', id, expected_version, '{"is_withdrawn": true}');
end;
$$;

-- With `undo`, the person who has confirmed removes the confirmation.
create function public.confirm_facts(id uuid, branch text, undo boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
begin
  perform private.require_staff('editor');
  if branch is null or branch !~ '^[a-z][a-z0-9-]{0,39}$' or branch = 'all' then
    perform private.refuse_value('branch', 'invalid');
  end if;
  before := private.lock_row('public.fact_checks', id);
  if before is null and undo then
    raise sqlstate 'PT404' using message = 'There is no such row';
  end if;
  if (before ->> 'checked_by')::uuid <> auth.uid() or before ->> 'branch' <> branch then
    perform private.refuse_conflict('version', before);
  end if;
  if (before ->> 'is_withdrawn')::boolean or (before is not null and not coalesce(undo, false)) then
    return before;
  end if;
  if before is null then
    insert into public.fact_checks
      select confirm_facts.id, branch, u.id, u.email, false, clock_timestamp() from auth.users u where u.id = auth.uid();
  else
    update public.fact_checks f set is_withdrawn = true where f.id = confirm_facts.id;
  end if;
  after := private.lock_row('public.fact_checks', id);
  perform private.audit('confirm_facts', 'public.fact_checks', id, before, after);
  return after;
end;
$$;

revoke all on function
  public.save_notice(uuid, integer, jsonb, date, date, text, text),
  public.withdraw_notice(uuid, integer),
  public.save_opening_exception(uuid, integer, jsonb, date, date, jsonb, text, text, boolean),
  public.withdraw_opening_exception(uuid, integer),
  public.confirm_facts(uuid, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.save_notice(uuid, integer, jsonb, date, date, text, text),
  public.withdraw_notice(uuid, integer),
  public.save_opening_exception(uuid, integer, jsonb, date, date, jsonb, text, text, boolean),
  public.withdraw_opening_exception(uuid, integer),
  public.confirm_facts(uuid, text, boolean)
  to authenticated;
