-- The staff functions refuse a branch that the site does not have. A later migration with a new branch replaces
-- private.branch_ids; packages/local-supabase/schema/schema.test.ts compares it with app/content/data/branches.ts.
create function private.branch_ids() returns text[] language sql immutable set search_path = '' as
  $$ select array['main', 'sohar', 'salalah', 'nizwa', 'sur'] $$;
revoke all on function private.branch_ids() from public, anon, authenticated, service_role;

create or replace function private.check_branches(given jsonb) returns void language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'array' then perform private.refuse_value('branches', 'invalid'); end if;
  if jsonb_array_length(given) = 0 then perform private.refuse_value('branches', 'missing'); end if;
  if given <> '["all"]' and (
    not given <@ to_jsonb(private.branch_ids())
    or jsonb_array_length(given) <> (select count(distinct value) from jsonb_array_elements(given))
  ) then
    perform private.refuse_value('branches', 'invalid');
  end if;
end;
$$;

create or replace function public.confirm_facts(id uuid, branch text, undo boolean default false) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb;
  after jsonb;
begin
  perform private.require_staff('editor');
  if branch is null or branch <> all (private.branch_ids()) then
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
