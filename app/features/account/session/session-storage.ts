import {
  readStoredValue,
  removeStoredValue,
  storeValue,
} from "~/client/enhancements/loading/web-storage.ts";

/** The storage interface of the auth client. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Stores the session as chosen (REQ-ACCOUNT-23): with "remember me" in localStorage, otherwise in sessionStorage,
 * which ends with the tab. When storage is blocked or full, the session ends with the page.
 */
export class SessionStorage implements KeyValueStorage {
  readonly #page = new Map<string, string>();
  #remembered: boolean | null = null;

  /** Sets the storage of the next session. A stored session moves when it is written again. */
  remember(remembered: boolean): void {
    this.#remembered = remembered;
  }

  getItem(key: string): string | null {
    return (
      this.#page.get(key) ??
      readStoredValue("sessionStorage", key) ??
      readStoredValue("localStorage", key)
    );
  }

  setItem(key: string, value: string): void {
    const remembered = this.#remembered ?? readStoredValue("sessionStorage", key) === null;
    this.removeItem(key);
    if (!storeValue(remembered ? "localStorage" : "sessionStorage", key, value)) {
      this.#page.set(key, value);
    }
  }

  removeItem(key: string): void {
    this.#page.delete(key);
    removeStoredValue("sessionStorage", key);
    removeStoredValue("localStorage", key);
  }
}
