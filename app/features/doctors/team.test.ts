import { expect, test } from "vitest";
import { doctorsBranchIds } from "~/content/data/branch-facts.ts";
import { careTeam, careTeamIds } from "~/content/data/care-team.ts";
import { doctorIds, doctors } from "~/content/data/doctors.ts";
import { getTeam, hasIllustration } from "./team.ts";

test("without a filter everybody is shown, in the order of the facts", () => {
  expect(getTeam(null)).toEqual({ doctors: [...doctorIds], careTeam: [...careTeamIds] });
});

test.each(doctorsBranchIds)("the filter %s shows the people of that branch only", (branch) => {
  const team = getTeam(branch);
  for (const id of doctorIds)
    expect([id, team.doctors.includes(id)]).toEqual([id, doctors[id].branches.includes(branch)]);
  for (const id of careTeamIds)
    expect([id, team.careTeam.includes(id)]).toEqual([id, careTeam[id].branches.includes(branch)]);
});

test("irises are explained when a person has no photograph", () => {
  const drawn = doctorIds.filter((id) => doctors[id].image === null);
  expect(hasIllustration({ doctors: drawn.slice(0, 1), careTeam: [] })).toBe(drawn.length > 0);
  expect(
    hasIllustration({
      doctors: doctorIds.filter((id) => doctors[id].image !== null),
      careTeam: [],
    }),
  ).toBe(false);
});
