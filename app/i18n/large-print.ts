/** With `?print=large` a page is set in large letters, for paper and for the screen. */
export const printParameter = "print";

/** The one value the parameter knows. */
export const largePrint = "large";

/** Whether an address asks for large print; any other value counts as not asked. */
export function asksForLargePrint(search: string): boolean {
  return new URLSearchParams(search).get(printParameter) === largePrint;
}
