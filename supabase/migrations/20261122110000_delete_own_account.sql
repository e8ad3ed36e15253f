-- The embedded backend has the same endpoint (packages/local-supabase/endpoints/delete-account.ts).
-- A signed-in person deletes their own account only (REQ-ACCOUNT-26): the account is that of the signed token. The page
-- asks for the password just before. An older session, for example a stolen one, is refused.
create function public.delete_own_account() returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if not exists (
    select from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid
      and user_id = caller
      and created_at > now() - interval '5 minutes'
  ) then
    raise sqlstate 'PT403' using message = 'Please sign in again to delete the account';
  end if;
  -- This deletes its identities, sessions, their tokens and pending links as well.
  delete from auth.users where id = caller;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
end;
$$;

comment on function public.delete_own_account() is
  'Deletes the account of the caller, who has signed in within the last five minutes.';

revoke all on function public.delete_own_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_own_account() to authenticated;
