-- Functions that the staff functions share. The embedded backend has the same rules in packages/local-supabase/staff, and
-- packages/local-supabase/staff/staff-cases-fixture.ts lists calls to which both must respond alike. An error has one of the
-- statuses 403 (hint: role, aal2 or author), 404, 409 (hint: version, state or article; the details are the current row)
-- and 422 (the details are the field, the hint is the problem).
create function private.today() returns date language sql stable set search_path = '' as
  $$ select (now() at time zone 'Asia/Muscat')::date $$;

create function private.refuse_value(field text, problem text) returns void language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT422' using message = field || ': ' || problem, detail = field, hint = problem;
end;
$$;

create function private.require_staff(needed text) returns void language plpgsql set search_path = '' as $$
declare
  held constant text := (select raw_app_meta_data ->> 'role' from auth.users where id = auth.uid());
begin
  if not exists (
    select from auth.sessions where id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  ) then
    raise insufficient_privilege using message = 'This session has ended';
  end if;
  if held is null or held not in ('editor', 'approver') or (needed = 'approver' and held <> needed) then
    raise sqlstate 'PT403' using message = 'This needs the role of an ' || needed, hint = 'role';
  end if;
  if private.staff_role() is null then
    raise sqlstate 'PT403' using message = 'This needs a second factor', hint = 'aal2';
  end if;
end;
$$;

-- Hidden characters are control characters, marks and overrides of the direction, and spaces without width.
create function private.check_text(field text, given text, longest integer, has_lines boolean = false, is_needed boolean = true)
returns void language plpgsql set search_path = '' as $$
begin
  if given is null or (is_needed and translate(given, E' \n\u00a0', '') = '') then
    perform private.refuse_value(field, 'missing');
  end if;
  if (case when has_lines then replace(given, E'\n', '') else given end)
    ~ '[\u0001-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]' then
    perform private.refuse_value(field, 'hidden');
  end if;
  if char_length(given) > longest then
    perform private.refuse_value(field, 'too_long');
  end if;
end;
$$;

create function private.check_days(first_day date, last_day date) returns void language plpgsql set search_path = '' as $$
begin
  if first_day is null then perform private.refuse_value('first_day', 'missing'); end if;
  if last_day is null then perform private.refuse_value('last_day', 'missing'); end if;
  if last_day < first_day then perform private.refuse_value('last_day', 'order'); end if;
  if last_day < private.today() then perform private.refuse_value('last_day', 'past'); end if;
  if last_day > private.today() + 366 then perform private.refuse_value('last_day', 'too_far'); end if;
end;
$$;

-- The database has no list of branches: pages ignore an unknown id.
create function private.check_branches(given jsonb) returns void language plpgsql set search_path = '' as $$
declare
  branch jsonb;
begin
  if jsonb_typeof(given) is distinct from 'array' then perform private.refuse_value('branches', 'invalid'); end if;
  if jsonb_array_length(given) = 0 then perform private.refuse_value('branches', 'missing'); end if;
  if jsonb_array_length(given) > 20
    or jsonb_array_length(given) <> (select count(distinct value) from jsonb_array_elements(given))
    or (given ? 'all' and jsonb_array_length(given) > 1) then
    perform private.refuse_value('branches', 'invalid');
  end if;
  for branch in select value from jsonb_array_elements(given) loop
    if jsonb_typeof(branch) <> 'string' or branch #>> '{}' !~ '^[a-z][a-z0-9-]{0,39}$' then
      perform private.refuse_value('branches', 'invalid');
    end if;
  end loop;
end;
$$;

create function private.check_sessions(given jsonb) returns void language plpgsql set search_path = '' as $$
declare
  session jsonb;
  ended integer := -1;
begin
  if jsonb_typeof(given) is distinct from 'array' then perform private.refuse_value('sessions', 'invalid'); end if;
  if jsonb_array_length(given) > 4 then perform private.refuse_value('sessions', 'invalid'); end if;
  for session in select value from jsonb_array_elements(given) loop
    if jsonb_typeof(session) <> 'object' then perform private.refuse_value('sessions', 'invalid'); end if;
    if session - 'from' - 'to' <> '{}' or jsonb_typeof(session -> 'from') is distinct from 'number'
      or jsonb_typeof(session -> 'to') is distinct from 'number'
      or session ->> 'from' !~ '^\d{1,4}$' or session ->> 'to' !~ '^\d{1,4}$'
      or (session ->> 'to')::integer > 1440 then
      perform private.refuse_value('sessions', 'invalid');
    end if;
    if (session ->> 'from')::integer <= ended or (session ->> 'from')::integer >= (session ->> 'to')::integer then
      perform private.refuse_value('sessions', 'order');
    end if;
    ended := (session ->> 'to')::integer;
  end loop;
end;
$$;

create function private.refuse_conflict(what text, current jsonb) returns void language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT409' using message = 'Somebody has changed this meanwhile', detail = current::text, hint = what;
end;
$$;

-- Returns the row as JSON, locked until the transaction ends; null when there is none.
create function private.lock_row(target regclass, row_id uuid) returns jsonb language plpgsql set search_path = '' as $$
declare
  found jsonb;
begin
  if row_id is null then perform private.refuse_value('id', 'missing'); end if;
  perform pg_advisory_xact_lock(hashtextextended(row_id::text, 0));
  execute format('select to_jsonb(t) from %s t where id = $1', target) into found using row_id;
  return found;
end;
$$;

create function private.audit(action text, target regclass, row_id uuid, before jsonb, after jsonb)
returns void language sql set search_path = '' as $$
  insert into public.audit_log (at, actor, actor_email, action, table_name, row_id, before, after)
  select now(), id, email, action, target::text, row_id,
    before - array['content_en', 'content_ar'], after - array['content_en', 'content_ar']
  from auth.users where id = auth.uid()
$$;

-- Writes the given columns if the row still has the expected version (0: there is no row). A repeated call
-- finds its own values in the next version and changes nothing. Returns the row.
create function private.save(action text, target regclass, row_id uuid, expected integer, given jsonb)
returns jsonb language plpgsql set search_path = '' as $$
declare
  before constant jsonb := private.lock_row(target, row_id);
  after jsonb;
  names constant text := (select string_agg(quote_ident(attname), ', ') from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped);
begin
  if expected is null then perform private.refuse_value('expected_version', 'missing'); end if;
  if before is null and (expected <> 0 or action not like 'save%') then
    raise sqlstate 'PT404' using message = 'There is no such row';
  end if;
  if (before ->> 'version')::bigint = expected::bigint + 1 and before || given = before then
    return before;
  end if;
  if (before ->> 'version')::integer <> expected then
    perform private.refuse_conflict('version', before);
  end if;
  after := coalesce(before, '{}') || given
    || jsonb_build_object('id', row_id, 'version', expected + 1, 'updated_at', clock_timestamp());
  if before is null then
    execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_record(null::%1$s, $1)', target, names)
      using after;
  else
    execute format(
      'update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1)) where id = $2', target, names)
      using after, row_id;
  end if;
  after := private.lock_row(target, row_id);
  -- A draft is saved every few seconds. Its first version and its submission are enough.
  if before is null or action <> 'save_article_revision' then
    perform private.audit(action, target, row_id, before, after);
  end if;
  return after;
end;
$$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.staff_role() to authenticated;
