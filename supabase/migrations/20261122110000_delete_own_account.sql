-- The embedded backend answers the same call itself (packages/local-supabase/endpoints/delete-account.ts).
-- A signed-in person deletes their own account (REQ-ACCOUNT-26), and nobody else's: whom it is about stands in the
-- signed token alone. The page asks for the password just before; a session older than that, a stolen one say, is
-- refused.
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
  -- Identities, sessions, their tokens and pending links go with it.
  delete from auth.users where id = caller;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
end;
$$;

comment on function public.delete_own_account() is
  'Deletes the account of the caller, who has signed in within the last five minutes.';

revoke all on function public.delete_own_account() from public, anon, authenticated, service_role;
grant execute on function public.delete_own_account() to authenticated;
