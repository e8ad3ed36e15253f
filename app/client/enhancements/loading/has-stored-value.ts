/** True when the browser's storage of this name has the entry; false where access to it is blocked. */
export function hasStoredValue(store: "localStorage" | "sessionStorage", entry = ""): boolean {
  try {
    return window[store].getItem(entry) !== null;
  } catch {
    return false;
  }
}
