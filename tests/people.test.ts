import { expect, test } from "vitest";
import { content as arabic } from "../app/content/ar/content.ts";
import { content as english } from "../app/content/en/content.ts";
import { doctorIds, doctors } from "../app/content/facts/doctors.ts";
import { staff, staffIds } from "../app/content/facts/staff.ts";
import { localizeDigits } from "../app/i18n/numerals.ts";

const both = [
  ["en", english],
  ["ar", arabic],
] as const;

test("the doctors work where the specification says: two at Qurum, Nizwa, Salalah, Sohar, Qurum (F72)", () => {
  expect(doctorIds.flatMap((id) => doctors[id].branches)).toEqual([
    "qurum",
    "qurum",
    "nizwa",
    "salalah",
    "sohar",
    "qurum",
  ]);
});

test.each(doctorIds)("%s has everything a doctor's entity has, in both languages (F73)", (id) => {
  expect(doctors[id].image).toBeNull();
  const [en, ar] = [english.doctorProfiles[id], arabic.doctorProfiles[id]];
  for (const one of [en, ar]) {
    for (const text of [one.name, one.initials, one.role, one.experience])
      expect(text).toMatch(/\S/);
  }
  expect(ar.name).not.toBe(en.name);
  expect(en.specialties.length).toBeGreaterThan(2);
  expect(ar.specialties).toHaveLength(en.specialties.length);
  expect(en.education.length).toBeGreaterThan(0);
  expect(ar.education).toHaveLength(en.education.length);
  expect(en.languages.length).toBeGreaterThan(0);
  expect(ar.languages).toHaveLength(en.languages.length);
});

test.each(doctorIds)("what is said of %s's experience names the years of the facts (A§3)", (id) => {
  for (const [locale, content] of both) {
    const years = localizeDigits(String(doctors[id].years), locale);
    expect(content.doctorProfiles[id].experience).toContain(years);
  }
});

test("a doctor's card and profile say the same of name, role and specialties", () => {
  for (const [, content] of both) {
    for (const id of doctorIds)
      expect(content.doctorProfiles[id]).toMatchObject(content.doctors[id]);
  }
});

test("the care team has one person per branch; the one in Nizwa manages it (F75)", () => {
  expect(staffIds.flatMap((id) => staff[id].branches)).toEqual([
    "qurum",
    "sohar",
    "salalah",
    "nizwa",
  ]);
  const managers = staffIds.filter((id) => /branch manager/i.test(english.staff[id].role));
  expect(managers.flatMap((id) => staff[id].branches)).toEqual(["nizwa"]);
  for (const id of staffIds) {
    expect(arabic.staff[id].name).not.toBe(english.staff[id].name);
    expect(arabic.staff[id].role).toMatch(/بصريات/);
  }
});

test("all people are marked as stand-ins until the clinic names its own (D26)", () => {
  const people = [...Object.values(doctors), ...Object.values(staff)];
  expect(people).toHaveLength(10);
  expect(people.filter(({ person }) => !person.sample)).toEqual([]);
});
