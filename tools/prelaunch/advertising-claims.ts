import type { PlacedText } from "./content-texts.ts";

/** What a clinic boasts with. Elsewhere "best" tells which lens fits, and "first" which check comes next. */
const things =
  "(?:cent(?:er|re)|clinic|hospital|doctor|surgeon|team|equipment|device|technolog|laser|care|treatment|service|result)";
const thingsInArabic =
  "(?:مركز|مراكز|عياد|مستشف|طبيب|أطباء|جر[اّ]ح|فريق|أجهز|معد|تقني|ليزر|رعاي|علاج|خدم|نتائج)";

/**
 * The words that the Ministry of Health of Oman names in the conditions of its permit for health advertising: the best,
 * the newest, the first, the only; and "largest", which says the same of size (REQ-CLAIM-3).
 */
const singledOut = [
  new RegExp(
    String.raw`\b(?:best|newest|latest|largest|biggest|leading|foremost|first|the only)\s(?:[\w-]+\s){0,3}${things}`,
    "i",
  ),
  /\b(?:best|largest|biggest|leading|first|the only)\s(?:[\w-]+\s){0,4}in\s(?:Oman|Muscat|the\s(?:Gulf|Sultanate|region|country))\b/i,
  new RegExp(`(?:أفضل|أحدث|أكبر|أرقى|أول)\\s(?:\\S+\\s)?(?:ال)?${thingsInArabic}`),
  new RegExp(`${thingsInArabic}\\S*\\s(?:\\S+\\s){0,2}(?:الوحيد|الرائد|الأولى?\\sفي\\s)`),
];

/** The texts that need the approval of an advertisement, each with its place, as `place: text`. */
export function listAdvertisingClaims(texts: readonly PlacedText[]): string[] {
  return texts.flatMap(({ place, text }) =>
    text
      .split(/(?<=[.!?؟])\s|\n/)
      .filter((sentence) => singledOut.some((pattern) => pattern.test(sentence)))
      .map((sentence) => `${place}: ${sentence}`),
  );
}
