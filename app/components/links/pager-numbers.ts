/** Where numbers are left out. */
export const gap = "gap";

/**
 * The pages that a pager names: the first, the last, and the page in hand with its neighbours. A gap stands for two
 * numbers or more; a single one would take no less room than its number.
 * @example pagerNumbers(5, 9) // [1, "gap", 4, 5, 6, "gap", 9]
 */
export function pagerNumbers(current: number, last: number): (number | typeof gap)[] {
  const named = [1, current - 1, current, current + 1, last].filter(
    (number, index, all) => number >= 1 && number <= last && all.indexOf(number) === index,
  );
  return named
    .sort((a, b) => a - b)
    .flatMap((number, index) => {
      const missing = number - (named[index - 1] ?? 0) - 1;
      if (missing === 0) return [number];
      return [missing === 1 ? number - 1 : gap, number];
    });
}
