/** Placeholder for omitted numbers. */
export const gap = "gap";

/**
 * Returns the numbers of a pager: the first, the last, and the current page with its neighbours. A gap replaces at
 * least two numbers, because it is as wide as one.
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
