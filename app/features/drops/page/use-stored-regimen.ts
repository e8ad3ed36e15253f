import { useEffect, useRef, useState } from "react";
import type { Regimen } from "../timetable/regimen.ts";
import { parseRegimen, serializeRegimen } from "../timetable/regimen-storage.ts";

/** The key in both storages; the island is hydrated at once when it is there. */
const key = "my-drops";

type Store = "sessionStorage" | "localStorage";

/** Whether the regimen is on the device, and the two actions of the visitor. */
export interface RegimenStorage {
  isStored: boolean;
  /** Stores the regimen until it is deleted. False when the browser refuses to. */
  store: () => boolean;
  /** Deletes the regimen from the device and the tab. The page shows it until it is left. */
  remove: () => void;
}

/**
 * Restores the regimen, and writes each change: into the tab, so that a reload and the page in the other language have
 * it, and onto the device only after the visitor has asked for it (REQ-DROPS-14). `regimen` is null while nothing is
 * typed.
 */
export function useStoredRegimen(
  regimen: Regimen | null,
  restore: (regimen: Regimen) => void,
): RegimenStorage {
  const [isStored, setStored] = useState(false);
  const deleted = useRef<Regimen>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the storage is read once, after hydration.
  useEffect(() => {
    const stored = parseRegimen(read("localStorage"));
    const found = stored ?? parseRegimen(read("sessionStorage"));
    if (found) restore(found);
    setStored(stored !== null);
  }, []);
  useEffect(() => {
    if (!regimen || regimen === deleted.current) return;
    write("sessionStorage", regimen);
    if (isStored) write("localStorage", regimen);
  }, [regimen, isStored]);
  return {
    isStored,
    store: () => {
      deleted.current = null;
      const isWritten = regimen !== null && write("localStorage", regimen);
      setStored(isWritten);
      return isWritten;
    },
    remove: () => {
      deleted.current = regimen;
      setStored(false);
      try {
        localStorage.removeItem(key);
        sessionStorage.removeItem(key);
      } catch {
        // Blocked storage contains nothing.
      }
    },
  };
}

function read(store: Store): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    return null;
  }
}

function write(store: Store, regimen: Regimen): boolean {
  try {
    window[store].setItem(key, serializeRegimen(regimen));
    return true;
  } catch {
    return false;
  }
}
