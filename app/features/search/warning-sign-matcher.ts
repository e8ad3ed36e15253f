import { type SignId, triageSigns, type Urgency } from "~/content/data/triage.ts";
import {
  alternatives,
  type ComplaintId,
  type Condition,
  complaints,
  firstAidSigns,
  firstSign,
  negated,
  negationOfVerbs,
  negations,
  passedOver,
  signConditions,
  urgentComplaints,
} from "~/content/data/warning-sign-words.ts";
import { normalizedWords } from "~/i18n/normalize-text.ts";
import { stemWord } from "./stemmer.ts";
import { WordMatcher } from "./word-matcher.ts";

/**
 * A line of the triage with its recognised signs; empty when the query only asks for urgent help. The first line also
 * has signs of later lines that need first aid.
 */
export interface MatchedTriageLine {
  urgency: Urgency;
  signs: SignId[];
}

/** Words that mean a complaint, as stems. */
interface ComplaintPhrase {
  complaint: ComplaintId;
  stems: readonly string[];
}

const phrases: readonly ComplaintPhrase[] = Object.entries<readonly string[]>(complaints).flatMap(
  ([complaint, words]) =>
    words.map((one) => ({ complaint: complaint as ComplaintId, stems: stemsOf(one) })),
);
const matcher = new WordMatcher(phrases.flatMap(({ stems }) => stems));
const negating = new Set(negations.flatMap(stemsOf));
const isPassedOver = new Set(passedOver.flatMap(stemsOf));
const isAlternative = new Set(alternatives.flatMap(stemsOf));
/** Where these follow "or", they are no negation: "is it normal or not". */
const endingQuestion = new Set(["not", "لا"]);
/** The first letters of an Arabic verb in the third person. */
const verb = /^[تي]/;
/** A negation in a complaint ("no vision") has its word among the next ones; elsewhere it belongs to another word. */
const maxWordsAfterNegation = 3;
const isFirstAid: ReadonlySet<SignId> = new Set(firstAidSigns);
const canBeNegated: ReadonlySet<ComplaintId> = new Set(negated);

/** "And" and "with" before a short Arabic word, where `stemWord` leaves them: «والم» is "and pain", «ورم» is a word. */
const joined = /^(?:و(?=..)|ب(?=...))/;

/** Phrases by their last stem, so that a typed word is compared with few of them. */
const phrasesByStem = new Map<string, ComplaintPhrase[]>();
for (const phrase of phrases) {
  const stem = phrase.stems.at(-1) ?? "";
  phrasesByStem.set(stem, [...(phrasesByStem.get(stem) ?? []), phrase]);
}

/** Returns the lines of the triage that apply to a query, the most urgent first. */
export function listTriageLines(typed: string): MatchedTriageLine[] {
  const complaints = findComplaints(normalizedWords(typed).map(({ term }) => term));
  const holds = (condition: Condition) =>
    condition.every((part) =>
      part.startsWith("no ")
        ? !complaints.has(part.slice(3) as ComplaintId)
        : complaints.has(part as ComplaintId),
    );
  const lines = (Object.keys(triageSigns) as Urgency[]).flatMap((urgency): MatchedTriageLine[] => {
    const signs = triageSigns[urgency]
      .map((sign) => ({ sign, met: signConditions[sign].filter(holds) }))
      .filter(({ met }) => met.length > 0)
      // A condition with more parts is more specific: "pain after surgery" comes before "pain".
      .sort((one, other) => maxParts(other.met) - maxParts(one.met))
      .map(({ sign }) => sign)
      .sort((one, other) => Number(other === firstSign) - Number(one === firstSign));
    const isAsked = urgency === "now" && urgentComplaints.some((one) => complaints.has(one));
    return signs.length > 0 || isAsked ? [{ urgency, signs }] : [];
  });
  const [first, ...later] = lines;
  if (!first) return [];
  const firstAid = later.flatMap(({ signs }) => signs.filter((sign) => isFirstAid.has(sign)));
  return [{ ...first, signs: [...first.signs, ...firstAid] }, ...later];
}

function maxParts(conditions: readonly Condition[]): number {
  return Math.max(...conditions.map(({ length }) => length));
}

function findComplaints(words: readonly string[]): Set<ComplaintId> {
  const stems = words.map(stemOf);
  const denied = findDenied(stems);
  const all = new Set(stems);
  const stated = new Set(stems.filter((_, at) => !denied.has(at)));
  const complaints = new Set<ComplaintId>();
  for (const stem of all) {
    for (const { complaint, stems: parts } of phrasesByStem.get(stem) ?? []) {
      const among = canBeNegated.has(complaint) ? stated : all;
      if (parts.every((one) => among.has(one)) && !isApart(parts, stems)) {
        complaints.add(complaint);
      }
    }
  }
  return complaints;
}

/** The known stem of a typed word, also after a joined "and" or "with", or its own stem. */
function stemOf(word: string): string {
  const separate = word.replace(joined, "");
  const known = matcher.find(word) ?? (separate === word ? undefined : matcher.find(separate));
  return known ?? stemWord(word);
}

/** The places of words that a negation denies: the next one, and those joined to it by "or". */
function findDenied(stems: readonly string[]): Set<number> {
  const denied = new Set<number>();
  let state: "stated" | "negated" | "denied" = "stated";
  for (const [at, stem] of stems.entries()) {
    if (isNegation(stems, at)) state = "negated";
    else if (state === "negated" && !isPassedOver.has(stem)) {
      denied.add(at);
      state = "denied";
    } else if (state === "denied") state = isAlternative.has(stem) ? "negated" : "stated";
  }
  return denied;
}

function isNegation(stems: readonly string[], at: number): boolean {
  const [before = "", stem = "", next = ""] = [stems[at - 1], stems[at], stems[at + 1]];
  if (stem === negationOfVerbs) return isPassedOver.has(next) || verb.test(next);
  return negating.has(stem) && !(endingQuestion.has(stem) && isAlternative.has(before));
}

/** Whether the parts begin with a negation, and the query has the next part nowhere near it. */
function isApart([first = "", next = ""]: readonly string[], stems: readonly string[]): boolean {
  if (!negating.has(first)) return false;
  return !stems.some(
    (stem, at) =>
      stem === first && stems.slice(at + 1, at + 1 + maxWordsAfterNegation).includes(next),
  );
}

function stemsOf(words: string): string[] {
  return normalizedWords(words).map(({ term }) => stemWord(term));
}
