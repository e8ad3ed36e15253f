import { expect, test } from "vitest";
import { content as arabic } from "../ar/content.ts";
import { content as english } from "../en/content.ts";
import { bookingBranchIds } from "./branch-facts.ts";
import { type DoctorFacts, type DoctorId, doctorIds, doctors } from "./doctors.ts";
import { serviceIds } from "./services.ts";
import {
  branchOffers,
  doctorsAt,
  findOfferedTreatment,
  findTreatment,
  listBranchesFor,
  listDisagreements,
  listDoctorsFor,
  listFurtherTreatmentsAt,
  listOffersWithoutDoctorAt,
} from "./treatment-facts.ts";

test("every offer of a branch with named doctors has one of them", () => {
  expect(listDisagreements()).toEqual([]);
});

test("at a branch without named doctors all offers say to ask for the doctor", () => {
  const people = Object.fromEntries(
    doctorIds.map((id): [string, DoctorFacts] => [id, { ...doctors[id], branches: [] }]),
  ) as Record<DoctorId, DoctorFacts>;
  for (const id of bookingBranchIds) {
    expect(doctorsAt(id, people)).toEqual([]);
    expect(listOffersWithoutDoctorAt(id, people)).toEqual(branchOffers[id]);
  }
});

test.each(bookingBranchIds)("the offers of %s are its specialties in their order", (id) => {
  const words = english.branches[id].specialties;
  expect(words.map((one) => one.toLowerCase().replaceAll(" ", "-"))).toEqual(branchOffers[id]);
  expect(arabic.branches[id].specialties).toHaveLength(words.length);
});

test("two branches name the same offer in the same words, in both languages", () => {
  for (const { branches } of [english, arabic]) {
    const names = new Map<string, Set<string>>();
    for (const id of bookingBranchIds) {
      for (const [index, offer] of branchOffers[id].entries()) {
        const name = branches[id].specialties[index] ?? "";
        names.set(offer, (names.get(offer) ?? new Set()).add(name));
      }
    }
    expect([...names].filter(([, words]) => words.size > 1)).toEqual([]);
  }
});

test.each(serviceIds)("%s has a doctor, and a branch for each of its doctors", (id) => {
  const there = listBranchesFor(id);
  expect(listDoctorsFor(id)).not.toEqual([]);
  expect(there).not.toEqual([]);
  for (const { id: branch, hasDoctor } of there) {
    const named = doctorsAt(branch).filter((doctor) => listDoctorsFor(id).includes(doctor));
    expect([branch, named.length > 0]).toEqual([branch, hasDoctor]);
  }
  const places = there.flatMap((branch) => doctorsAt(branch.id));
  expect(places).toEqual(expect.arrayContaining(listDoctorsFor(id)));
});

test.each(bookingBranchIds)(
  "the further treatments of %s are those only its doctors have",
  (at) => {
    const offered = branchOffers[at].map(findOfferedTreatment);
    const ofDoctors = serviceIds.filter((id) =>
      listDoctorsFor(id).some((doctor) => doctorsAt(at).includes(doctor)),
    );
    expect(listFurtherTreatmentsAt(at)).toEqual(ofDoctors.filter((id) => !offered.includes(id)));
  },
);

test("every doctor is found from a treatment", () => {
  const found = new Set(serviceIds.flatMap(listDoctorsFor));
  expect(doctorIds.filter((id) => !found.has(id))).toEqual([]);
  for (const id of doctorIds) {
    const { specialties } = doctors[id];
    expect(new Set(specialties).size).toBe(specialties.length);
    expect(specialties.some((specialty) => findTreatment(specialty) !== null)).toBe(true);
  }
});
