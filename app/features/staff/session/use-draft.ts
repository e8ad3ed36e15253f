import { useCallback, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "./draft-store.ts";

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
 * Returns the draft of a form, which is stored under the key of `DraftKey`. `isValid` checks the stored value, because an
 * older release may have stored another shape.
 */
export function useDraft<Value>(
  key: string,
  initial: Value,
  isValid: (stored: unknown) => stored is Value,
): Draft<Value> {
  const [stored] = useState(() => {
    const found = readDraft(key);
    return isValid(found) ? found : null;
  });
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
