/** `?print=large` shows a page in large print, on screen and in print; `?print=sheet` the visit sheet of a treatment. */
export const printParameter = "print";

/** Value of the parameter for large print. */
export const largePrint = "large";

/** Value of the parameter for the visit sheet. */
export const visitSheet = "sheet";

/** True when an address has `?print=large`. */
export function isLargePrint(search: string): boolean {
  return findPrintView(search) === largePrint;
}

/** True when an address has `?print=sheet`. */
export function isVisitSheet(search: string): boolean {
  return findPrintView(search) === visitSheet;
}

/** Returns the print view that an address names; null without one, and any other value is ignored. */
export function findPrintView(search: string): typeof largePrint | typeof visitSheet | null {
  const view = new URLSearchParams(search).get(printParameter);
  return view === largePrint || view === visitSheet ? view : null;
}
