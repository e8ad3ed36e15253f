import { expect, test } from "vitest";
import { doctorIds, doctors, homeDoctorIds } from "./doctors.ts";

test.each(doctorIds)("%s has years of experience, works somewhere and treats something", (id) => {
  const { years, branches, specialties } = doctors[id];
  expect(years, "fill in `years` in app/content/data/doctors.ts").toBeGreaterThan(0);
  expect(branches, "fill in `branches` in app/content/data/doctors.ts").not.toEqual([]);
  expect(specialties, "fill in `specialties` in app/content/data/doctors.ts").not.toEqual([]);
});

test("the home page presents three of them", () => {
  expect(homeDoctorIds).toHaveLength(3);
  expect(doctorIds).toEqual(expect.arrayContaining([...homeDoctorIds]));
});
