import { expect, test } from "vitest";
import { doctorIds, doctors, homeDoctorIds } from "./doctors.ts";

test("six doctors have the specification's years of experience, in its order (A§3)", () => {
  expect(doctorIds.map((id) => doctors[id].years)).toEqual([17, 18, 15, 12, 10, 14]);
});

test("the home page presents three of them (A§3)", () => {
  expect(homeDoctorIds).toHaveLength(3);
  expect(doctorIds).toEqual(expect.arrayContaining([...homeDoctorIds]));
});
