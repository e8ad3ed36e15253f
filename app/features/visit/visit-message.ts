import type { BranchId } from "~/content/data/branches.ts";
import { insurers } from "~/content/data/insurance.ts";
import type { HoursWords } from "~/content/hours.types.ts";
import type { VisitMessageWords } from "~/content/visit.types.ts";
import type { Locale } from "~/i18n/locale.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import type { VisitState } from "./visit-state.ts";

/** Words of one language that a message needs. */
export interface MessageContent {
  words: VisitMessageWords;
  hours: Pick<HoursWords, "weekdays" | "dayParts">;
  branchNames: Readonly<Record<BranchId, string>>;
}

/** A part of a sentence; the patient's choices are marked in the preview. */
export interface MessagePart {
  text: string;
  isChoice: boolean;
}

/**
 * Composes the message of a visit as sentences. It has only the choices of the page: no name and no symptom (REQ-VISIT-2).
 */
export function visitMessage(
  state: VisitState,
  content: MessageContent,
  locale: Locale,
): MessagePart[][] {
  const { words, hours, branchNames } = content;
  const { part, purpose, insurer } = state;
  const values: Record<string, string | undefined> = {
    branch: branchNames[state.branch],
    purpose: purpose && purpose !== "question" ? words.purposes[purpose] : undefined,
    day: state.day && dayAndDate(state.day, hours.weekdays, locale),
    part: part && part !== "either" ? words.parts[part] : undefined,
    insurer: insurers.find(({ id }) => id === insurer)?.name,
    date: state.date && dayAndDate(state.date, hours.weekdays, locale),
    time: state.time === undefined ? undefined : timeText(state.time, { words: hours, locale }),
    otherInsurance: words.otherInsurance,
    escort: words.escort,
    wheelchair: words.wheelchair,
    late: state.late && state.late !== "more" ? words.delays[state.late] : undefined,
  };
  const templates = { book, change, cancel, late }[state.reason](state, words);
  return templates.map((template) => partsOf(template, values));
}

/** Returns the text of a message. */
export function messageText(sentences: readonly MessagePart[][]): string {
  return sentences.map((parts) => parts.map(({ text }) => text).join("")).join(" ");
}

function book(state: VisitState, words: VisitMessageWords): string[] {
  const isQuestion = state.purpose === "question";
  const opening = isQuestion ? words.question : state.purpose ? words.bookFor : words.book;
  return [
    opening,
    ...preferredTime(state, words),
    ...(state.insurer ? [state.insurer === "other" ? "{otherInsurance}" : words.insured] : []),
    ...(state.isEscorted ? ["{escort}"] : []),
    ...(state.needsWheelchair ? ["{wheelchair}"] : []),
    words.answer,
    words.thanks,
  ];
}

function preferredTime({ day, part }: VisitState, words: VisitMessageWords): string[] {
  if (day) return [part === "either" ? words.dayEither : part ? words.dayPart : words.day];
  return part && part !== "either" ? [words.part] : [];
}

function change(state: VisitState, words: VisitMessageWords): string[] {
  const withPart = state.part && state.part !== "either";
  const wantedTime = state.day ? (withPart ? words.newDayPart : words.newDay) : words.otherTime;
  return [isDated(state) ? words.changeAt : words.change, wantedTime, words.thanks];
}

function cancel(state: VisitState, words: VisitMessageWords): string[] {
  return [isDated(state) ? words.cancelAt : words.cancel, words.thanks];
}

function late(state: VisitState, words: VisitMessageWords): string[] {
  const delay = state.late && state.late !== "more" ? words.lateBy : words.lateMore;
  return [isDated(state) ? words.lateAt : words.late, delay, words.lateEnd];
}

function isDated({ date, time }: VisitState): boolean {
  return date !== undefined && time !== undefined;
}

/** Splits a template at its placeholders. */
function partsOf(
  template: string,
  values: Readonly<Record<string, string | undefined>>,
): MessagePart[] {
  return template
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => {
      const value = /^\{\w+\}$/.test(piece) ? values[piece.slice(1, -1)] : undefined;
      return { text: value ?? piece, isChoice: value !== undefined };
    });
}
