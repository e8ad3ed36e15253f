import { type BranchId, branchIds } from "~/content/data/branches.ts";
import { type InsurerId, insurers } from "~/content/data/insurance.ts";
import {
  type DayPart,
  type Delay,
  dayParts,
  delays,
  type VisitPurpose,
  type VisitReason,
  visitPurposes,
  visitReasons,
} from "~/content/data/visit.ts";
import { isCalendarDate } from "~/i18n/calendar-days.ts";
import { type Locale, locales } from "~/i18n/locale.ts";
import { clockTime } from "~/opening-hours/clock-time.ts";

/** The choices of a visit. Only the reason, the branch and the language of the message have a default. */
export interface VisitState {
  reason: VisitReason;
  branch: BranchId;
  purpose?: VisitPurpose;
  /** The preferred day, "2026-11-29". */
  day?: string;
  part?: DayPart;
  /** "other" is no insurance, or another insurer. */
  insurer?: InsurerId | "other";
  isEscorted?: true;
  needsWheelchair?: true;
  /** The language of the message and of the reply. */
  answer: Locale;
  /** Day and minute of the day of an agreed appointment. */
  date?: string;
  time?: number;
  late?: Delay;
  /** The page shows the visit to a companion. */
  isCompanion?: true;
}

export const insurerIds = [...insurers.map(({ id }) => id), "other"] as const;

/**
 * Reads the choices from the fragment of an address: only known ids, a date and a time. Anything else is ignored, so a
 * crafted link cannot show text of its author on the page (REQ-VISIT-3).
 */
export function parseVisit(fragment: string, locale: Locale): VisitState {
  const values = new URLSearchParams(fragment.replace(/^#/, ""));
  const oneOf = <Id extends string>(name: string, ids: readonly Id[]): Id | undefined => {
    const value = values.get(name);
    return ids.find((id) => id === value);
  };
  return clean({
    reason: oneOf("about", visitReasons) ?? "book",
    branch: oneOf("branch", branchIds) ?? "main",
    purpose: oneOf("for", visitPurposes),
    day: dateIn(values.get("day")),
    part: oneOf("part", dayParts),
    insurer: oneOf("insurer", insurerIds),
    isEscorted: values.has("escort") || undefined,
    needsWheelchair: values.has("wheelchair") || undefined,
    answer: oneOf("answer", locales) ?? locale,
    date: dateIn(values.get("date")),
    time: timeIn(values.get("time")),
    late: oneOf("late", delays),
    isCompanion: values.has("with") || undefined,
  });
}

/** Returns the fragment of the choices, without `#`; the defaults are left out. */
export function visitFragment(state: VisitState): string {
  return fragmentOf({
    about: state.reason === "book" ? undefined : state.reason,
    branch: state.branch,
    for: state.purpose,
    day: state.day,
    part: state.part,
    insurer: state.insurer,
    escort: state.isEscorted,
    wheelchair: state.needsWheelchair,
    answer: state.answer,
    date: state.date,
    time: state.time,
    late: state.late,
    with: state.isCompanion,
  });
}

/** Returns the fragment for a companion: branch, date and time, and nothing about the patient. */
export function companionFragment({ branch, date, time }: VisitState): string {
  return fragmentOf({ with: true, branch, date, time });
}

function fragmentOf(values: Readonly<Record<string, string | number | true | undefined>>): string {
  const fragment = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    fragment.set(name, typeof value === "number" ? clockTime(value) : value === true ? "1" : value);
  }
  return fragment.toString();
}

/** The minute of the day of a time field; undefined for anything else. */
export function timeIn(value: string | null): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(value ?? "") ?? [];
  return hour && minute ? Number(hour) * 60 + Number(minute) : undefined;
}

/** The date of a date field, from this century; undefined for anything else. */
export function dateIn(value: string | null): string | undefined {
  return value && isCalendarDate(value) ? value : undefined;
}

function clean<State extends object>(state: State): State {
  const entries = Object.entries(state).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as State;
}
