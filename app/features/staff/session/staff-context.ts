import type { User } from "@supabase/auth-js";
import { createContext, useContext } from "react";
import type { StaffFrameWords } from "~/content/staff-area.types.ts";
import type { StaffApi } from "./staff-api.ts";

/** The roles of staff accounts. */
export type StaffRole = "editor" | "approver";

/** The signed-in person with a role and a second factor, and the calls of the area. */
export interface Staff {
  user: User;
  role: StaffRole;
  api: StaffApi;
  words: StaffFrameWords;
  /** The time of the server, in milliseconds since 1970: the clock of a device may be wrong (REQ-STAFF-31). */
  now: () => number;
}

const StaffContext = createContext<Staff | null>(null);

export const StaffProvider = StaffContext.Provider;

/** Returns the signed-in person; for components below `StaffGate`. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error("a staff page outside of StaffGate");
  return staff;
}
