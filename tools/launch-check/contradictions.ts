import { toAsciiDigits } from "../../app/i18n/numerals.ts";
import type { PlacedText } from "./content-texts.ts";

/** The value that one place gives for a subject; other places may give another one. */
export interface Claim {
  subject: string;
  place: string;
  /** The compared value: `150000`, `5`, `2007, 2010`. */
  value: string;
}

const numbers: Readonly<Record<string, number>> = {
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ثلاثة: 3,
  أربعة: 4,
  خمسة: 5,
  ستة: 6,
  سبعة: 7,
  ثمانية: 8,
  تسعة: 9,
  عشرة: 10,
};

const figure = String.raw`(?<count>[\d٠-٩][\d٠-٩,٬.]*|${Object.keys(numbers).join("|")})\s?(?<thousand>[Kk]\b|ألف)?\+?`;

/** The words for counted things in both languages. */
const counted = Object.entries({
  patients: "patients|مريض",
  branches: "(?:locations|branches)(?! (?:close|open))|فروع|فرع[اً]+",
  staff: "staff|موظف",
  surgeons: "surgeons|جرّ?اح",
  "operations done": "(?:successful )?(?:procedures|operations)|عملي(?:ة|ات) ناجحة",
}).map(([subject, words]) => ({
  subject,
  pattern: new RegExp(String.raw`(?<![\p{L}\d٠-٩−-])${figure}\s(?:${words})`, "giu"),
}));

/** A sentence about the time without contact lenses, with its weeks. */
const withoutLenses = /\bstop wearing them\b[^.]*?\bweeks?\b[^.]*/gi;

/** The claims in texts. */
export function claimsIn(texts: readonly PlacedText[]): Claim[] {
  return texts.flatMap(({ place, text }) => [
    ...counted.flatMap(({ subject, pattern }) =>
      [...text.matchAll(pattern)].map(({ groups }) => ({
        subject,
        place,
        value: String(countOf(groups?.count ?? "") * (groups?.thousand ? 1000 : 1)),
      })),
    ),
    ...weeksIn(text).map((value) => ({
      subject: "weeks without contact lenses before a measurement",
      place,
      value,
    })),
  ]);
}

/** One line for each subject with different values, with their places. */
export function listContradictions(claims: readonly Claim[]): string[] {
  const subjects = Map.groupBy(claims, ({ subject }) => subject);
  return [...subjects].flatMap(([subject, statements]) => {
    const values = Map.groupBy(statements, ({ value }) => value);
    if (values.size < 2) return [];
    const lines = [...values].map(([value, same]) => {
      const places = new Set(same.map(({ place }) => place));
      return `${value} (${[...places].join(", ")})`;
    });
    return [`${subject}: ${lines.join(" against ")}`];
  });
}

/** The required weeks without contact lenses in a text, as one value. */
function weeksIn(text: string): string[] {
  const sentences = text.match(withoutLenses) ?? [];
  const weeks = sentences.flatMap((sentence) => sentence.match(/\d+(?:-\d+)?(?= weeks?)/g) ?? []);
  return weeks.length > 0 ? [weeks.join(" or ")] : [];
}

/** A number in digits of either script, or as a word. */
function countOf(text: string): number {
  const word = numbers[text.toLowerCase()];
  if (word !== undefined) return word;
  return Number(toAsciiDigits(text).replace(/[,٬.]/g, ""));
}
