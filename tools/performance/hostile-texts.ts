import { parseLightMarkup } from "../../app/features/articles/page/light-markup.ts";
import { bidiRuns } from "../../app/i18n/bidi-runs.ts";

/** Texts on which a careless parser takes quadratic time. */
const hostile: { name: string; read: (times: number) => unknown }[] = [
  { name: "Latin letters in Arabic", read: (times) => bidiRuns("a ".repeat(times), "ar") },
  { name: "Arabic letters in English", read: (times) => bidiRuns("ع ".repeat(times), "en") },
  { name: "one Arabic word", read: (times) => bidiRuns("ع".repeat(times), "ar") },
  { name: "hyphens in English", read: (times) => bidiRuns("A-".repeat(times), "en") },
  { name: "full stops in Arabic", read: (times) => bidiRuns(`a${".".repeat(times)}ع`, "ar") },
  ...["*", "** ", "**a", "[(", "**[# - ", "- *\n", "**a\u2028"].map((mark) => ({
    name: `article of ${JSON.stringify(mark)}`,
    read: (times: number) => parseLightMarkup(mark.repeat(times / mark.length)),
  })),
];

/** The ratio of a parser's time for a text of eight times the length; the fastest of nine runs counts. */
export function measureHostileTexts(): { name: string; ratio: number }[] {
  return hostile.map(({ name, read }) => {
    const fastest = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
    for (let run = 0; run < 9; run += 1) {
      for (const [length, times] of [
        ["short", 7_500],
        ["long", 60_000],
      ] as const) {
        const start = performance.now();
        read(times);
        fastest[length] = Math.min(fastest[length], performance.now() - start);
      }
    }
    return { name, ratio: fastest.long / fastest.short };
  });
}
