import {
  readStoredValue,
  removeStoredValue,
  storeValue,
} from "~/client/enhancements/loading/web-storage.ts";
import { signalAfter } from "~/features/account/session/account-client.ts";

/** The drafts of one form, and which of them to open. */
export interface DraftSource {
  /** Such as "notice" or "article lasik-surgery". */
  form: string;
  /** Also the drafts of forms whose name begins with this one and a space. */
  withOthers?: boolean;
  isWanted: (stored: unknown) => boolean;
}

/** The key under which one tab stores a draft. */
export interface ClaimedKey {
  key: string;
  /** Lets other tabs open the draft. */
  release: () => void;
}

/** In milliseconds. The page before a reload releases its key a moment later. */
const lockTimeout = 500;

/**
 * Returns the key of the newest stored draft that is wanted and that no other tab has open, or a new key of the first
 * source. Two tabs never store under the same key, so neither overwrites what was typed in the other.
 */
export async function claimDraftKey(
  userId: string,
  sources: readonly [DraftSource, ...DraftSource[]],
): Promise<ClaimedKey> {
  for (const { form, withOthers = false, isWanted } of sources)
    for (const key of listKeys(userId, withOthers ? `${form} ` : `${form} #`)) {
      const release = isWanted(readDraft(key)) ? await lock(key) : null;
      if (release) return { key, release };
    }
  const key = newKey(userId, sources[0].form);
  return { key, release: (await lock(key)) ?? (() => {}) };
}

/** Stores a draft that its form shows when it is opened next. */
export function storeDraft(userId: string, form: string, value: unknown): void {
  writeDraft(newKey(userId, form), value);
}

/** Returns the stored value, or null. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(readStoredValue("localStorage", key) ?? "null");
  } catch {
    // The value is damaged.
    return null;
  }
}

/** False when the browser refused to store the value. */
export function writeDraft(key: string, value: unknown): boolean {
  return storeValue("localStorage", key, JSON.stringify(value));
}

export function removeDraft(key: string): void {
  removeStoredValue("localStorage", key);
}

function prefixOf(userId: string): string {
  return `staff-draft ${userId} `;
}

/** The time puts the keys of a form in order. */
function newKey(userId: string, form: string): string {
  return `${prefixOf(userId)}${form} #${Date.now()} ${crypto.randomUUID()}`;
}

/** The keys that begin so; those of one form in the order of their time, the newest first. */
function listKeys(userId: string, beginning: string): string[] {
  try {
    const prefix = prefixOf(userId) + beginning;
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.sort().reverse();
  } catch {
    return [];
  }
}

/** Returns a function that releases the key; null when another tab has it. The browser releases it with the page. */
function lock(key: string): Promise<(() => void) | null> {
  const { locks } = navigator as Partial<Pick<Navigator, "locks">>;
  // Pages without HTTPS have no locks.
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    locks
      .request(key, { signal: signalAfter(lockTimeout) }, () => new Promise<void>(resolve))
      .catch(() => resolve(null));
  });
}
