import { expect, test } from "vitest";
import { teamAt } from "./team-at.ts";

test.each([
  [null, 6, 4],
  ["qurum", 3, 1],
  ["sohar", 1, 1],
  ["salalah", 1, 1],
  ["nizwa", 1, 1],
] as const)(
  "the filter %s shows %i doctors and %i of the care team (F71)",
  (branch, doctors, staff) => {
    const team = teamAt(branch);
    expect([team.doctors.length, team.staff.length]).toEqual([doctors, staff]);
  },
);
