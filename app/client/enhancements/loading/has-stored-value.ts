/** True when the browser's store of this name has such an entry; never where it lets nobody look. */
export function hasStoredValue(store: "localStorage" | "sessionStorage", entry = ""): boolean {
  try {
    return window[store].getItem(entry) !== null;
  } catch {
    return false;
  }
}
