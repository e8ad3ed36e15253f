import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApiRole, type HostedDatabase, startHostedDatabase } from "./postgres-fixture.ts";

/** The two roles of the public key: a visitor, and a person with an account. */
const publicRoles = ["anon", "authenticated"] as const satisfies readonly ApiRole[];
const person = { sub: "b0000000-0000-4000-8000-000000000001" };

const insertUnpublished = `insert into public.articles
  select (jsonb_populate_record(a, jsonb_build_object(
    'id', gen_random_uuid(), 'slug', 'not-yet', 'published_at', current_date + 2))).*
  from public.articles a limit 1`;

/** In milliseconds: a new database writes a thousand files, which is slow on a busy machine. */
const timeout = 60_000;

let database: HostedDatabase;

beforeAll(async () => {
  database = await startHostedDatabase();
  await database.own(insertUnpublished);
}, timeout);

afterAll(() => database?.close());

test.each(publicRoles)("%s reads every published article and no other", async (role) => {
  const published = await database.own("select slug from public.articles where slug <> 'not-yet'");
  const seen = await database.as(role, "select slug from public.articles", person);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.sort()).toEqual(published.sort());
});

test("the secret key also reads articles that are not published yet", async () => {
  const seen = await database.as("service_role", "select slug from public.articles");
  expect(seen).toContain("not-yet");
});

test.each(publicRoles)("%s can write, empty, change or open nothing", async (role) => {
  for (const attempt of [
    insertUnpublished.replace("not-yet", "mine"),
    "update public.articles set title_en = 'Changed'",
    "delete from public.articles",
    "truncate public.articles",
    "alter table public.articles disable row level security",
    'drop policy "anyone reads published articles" on public.articles',
    "create table public.mine (id int)",
    "select * from auth.users",
    "delete from auth.users",
    "select * from auth.sessions",
  ]) {
    const answer = await database.as(role, attempt, person).catch((error) => error.message);
    expect([attempt, answer]).toEqual([attempt, "42501"]);
  }
});

test("every table has row-level security, and the public key has no privilege beyond reading", async () => {
  const bare = await database.own(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity",
  );
  expect(bare).toEqual([]);
  const privileges = await database.own(`
    select relname || ': ' || role || ' ' || privilege
    from pg_class, unnest(array['anon', 'authenticated']) role,
      unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and has_table_privilege(role, pg_class.oid, privilege)`);
  expect(privileges).toEqual([]);
});

test("a visitor may call no function, and an owner's function ignores the caller's schemas", async () => {
  const open = await database.own(
    "select proname from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'EXECUTE')",
  );
  expect(open).toEqual([]);
  const misled = await database.own(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
      and not coalesce(array_to_string(proconfig, ',') like '%search_path=%', false)`,
  );
  expect(misled).toEqual([]);
});

test("the slug of an article is words with hyphens, also for roles that may write", async () => {
  for (const slug of ["Bad Slug", "bad/slug", "-bad", "bad-", "bad--slug"]) {
    const attempt = insertUnpublished.replace("not-yet", slug);
    expect([slug, await database.own(attempt).catch((error) => error.message)]).toEqual([
      slug,
      "23514",
    ]);
  }
});
