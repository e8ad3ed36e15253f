import { expect, test } from "vitest";
import { doctorIds, doctors, homeDoctorIds } from "./doctors.ts";

test.each(doctorIds)("%s has years of experience and works somewhere", (id) => {
  expect(doctors[id].years).toBeGreaterThan(0);
  expect(doctors[id].branches.length).toBeGreaterThan(0);
});

test("the home page presents three of them (A§3)", () => {
  expect(homeDoctorIds).toHaveLength(3);
  expect(doctorIds).toEqual(expect.arrayContaining([...homeDoctorIds]));
});
