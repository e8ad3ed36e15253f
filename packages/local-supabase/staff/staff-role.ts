import type { StaffRole } from "../accounts/account.ts";
import type { ActiveSession } from "../accounts/session.ts";
import { forbiddenError } from "./staff-error.ts";

/** The role of a caller who has given a second factor in this session; null for everyone else. */
export function findStaffRole({ account, aal }: ActiveSession): StaffRole | null {
  return aal === "aal2" ? account.staffRole : null;
}

/** @throws StaffError unless the caller has the role, or the higher one, and has given a second factor */
export function requireStaff(caller: ActiveSession, needed: StaffRole): void {
  const held = caller.account.staffRole;
  if (held === null || (needed === "approver" && held !== needed))
    throw forbiddenError("role", `This needs the role of an ${needed}`);
  if (findStaffRole(caller) === null) throw forbiddenError("aal2", "This needs a second factor");
}
