import { afterAll, beforeAll, expect, test } from "vitest";
import { type HostedDatabase, startHostedDatabase } from "./postgres-fixture.ts";

const mine = "b0000000-0000-4000-8000-000000000001";
const theirs = "b0000000-0000-4000-8000-000000000002";
/** The id of a session is the id of its account with another prefix. */
const sessionOf = (id: string) => id.replace("b", "c");
const call = "select public.delete_own_account()";

/** In milliseconds: a new database writes a thousand files, which is slow on a busy machine. */
const timeout = 60_000;

let database: HostedDatabase;

beforeAll(async () => {
  database = await startHostedDatabase();
}, timeout);

afterAll(() => database?.close());

/** Two accounts with an identity and a session each, which began that many minutes ago. */
async function insertTwoAccounts(minutesAgo: number): Promise<void> {
  await database.own("delete from auth.users");
  for (const id of [mine, theirs]) {
    await database.own(`
      insert into auth.users (id, email) values ('${id}', '${id}@clinic.example');
      insert into auth.identities (user_id) values ('${id}');
      insert into auth.sessions (id, user_id, created_at)
        values ('${sessionOf(id)}', '${id}', now() - interval '${minutesAgo} minutes');`);
  }
}

const listRemaining = () =>
  database.own(`select id from auth.users union all select user_id from auth.identities
    union all select user_id from auth.sessions`);

test("a recent session deletes its own account with all its data, and no other account", async () => {
  await insertTwoAccounts(0);
  await database.as("authenticated", call, { sub: mine, session_id: sessionOf(mine) });
  expect(await listRemaining()).toEqual([theirs, theirs, theirs]);
});

test("an older session, another person's, or none deletes nothing", async () => {
  await insertTwoAccounts(6);
  const before = await listRemaining();
  const callers: Record<string, string>[] = [
    { sub: mine, session_id: sessionOf(mine) },
    { sub: mine, session_id: sessionOf(theirs) },
    { sub: mine },
    {},
  ];
  for (const claims of callers) {
    const answer = await database.as("authenticated", call, claims).catch((error) => error.message);
    expect([claims, answer]).toEqual([claims, "PT403"]);
  }
  expect(await listRemaining()).toEqual(before);
});

test("a visitor without an account may not call it", async () => {
  const answer = await database.as("anon", call).catch((error) => error.message);
  expect(answer).toBe("42501");
});
