// Content of the specification. When the clinic changes it on purpose, change it here too.
import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { careTeam, careTeamIds } from "../../app/content/data/care-team.ts";
import { doctorIds, doctors, homeDoctorIds } from "../../app/content/data/doctors.ts";
import { content as english } from "../../app/content/en/content.ts";
import { conformanceMessage } from "./conformance-message.ts";

test("six doctors have the specification's years and places, in its order", () => {
  expect(
    doctorIds.map((id) => [doctors[id].years, ...doctors[id].branches]),
    conformanceMessage,
  ).toEqual([
    [17, "qurum"],
    [18, "qurum"],
    [15, "nizwa"],
    [12, "salalah"],
    [10, "sohar"],
    [14, "qurum"],
  ]);
  for (const id of doctorIds)
    expect(english.doctorProfiles[id].specialties.length, conformanceMessage).toBeGreaterThan(2);
});

test("the home page presents a medical director and two ophthalmologists", () => {
  const roles = homeDoctorIds.map((id) => english.doctors[id].role);
  expect(roles, conformanceMessage).toEqual([
    "Medical director",
    "Ophthalmologist",
    "Ophthalmologist",
  ]);
});

test("the care team has one optometrist per branch; the one in Nizwa manages it", () => {
  const places = careTeamIds.flatMap((id) => careTeam[id].branches);
  expect(places, conformanceMessage).toEqual(["qurum", "sohar", "salalah", "nizwa"]);
  const managers = careTeamIds.filter((id) => /branch manager/i.test(english.careTeam[id].role));
  expect(
    managers.flatMap((id) => careTeam[id].branches),
    conformanceMessage,
  ).toEqual(["nizwa"]);
  for (const id of careTeamIds) {
    expect(english.careTeam[id].role, conformanceMessage).toMatch(/optometrist/i);
    expect(arabic.careTeam[id].role, conformanceMessage).toMatch(/بصريات/);
  }
});
