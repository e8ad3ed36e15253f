-- The parts of a hosted project that our migrations use: roles, accounts, and the functions for the calling account. The
-- superuser of an empty PostgreSQL runs this file. The migrations then run as the role postgres, which is no superuser.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin login noinherit createrole;
create role postgres login createdb createrole replication bypassrls;
grant anon, authenticated, service_role to postgres;
alter database postgres owner to postgres;

-- The grants of projects that were created before 2026: the public key has every right that no migration revokes.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema auth authorization supabase_auth_admin;
set role supabase_auth_admin;
create table auth.users (
  id uuid primary key,
  email varchar(255) unique,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz default now()
);
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  provider text not null default 'email',
  provider_id text not null default ''
);
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal auth.aal_level,
  created_at timestamptz default now()
);
create table auth.refresh_tokens (
  id bigserial primary key,
  token varchar(255),
  user_id varchar(255),
  session_id uuid references auth.sessions on delete cascade
);
create table auth.audit_log_entries (
  id uuid primary key,
  payload json,
  created_at timestamptz
);
create function auth.jwt() returns jsonb language sql stable as
  $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
create function auth.uid() returns uuid language sql stable as
  $$ select (auth.jwt() ->> 'sub')::uuid $$;
create function auth.role() returns text language sql stable as
  $$ select auth.jwt() ->> 'role' $$;
create function auth.email() returns text language sql stable as
  $$ select auth.jwt() ->> 'email' $$;
grant usage on schema auth to anon, authenticated, service_role, postgres;
grant all on all tables in schema auth to postgres;
grant all on all sequences in schema auth to postgres;
reset role;
create schema extensions authorization postgres;
grant usage on schema extensions to anon, authenticated, service_role;
