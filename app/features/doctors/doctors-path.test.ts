import { expect, test } from "vitest";
import { doctorsBranchIds } from "~/content/data/branch-facts.ts";
import { branchIds } from "~/content/data/branches.ts";
import { doctorIds } from "~/content/data/doctors.ts";
import { doctorsChoice, doctorsPath } from "./doctors-path.ts";

test.each([
  ["", { branch: null, doctor: null }],
  ["?branch=sohar", { branch: "sohar", doctor: null }],
  [`?branch=qurum&doctor=${doctorIds[0]}`, { branch: "qurum", doctor: doctorIds[0] }],
] as const)("/doctors%s selects %j and is its address", (search, choice) => {
  expect(doctorsChoice(new URLSearchParams(search))).toEqual(choice);
  expect(doctorsPath(choice)).toBe(`/doctors${search}`);
});

test("a branch that is not on /doctors is ignored, and other unknown values too", () => {
  const ids = new Set<string>(doctorsBranchIds);
  const others = branchIds.filter((id) => !ids.has(id)).map((id) => `branch=${id}`);
  for (const search of [...others, "branch=", "branch=x&doctor=__proto__"]) {
    expect(doctorsChoice(new URLSearchParams(search))).toEqual({ branch: null, doctor: null });
  }
});
