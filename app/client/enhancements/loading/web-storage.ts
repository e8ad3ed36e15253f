/** Access to storage throws where the browser blocks it, and writing throws where it is full. */
type StorageName = "localStorage" | "sessionStorage";

/** Reads a value from the browser's storage; null when it is missing or storage is blocked. */
export function readStoredValue(store: StorageName, key = ""): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value; false when storage is blocked or full. */
export function storeValue(store: StorageName, key: string, value: string): boolean {
  try {
    window[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value; false when storage is blocked. */
export function removeStoredValue(store: StorageName, key: string): boolean {
  try {
    window[store].removeItem(key);
    return true;
  } catch {
    return false;
  }
}
