import type { PlacedText } from "./content-texts.ts";

/**
 * Nouns that make a superlative an advertising claim. In other texts "best" is about a lens, and "first" about a visit.
 */
const nouns =
  "(?:cent(?:er|re)|clinic|hospital|doctor|surgeon|team|equipment|device|technolog|laser|care|treatment|service|result)";
const nounsInArabic =
  "(?:مركز|مراكز|عياد|مستشف|طبيب|أطباء|جر[اّ]ح|فريق|أجهز|معد|تقني|ليزر|رعاي|علاج|خدم|نتائج)";

/**
 * The superlatives of the Ministry of Health of Oman in the conditions of its permit for health advertising: best,
 * newest, first, only; and "largest" (REQ-CLAIM-3).
 */
const superlatives = [
  new RegExp(
    String.raw`\b(?:best|newest|latest|largest|biggest|leading|foremost|first|the only)\s(?:[\w-]+\s){0,3}${nouns}`,
    "i",
  ),
  /\b(?:best|largest|biggest|leading|first|the only)\s(?:[\w-]+\s){0,4}in\s(?:Oman|Muscat|the\s(?:Gulf|Sultanate|region|country))\b/i,
  new RegExp(`(?:أفضل|أحدث|أكبر|أرقى|أول)\\s(?:\\S+\\s)?(?:ال)?${nounsInArabic}`),
  new RegExp(`${nounsInArabic}\\S*\\s(?:\\S+\\s){0,2}(?:الوحيد|الرائد|الأولى?\\sفي\\s)`),
];

/** The texts that need the approval of an advertisement, as `place: text`. */
export function listAdvertisingClaims(texts: readonly PlacedText[]): string[] {
  return texts.flatMap(({ place, text }) =>
    text
      .split(/(?<=[.!?؟])\s|\n/)
      .filter((sentence) => superlatives.some((pattern) => pattern.test(sentence)))
      .map((sentence) => `${place}: ${sentence}`),
  );
}
