import { useEffect, useRef, useState } from "react";
import {
  readStoredValue,
  removeStoredValue,
  storeValue,
} from "~/client/enhancements/loading/web-storage.ts";
import type { Regimen } from "../timetable/regimen.ts";
import { parseRegimen, serializeRegimen } from "../timetable/regimen-storage.ts";

/** The key in both storages; the island is hydrated at once when it is there. */
const key = "my-drops";

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
    const stored = parseRegimen(readStoredValue("localStorage", key));
    const found = stored ?? parseRegimen(readStoredValue("sessionStorage", key));
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
      removeStoredValue("localStorage", key);
      removeStoredValue("sessionStorage", key);
    },
  };
}

function write(store: "sessionStorage" | "localStorage", regimen: Regimen): boolean {
  return storeValue(store, key, serializeRegimen(regimen));
}
