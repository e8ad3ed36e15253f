import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { careTeam, careTeamIds } from "../../app/content/data/care-team.ts";
import { doctorIds, doctors } from "../../app/content/data/doctors.ts";
import { content as english } from "../../app/content/en/content.ts";
import { localizeDigits } from "../../app/i18n/numerals.ts";

const both = [
  ["en", english],
  ["ar", arabic],
] as const;

test.each(doctorIds)("%s has everything a doctor's entity has, in both languages", (id) => {
  const [en, ar] = [english.doctorProfiles[id], arabic.doctorProfiles[id]];
  for (const one of [en, ar]) {
    for (const text of [one.name, one.initials, one.role, one.experience])
      expect(text).toMatch(/\S/);
  }
  expect(ar.name).not.toBe(en.name);
  expect(en.specialties.length).toBeGreaterThan(0);
  expect(ar.specialties).toHaveLength(en.specialties.length);
  expect(en.education.length).toBeGreaterThan(0);
  expect(ar.education).toHaveLength(en.education.length);
  expect(en.languages.length).toBeGreaterThan(0);
  expect(ar.languages).toHaveLength(en.languages.length);
});

test.each(doctorIds)("the experience of %s names the years of the facts", (id) => {
  for (const [locale, content] of both) {
    const years = localizeDigits(String(doctors[id].years), locale);
    expect(
      content.doctorProfiles[id].experience,
      `\`experience\` in app/content/${locale}/doctor-profiles.ts names the \`years\` of app/content/data/doctors.ts`,
    ).toContain(years);
  }
});

test("a doctor's card and profile have the same name, role and specialties", () => {
  for (const [, content] of both) {
    for (const id of doctorIds)
      expect(content.doctorProfiles[id]).toMatchObject(content.doctors[id]);
  }
});

test.each(careTeamIds)("%s of the care team has a name and a role in both languages", (id) => {
  const [en, ar] = [english.careTeam[id], arabic.careTeam[id]];
  for (const text of [en.name, en.role, ar.name, ar.role]) expect(text).toMatch(/\S/);
  expect(ar.name).not.toBe(en.name);
  expect(careTeam[id].branches.length).toBeGreaterThan(0);
});
