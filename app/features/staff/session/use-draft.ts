import { useCallback, useState } from "react";
import { useStaff } from "./staff-context.ts";

/** A value that survives a lost network, an ended session and a closed tab. */
export interface Draft<Value> {
  value: Value;
  /** True when the value comes from an earlier visit of this form. */
  isRestored: boolean;
  /** Stores the value on this device, for this account. False when the browser refused to. */
  change: (next: Value) => boolean;
  /** Removes the stored value, after the server has accepted it. */
  clear: () => void;
}

/**
 * Returns the draft of a form, such as "notice" or "article lasik-surgery". The stored value is from this account on
 * this device; `isValid` checks it, because an older release may have stored another shape.
 */
export function useDraft<Value>(
  form: string,
  initial: Value,
  isValid: (stored: unknown) => stored is Value,
): Draft<Value> {
  const { user } = useStaff();
  const key = keyOf(user.id, form);
  const [stored] = useState(() => readDraft(user.id, form, isValid));
  const [value, setValue] = useState(stored ?? initial);
  const [isRestored, setRestored] = useState(stored !== null);
  const change = useCallback(
    (next: Value) => {
      setValue(next);
      return writeDraft(key, next);
    },
    [key],
  );
  const clear = useCallback(() => {
    removeDraft(key);
    setRestored(false);
  }, [key]);
  return { value, isRestored, change, clear };
}

/** Stores a draft that a form shows when it is opened next. */
export function storeDraft(userId: string, form: string, value: unknown): void {
  writeDraft(keyOf(userId, form), value);
}

function keyOf(userId: string, form: string): string {
  return `staff-draft ${userId} ${form}`;
}

/** Returns the stored draft of a form, or null. */
export function readDraft<Value>(
  userId: string,
  form: string,
  isValid: (stored: unknown) => stored is Value,
): Value | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, form)) ?? "null");
    return isValid(stored) ? stored : null;
  } catch {
    return null;
  }
}

function writeDraft(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
}
