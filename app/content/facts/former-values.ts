import type { DoctorId } from "./doctors.ts";
import type { PageId } from "./pages.ts";

/** Doctors in addresses that were given out while the ids were names of the stand-ins. */
const formerDoctors: Readonly<Record<string, DoctorId>> = {
  "mikael-korhonen": "doctor-1",
  "aisha-al-harthy": "doctor-2",
  "elina-laine": "doctor-3",
  "salim-al-balushi": "doctor-4",
  "khalid-al-rawahi": "doctor-5",
  "noor-al-saadi": "doctor-6",
};

/** What parameters of old addresses said, and what says the same today. Only the server reads it, to lead them on. */
const formerValues: Partial<
  Readonly<Record<PageId, Readonly<Record<string, Readonly<Record<string, string>>>>>>
> = {
  doctors: { doctor: formerDoctors },
};

/** The parameters of an address with what says the same today; null where the address is none of the old ones. */
export function findRenewed(page: PageId, search: URLSearchParams): URLSearchParams | null {
  const renewed = new URLSearchParams(search);
  let isOld = false;
  for (const [name, values] of Object.entries(formerValues[page] ?? {})) {
    const former = search.get(name);
    if (former === null || !Object.hasOwn(values, former)) continue;
    renewed.set(name, values[former] ?? former);
    isOld = true;
  }
  return isOld ? renewed : null;
}
