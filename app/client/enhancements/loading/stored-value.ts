/** Reads an entry of the browser's storage of this name; null where access to it is blocked. */
export function readStoredValue(store: "localStorage" | "sessionStorage", entry = "") {
  try {
    return window[store].getItem(entry);
  } catch {
    return null;
  }
}
