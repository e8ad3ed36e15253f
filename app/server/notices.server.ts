import { type BranchId, branchIds } from "~/content/data/branches.ts";
import type { Locale } from "~/i18n/locale.ts";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import type { Database } from "./database.types.ts";
import { findFailureCause } from "./failure-cause.server.ts";
import type { DataSource, SiteContext } from "./site-context.server.ts";
import { getSupabaseClient } from "./supabase.server.ts";

/** A notice that staff have written, in both languages. */
export interface StaffNotice {
  id: string;
  branches: readonly BranchId[];
  /** Calendar dates in Oman, both inclusive: "2026-11-20". */
  firstDay: string;
  lastDay: string;
  text: Readonly<Record<Locale, string>>;
  /** In milliseconds since 1970. */
  updatedAt: number;
}

/**
 * In seconds. With the age of rows and a shared cache's stale-while-revalidate, a change is on every page within a
 * minute (REQ-STAFF-9).
 */
const pageMaxAge = 40;

/** In milliseconds: rows of this age are used without reading them again. */
const freshFor = 5_000;

/** In milliseconds from the start of a reading. A page waits no longer for it, and uses the last known notices. */
const longestWait = 1_000;

interface Reader {
  notices: readonly StaffNotice[];
  /** Start of the last reading, in milliseconds since 1970. */
  startedAt: number;
  reading: Promise<void> | null;
}

const readers = new WeakMap<DataSource, Reader>();

type Reading = Pick<SiteContext, "data" | "log" | "logError" | "setMaxAge">;

/**
 * Returns the notices of staff, and limits how long the page is cached. When the backend does not answer, the last known
 * ones are returned. Notices whose last day has passed in Oman are left out (REQ-STAFF-9).
 */
export async function readNotices(site: Reading, now: number): Promise<readonly StaffNotice[]> {
  site.setMaxAge(pageMaxAge);
  const reader = readers.get(site.data) ?? { notices: [], startedAt: 0, reading: null };
  readers.set(site.data, reader);
  if (!reader.reading && Math.abs(now - reader.startedAt) > freshFor) {
    reader.startedAt = now;
    reader.reading = read(site, reader)
      .catch((error: unknown) => site.logError("notices failed", error))
      .finally(() => {
        reader.reading = null;
      });
  }
  const wait = longestWait - (now - reader.startedAt);
  if (reader.reading && wait > 0) await Promise.race([reader.reading, delay(wait)]);
  const { date } = omanDay(now);
  return reader.notices.filter(({ lastDay }) => date <= lastDay);
}

async function read(site: Reading, reader: Reader): Promise<void> {
  const answer = await getSupabaseClient(site.data)
    .from("notices")
    .select("*")
    .order("updated_at", { ascending: false });
  // A proxy in front of a hosted project may answer with anything.
  const rows: unknown = answer.data;
  if (!Array.isArray(rows)) return site.log("notices failed", { ...findFailureCause(answer) });
  reader.notices = rows.flatMap((row: unknown) => {
    const notice = toNotice(row);
    if (!notice) site.log("notice malformed");
    return notice ?? [];
  });
}

type Row = Database["public"]["Tables"]["notices"]["Row"];

/** Null for a malformed row. Unknown branches are left out, because the database does not know the branches. */
function toNotice(row: unknown): StaffNotice | null {
  const { id, branches, first_day, last_day, text_en, text_ar, updated_at } = (row ??
    {}) as Partial<Row>;
  const updatedAt = Date.parse(updated_at ?? "");
  const texts = [id, first_day, last_day, text_en, text_ar];
  if (!texts.every((text) => typeof text === "string" && text)) return null;
  if (!Array.isArray(branches) || Number.isNaN(updatedAt)) return null;
  return {
    id: String(id),
    branches: branchIds.filter((one) => branches.includes("all") || branches.includes(one)),
    firstDay: String(first_day),
    lastDay: String(last_day),
    text: { en: String(text_en), ar: String(text_ar) },
    updatedAt,
  };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
