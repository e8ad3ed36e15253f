import { listHistory, Policy, SqliteConnection } from "@supabase/lite";
import { type Database, openMemoryDatabase } from "../store/database.ts";

/** What `migration-files.ts` makes of a comparison with the calendar day of a time zone. */
const TODAY = /^today in (.+)$/;

/**
 * Row-level security on SQLite is enforced by lite from the policies of the applied migrations,
 * which it holds in memory only: this reads them back from the history after every start (until
 * it ran, lite refuses every protected row). `now` is the clock behind "today" in a policy.
 */
export async function restoreRowSecurity(database: Database, now: () => Date): Promise<void> {
  const { connection } = database;
  const applied = (await listHistory(connection)).flatMap(({ statements }) => statements);
  const sql = [connection.config.baseSchema ?? "", ...applied].filter(Boolean).join(";\n");
  // An empty database beside the real one: a translation knows the tables that it finds already.
  const empty = await openMemoryDatabase();
  try {
    const translated = await empty.connection.translateDdl(sql, { strict: true });
    const stored = SqliteConnection.serializeDeparseInfo(translated);
    const { rls, enums, schema, vars, ...rest } = SqliteConnection.parseDeparseInfo(stored, {
      strict: true,
    });
    if (!(rls && enums && schema && vars))
      throw new Error("The applied migrations are incomplete.");
    const policies = rls.policies.map((policy) => withToday(policy, now));
    connection.updateDeparseInfo({ ...rest, enums, schema, vars, rls: { ...rls, policies } });
  } finally {
    await empty.connection.close();
  }
}

function withToday({ data }: Policy, now: () => Date): Policy {
  return new Policy({ ...data, ...(data.using && { using: liveConditions(data.using, now) }) });
}

/**
 * The same conditions, with every "today in <time zone>" read from the clock each time a request
 * looks at it.
 */
function liveConditions(conditions: object, now: () => Date): Record<string, unknown> {
  const live: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(conditions)) {
    const zone = typeof value === "string" ? TODAY.exec(value)?.[1] : undefined;
    if (zone !== undefined) {
      const day = dayIn(zone);
      Object.defineProperty(live, key, { enumerable: true, get: () => day(now()) });
    } else live[key] = liveValue(value, now);
  }
  return live;
}

function liveValue(value: unknown, now: () => Date): unknown {
  if (Array.isArray(value)) return value.map((item) => liveValue(item, now));
  return typeof value === "object" && value !== null ? liveConditions(value, now) : value;
}

/** The calendar day of a moment in a time zone, as `2026-11-21`. */
function dayIn(timeZone: string): (moment: Date) => string {
  // Swedish dates are written year-month-day.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  return (moment) => format.format(moment);
}
