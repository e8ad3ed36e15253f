import { useState } from "react";
import { cleanName, type Drop, type Regimen, regimenLimits } from "../timetable/regimen.ts";

const empty: Regimen = { drops: [], wakeMinute: 6 * 60 + 30, sleepMinute: 22 * 60 + 30 };

export type RegimenChanges = ReturnType<typeof useRegimen>["changes"];

/** The bottles that the visitor has copied. They are in the memory of the page alone: nothing is sent (REQ-DROPS-10). */
export function useRegimen() {
  const [regimen, setRegimen] = useState(empty);
  const [openId, setOpenId] = useState<string | null>(null);
  const changes = {
    replace: setRegimen,
    open: setOpenId,
    add: (today: string) => {
      if (regimen.drops.length >= regimenLimits.drops) return;
      const id = newId(regimen);
      const before = regimen.drops.at(-1);
      const drop: Drop = {
        id,
        name: "",
        cap: "white",
        // Most prescriptions are for one operation: the same eye, from the same day.
        eye: before?.eye ?? "both",
        start: before?.start ?? today,
        steps: [{ timesADay: 1, days: null }],
      };
      setRegimen({ ...regimen, drops: [...regimen.drops, drop] });
      setOpenId(id);
    },
    change: (id: string, values: Partial<Drop>) =>
      setRegimen({
        ...regimen,
        drops: regimen.drops.map((drop) => (drop.id === id ? { ...drop, ...values } : drop)),
      }),
    remove: (id: string) => {
      setRegimen({ ...regimen, drops: regimen.drops.filter((drop) => drop.id !== id) });
      setOpenId(null);
    },
    awake: (values: Partial<Pick<Regimen, "wakeMinute" | "sleepMinute" | "nightSleep">>) =>
      setRegimen({ ...regimen, ...values }),
  };
  return { regimen, isUntouched: regimen === empty, openId, changes };
}

/** Returns the name as it is typed, shortened to the limit; marks of direction are removed. */
export function typedDropName(text: string): string {
  const isOpenEnd = /\s$/.test(text);
  const name = cleanName(text).slice(0, regimenLimits.nameLength);
  return isOpenEnd && name !== "" ? `${name} ` : name;
}

function newId({ drops }: Regimen): string {
  const numbers = drops.map(({ id }) => Number(id.replace(/\D/g, "")));
  return `drop-${Math.max(0, ...numbers) + 1}`;
}
