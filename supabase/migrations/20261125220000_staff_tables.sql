-- Rows that staff of the clinic write (docs/decisions/0045-staff-write-through-named-functions.md). Rows add to the built-in
-- content. Nobody writes to these tables directly, not even the secret key: only the functions of the next migrations do. The
-- embedded backend has the same tables in packages/local-supabase/schema/schema.sql.
create table public.notices (
  id uuid primary key,
  version integer not null,
  branches jsonb not null,
  first_day date not null,
  last_day date not null,
  text_en varchar(280) not null,
  text_ar varchar(280) not null,
  is_withdrawn boolean not null,
  updated_at timestamptz not null
);
comment on table public.notices is
  'Dated notices beside the opening hours of branches. They disappear after their last day.';
comment on column public.notices.id is
  'Made by the client, so that a save can be sent again.';
comment on column public.notices.branches is
  'Ids of branches, such as ["sohar"], or ["all"].';

create table public.opening_exceptions (
  id uuid primary key,
  version integer not null,
  branches jsonb not null,
  first_day date not null,
  last_day date not null,
  sessions jsonb not null,
  reason_en varchar(80) not null,
  reason_ar varchar(80) not null,
  is_expected boolean not null,
  is_withdrawn boolean not null,
  updated_at timestamptz not null
);
comment on table public.opening_exceptions is
  'Sessions that replace the weekly ones on certain days. Of two rows for one day, the one that was updated later rules.';
comment on column public.opening_exceptions.sessions is
  'Minutes of the day, such as [{"from": 480, "to": 780}]; an empty list means closed.';
comment on column public.opening_exceptions.is_expected is
  'The days depend on the moon and are not confirmed.';

create table public.article_revisions (
  id uuid primary key,
  version integer not null,
  slug varchar(120) not null,
  state varchar(10) not null check (state in ('draft', 'submitted', 'approved', 'rejected')),
  title_en varchar(200) not null,
  title_ar varchar(200) not null,
  excerpt_en varchar(600) not null,
  excerpt_ar varchar(600) not null,
  content_en varchar(60000) not null,
  content_ar varchar(60000) not null,
  featured_image varchar(2048),
  category varchar(80) not null,
  author varchar(120) not null,
  published_at date,
  base_id uuid,
  restored_from uuid,
  written_by uuid not null,
  written_by_email varchar(255) not null,
  decided_by uuid,
  decided_by_email varchar(255),
  comment varchar(2000),
  updated_at timestamptz not null,
  constraint article_revisions_have_two_people check (decided_by <> written_by)
);
create index article_revisions_newest_first on public.article_revisions (slug, updated_at desc);
comment on column public.article_revisions.base_id is
  'The approved revision that the article had when this one was begun; null for an article that has none.';
comment on column public.article_revisions.published_at is
  'The day of the article; null keeps its day, or takes the day of the approval.';
comment on column public.article_revisions.updated_at is
  'Of an approved or rejected revision the time of the decision, because it does not change any more.';

create table public.fact_checks (
  id uuid primary key,
  branch varchar(40) not null,
  checked_by uuid not null,
  checked_by_email varchar(255) not null,
  is_withdrawn boolean not null,
  checked_at timestamptz not null
);
create index fact_checks_newest_first on public.fact_checks (branch, checked_at desc);
comment on table public.fact_checks is
  'The staff of a branch have confirmed that what the site says about it is true.';

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor uuid not null,
  actor_email varchar(255) not null,
  action varchar(60) not null,
  table_name varchar(60) not null,
  row_id uuid not null,
  before jsonb,
  after jsonb not null
);
create index audit_log_of_a_row on public.audit_log (row_id, id);
comment on table public.audit_log is
  'Who has changed what. Append-only, also for the owner of the database. Bodies of articles are in article_revisions.';

-- Not exposed by the API. Its functions are for the functions and policies of public.
create schema private;
revoke all on schema private from public;

create function private.keep_audit_log() returns trigger language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT403' using message = 'The audit log is append-only';
end;
$$;
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.keep_audit_log();

-- Read from the account and its session, not from the token, so that the removal of a role or a factor has effect at once.
create function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select u.raw_app_meta_data ->> 'role'
  from auth.users u
  join auth.sessions s on s.user_id = u.id
  where u.id = (select auth.uid())
    and s.id = ((select auth.jwt()) ->> 'session_id')::uuid
    and s.aal = 'aal2'
    and (select auth.jwt()) ->> 'aal' = 'aal2'
    and u.raw_app_meta_data ->> 'role' in ('editor', 'approver')
$$;
comment on function private.staff_role() is
  'The role of a caller who has given a second factor in this session: editor, approver or null.';

alter table public.notices enable row level security;
alter table public.opening_exceptions enable row level security;
alter table public.article_revisions enable row level security;
alter table public.fact_checks enable row level security;
alter table public.audit_log enable row level security;

create policy "anyone reads current notices" on public.notices for select to anon
  using (not is_withdrawn and last_day >= (now() at time zone 'Asia/Muscat')::date);
create policy "accounts read current notices, staff read all" on public.notices for select to authenticated
  using (
    (not is_withdrawn and last_day >= (now() at time zone 'Asia/Muscat')::date)
    or (select private.staff_role()) is not null
  );
create policy "anyone reads current exceptions" on public.opening_exceptions for select to anon
  using (not is_withdrawn and last_day >= (now() at time zone 'Asia/Muscat')::date);
create policy "accounts read current exceptions, staff read all" on public.opening_exceptions for select to authenticated
  using (
    (not is_withdrawn and last_day >= (now() at time zone 'Asia/Muscat')::date)
    or (select private.staff_role()) is not null
  );
create policy "staff read revisions" on public.article_revisions for select to authenticated
  using ((select private.staff_role()) is not null);
create policy "staff read fact checks" on public.fact_checks for select to authenticated
  using ((select private.staff_role()) is not null);
create policy "staff read the audit log" on public.audit_log for select to authenticated
  using ((select private.staff_role()) is not null);

revoke all on public.notices, public.opening_exceptions, public.article_revisions, public.fact_checks, public.audit_log
  from anon, authenticated, service_role;
grant select on public.notices, public.opening_exceptions to anon, authenticated, service_role;
grant select on public.article_revisions, public.fact_checks, public.audit_log to authenticated, service_role;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function private.staff_role() to authenticated;
