/** A stretch of text with the isolation it needs inside a text of the other direction. */
export interface TextRun {
  text: string;
  /** `latin`: words in Latin letters; `figure`: signed or ASCII numbers; `arabic`: Arabic words; null: part of the text. */
  kind: "latin" | "figure" | "arabic" | null;
}

// In an Arabic text everything ASCII is a name, a code or something to copy, because what is read has Arabic digits.
// A sign belongs to the digits after it, never to letters: the hyphen of «الـ-LASIK» is the Arabic text's. Inner spaces join words of one name ("Z-LASIK Z8") but never end a run.
const inArabic =
  /(?:[+%−-](?=[0-9]))?[A-Za-z0-9](?:[A-Za-z0-9.,:+%/@&_'’−–-]|\s(?=[A-Za-z0-9+−]))*|[+−][٠-٩][٠-٩٬٫]*/g;
const inEnglish = /[\u0600-\u06FF](?:[\u0600-\u06FF\s]*[\u0600-\u06FF])?/g;

/**
 * Splits a text of the page into runs, so that names, codes and signed numbers can be isolated and never reorder
 * (craft R9-R12). Joined together, the runs are the text.
 */
export function textRuns(text: string, language: "en" | "ar"): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(language === "ar" ? inArabic : inEnglish)) {
    // Closing punctuation belongs to the sentence around the run, not to the name.
    const run = match[0].replace(/[.,:'’–-]+$/, "");
    if (match.index > end) runs.push({ text: text.slice(end, match.index), kind: null });
    const foreign = language === "ar" ? (/[A-Za-z]/.test(run) ? "latin" : "figure") : "arabic";
    runs.push({ text: run, kind: foreign });
    end = match.index + run.length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), kind: null });
  return runs;
}
