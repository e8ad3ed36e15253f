import { expect, test } from "vitest";
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

test("unknown values are ignored, main and Sur too", () => {
  for (const search of ["branch=main", "branch=sur", "branch=", "branch=x&doctor=__proto__"]) {
    expect(doctorsChoice(new URLSearchParams(search))).toEqual({ branch: null, doctor: null });
  }
});
