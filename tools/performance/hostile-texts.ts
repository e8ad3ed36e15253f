import { parseLightMarkup } from "../../app/features/articles/page/light-markup.ts";
import { bidiRuns } from "../../app/i18n/bidi-runs.ts";

/** Texts that make a careless reader look at every character again for each character. */
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

/** How many times longer a hostile text takes that is eight times as long; the quickest of some turns on each side. */
export function measureHostileTexts(): { name: string; ratio: number }[] {
  return hostile.map(({ name, read }) => {
    const quickest = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
    for (let turn = 0; turn < 9; turn += 1) {
      for (const [length, times] of [
        ["short", 7_500],
        ["long", 60_000],
      ] as const) {
        const start = performance.now();
        read(times);
        quickest[length] = Math.min(quickest[length], performance.now() - start);
      }
    }
    return { name, ratio: quickest.long / quickest.short };
  });
}
