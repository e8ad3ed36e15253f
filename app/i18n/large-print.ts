/** `?print=large` shows a page in large print, on screen and in print. */
export const printParameter = "print";

/** The only value of the parameter. */
export const largePrint = "large";

/** True when an address has `?print=large`; any other value is ignored. */
export function isLargePrint(search: string): boolean {
  return new URLSearchParams(search).get(printParameter) === largePrint;
}
