import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { Session } from "~/content/data/hours.ts";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import type { Database } from "./database.types.ts";
import { findFailureCause } from "./failure-cause.server.ts";
import type { DataSource, SiteContext } from "./site-context.server.ts";
import { getSupabaseClient } from "./supabase.server.ts";

type Tables = Database["public"]["Tables"];

/** A notice that staff have written, in both languages. */
export interface StaffNotice {
  id: string;
  branches: readonly BranchId[];
  /** Calendar dates in Oman, both inclusive: "2026-11-20". */
  firstDay: string;
  lastDay: string;
  text: Bilingual;
  /** In milliseconds since 1970. */
  updatedAt: number;
}

/** Sessions that replace the weekly ones on certain days. */
export interface StaffException {
  id: string;
  branches: readonly BranchId[];
  firstDay: string;
  lastDay: string;
  /** An empty list means closed. */
  sessions: readonly Session[];
  reason: Bilingual;
  /** The days depend on the moon and are not confirmed. */
  isExpected: boolean;
  updatedAt: number;
}

interface Bilingual {
  en: string;
  ar: string;
}

/** The rows of staff that have not ended. Of two exceptions for one day, the first in the list rules. */
export interface StaffRows {
  notices: readonly StaffNotice[];
  exceptions: readonly StaffException[];
}

/**
 * In seconds. With the age of rows and a shared cache's stale-while-revalidate, a change is on every page within a
 * minute (REQ-STAFF-9).
 */
const pageMaxAge = 40;

/** In milliseconds: rows of this age are used without reading them again. */
const freshFor = 5_000;

/** In milliseconds. A page waits no longer for a reading, and uses the last known rows. */
const longestWait = 1_000;

interface Reader {
  rows: StaffRows;
  readAt: number;
  reading: Promise<void> | null;
}

const readers = new WeakMap<DataSource, Reader>();

type Reading = Pick<SiteContext, "data" | "log" | "setMaxAge">;

/**
 * Returns the notices and opening exceptions of staff, and limits how long the page is cached. When the backend does not
 * answer, the last known rows are returned. Rows whose last day has passed in Oman are left out (REQ-STAFF-9).
 */
export async function readStaffRows(site: Reading, now: number): Promise<StaffRows> {
  site.setMaxAge(pageMaxAge);
  const none = { notices: [], exceptions: [] };
  const reader = readers.get(site.data) ?? { rows: none, readAt: 0, reading: null };
  readers.set(site.data, reader);
  if (Math.abs(now - reader.readAt) > freshFor) {
    reader.reading ??= read(site, reader, now).finally(() => {
      reader.reading = null;
    });
    await Promise.race([reader.reading, delay(longestWait)]);
  }
  const { date } = omanDay(now);
  const isCurrent = ({ lastDay }: { lastDay: string }) => date <= lastDay;
  return {
    notices: reader.rows.notices.filter(isCurrent),
    exceptions: reader.rows.exceptions.filter(isCurrent),
  };
}

async function read(site: Reading, reader: Reader, now: number): Promise<void> {
  const client = getSupabaseClient(site.data);
  const [notices, exceptions] = await Promise.all([
    client.from("notices").select("*").order("updated_at", { ascending: false }),
    client.from("opening_exceptions").select("*").order("updated_at", { ascending: false }),
  ]);
  reader.readAt = now;
  for (const answer of [notices, exceptions])
    if (answer.error) return site.log("staff rows failed", { ...findFailureCause(answer) });
  const parse = <Row, Result>(rows: readonly Row[], toResult: (row: Row) => Result | null) =>
    rows.flatMap((row) => {
      const result = toResult(row);
      if (!result) site.log("staff row malformed");
      return result ?? [];
    });
  reader.rows = {
    notices: parse(notices.data ?? [], toNotice),
    exceptions: parse(exceptions.data ?? [], toException),
  };
}

function toNotice(row: Tables["notices"]["Row"]): StaffNotice | null {
  const common = toDays(row);
  const text = toBilingual(row.text_en, row.text_ar);
  return common && text && { ...common, text };
}

function toException(row: Tables["opening_exceptions"]["Row"]): StaffException | null {
  const common = toDays(row);
  const reason = toBilingual(row.reason_en, row.reason_ar);
  const sessions: unknown = row.sessions;
  if (!common || !reason || !Array.isArray(sessions) || !sessions.every(isSession)) return null;
  return { ...common, sessions, reason, isExpected: row.is_expected === true };
}

type DatedRow = Pick<
  Tables["notices"]["Row"],
  "id" | "branches" | "first_day" | "last_day" | "updated_at"
>;

/** Null for a malformed row. Unknown branches are left out, because the database does not know the branches. */
function toDays({ id, branches, first_day: firstDay, last_day: lastDay, updated_at }: DatedRow) {
  const updatedAt = Date.parse(updated_at);
  const isDay = (day: unknown) => typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day);
  if (!Array.isArray(branches) || !isDay(firstDay) || !isDay(lastDay)) return null;
  if (Number.isNaN(updatedAt)) return null;
  const known = branchIds.filter((branch) => branches.includes("all") || branches.includes(branch));
  return { id, branches: known, firstDay, lastDay, updatedAt };
}

function toBilingual(en: unknown, ar: unknown): Bilingual | null {
  return typeof en === "string" && typeof ar === "string" && en && ar ? { en, ar } : null;
}

function isSession(value: unknown): value is Session {
  const { from, to } = (value ?? {}) as Partial<Session>;
  return Number.isInteger(from) && Number.isInteger(to) && Number(from) < Number(to);
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
