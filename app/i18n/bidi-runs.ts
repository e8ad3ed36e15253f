/** A part of a text, with the isolation it needs inside a text of the other direction. */
export interface TextRun {
  text: string;
  /**
   * `latin`: words in Latin letters; `figure`: signed or ASCII numbers; `arabic`: Arabic words; `joined`: words of
   * the text itself without a line break between them; `clock`: a time or a range of times with the part of the day,
   * on one line where it fits; null: plain text.
   */
  kind: "latin" | "figure" | "arabic" | "joined" | "clock" | null;
}

// In Arabic text everything ASCII is a name, a code or something to copy, because numbers have Arabic digits.
// A sign belongs to the digits after it, never to letters: the hyphen of «الـ-LASIK» is part of the Arabic text. Inner
// spaces join words of one name ("Z-LASIK Z8") but never end a run.
const inArabic =
  /(?<clock>[٠-٩]{1,2}(?::[٠-٩]{2})?(?: (?:صباحًا|ظهرًا|مساءً|ليلًا))?(?: – [٠-٩]{1,2}(?::[٠-٩]{2})?)? (?:صباحًا|ظهرًا|مساءً|ليلًا))|(?<dashed>[\u0600-\u06FF]{1,40} –(?= ))|(?:[+%−-](?=[0-9]))?[A-Za-z0-9](?:[A-Za-z0-9.,:+%/@&_'’−–-]|\s(?=[A-Za-z0-9+−]))*|[+−][٠-٩][٠-٩٬٫]*/g;
// A clock time stays with its part of the day, a number with its sign, and a range or signed number with its unit.
// Browsers may end a line after a hyphen, as in "Z-LASIK" and "45-60", or begin one with a dash: both stay with their words.
const inEnglish =
  /(?<clock>[0-9]{1,2}:[0-9]{2} [AP]M)|(?<before>^|[^\w:.-])(?<hyphened>[A-Z0-9][A-Za-z0-9]{0,3}(?:-[A-Za-z0-9]{1,6}){1,2}(?![\w:-]|\.\d)(?: [A-Z][0-9]| (?:minutes|hours|days|weeks|months|years|sessions)\b)?|[−-][0-9]{1,2}\.[0-9]{2}(?![\w.])(?: diopters\b)?)|(?<space>^|\s)(?<dashed>[^\s\u0600-\u06FF]{1,12} [–-](?= ))|[\u0600-\u06FF](?:[\u0600-\u06FF\s]*[\u0600-\u06FF])?/g;

/** Every match of the above has one of these. Most texts have none, and the search for runs takes longer. */
const someInArabic = /[A-Za-z0-9٠-٩–]/;
const someInEnglish = /[0-9\u0600-\u06FF−–-]/;

/** A word of twelve letters, a space and the dash. */
const maxLengthBeforeDash = 14;

/**
 * Splits a text into runs, so that names, codes and signed numbers can be isolated and keep their order (REQ-TYPE-3,
 * REQ-TYPE-4). The runs joined together are the text.
 */
export function bidiRuns(text: string, language: "en" | "ar"): TextRun[] {
  const isArabic = language === "ar";
  if (text !== "" && !(isArabic ? someInArabic : someInEnglish).test(text)) {
    return [{ text, kind: null }];
  }
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(isArabic ? inArabic : inEnglish)) {
    // The oldest browsers have no lookbehind: the preceding character is matched too, and stays in the text.
    const { before = "", space = "", hyphened, dashed, clock } = match.groups ?? {};
    if (dashed && dashed.length > maxLengthBeforeDash) continue;
    const start = match.index + before.length + space.length;
    const joined = hyphened ?? dashed;
    // Closing punctuation belongs to the sentence around the run, not to the name.
    const run = clock ?? joined ?? match[0].replace(/[.,:'’–-]+$/, "");
    if (start > end) runs.push({ text: text.slice(end, start), kind: null });
    const foreign = isArabic ? (/[A-Za-z]/.test(run) ? "latin" : "figure") : "arabic";
    const own = clock === undefined ? "joined" : "clock";
    runs.push({ text: run, kind: run === clock || run === joined ? own : foreign });
    end = start + run.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), kind: null });
  return runs;
}
