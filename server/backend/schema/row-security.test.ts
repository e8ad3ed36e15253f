import { ensureHistoryTable, Policy, recordVersion } from "@supabase/lite";
import { expect, test } from "vitest";
import { openMemoryDatabase } from "../store/database.ts";
import { restoreRowSecurity } from "./row-security.ts";

const STATEMENTS = [
  "create table public.notes (id uuid primary key, day date not null)",
  "alter table public.notes enable row level security",
  "create policy due on public.notes for select to anon using (day <= 'today in Asia/Muscat')",
];

test("today in a policy is the day in its time zone at the moment of the request", async () => {
  const database = await openMemoryDatabase();
  await ensureHistoryTable(database.connection);
  await recordVersion(database.connection, {
    version: "20260101000000",
    name: "notes",
    statements: STATEMENTS,
  });
  let now = new Date("2026-11-21T19:59:59Z");
  await restoreRowSecurity(database, () => now);
  const policy = database.connection.config.translation?.deparse?.rls?.policies[0];
  if (!(policy instanceof Policy)) throw new Error("There is no policy.");
  expect(policy.data.using).toEqual({ day: { $lte: "2026-11-21" } });
  now = new Date("2026-11-21T20:00:00Z");
  expect(policy.data.using).toEqual({ day: { $lte: "2026-11-22" } });
  await database.connection.close();
});

test("a table whose row security is on stays protected after a start", async () => {
  const database = await openMemoryDatabase();
  await ensureHistoryTable(database.connection);
  await recordVersion(database.connection, {
    version: "20260101000000",
    name: "notes",
    statements: STATEMENTS.slice(0, 2),
  });
  await restoreRowSecurity(database, () => new Date());
  const rls = database.connection.config.translation?.deparse?.rls;
  expect([...(rls?.tables ?? [])]).toEqual(["notes"]);
  expect(rls?.policies).toEqual([]);
  await database.connection.close();
});
