import { expect, test } from "vitest";
import { content as arabic } from "../ar/content.ts";
import { content as english } from "../en/content.ts";
import {
  bookingBranchIds,
  branchFacts,
  branchOfDoctorsBranch,
  contactBranchIds,
  doctorsBranchIds,
} from "./branch-facts.ts";
import { branches } from "./branches.ts";
import { telephoneLink } from "./clinic.ts";
import { bookingHours, contactHours, type Week, weekdays } from "./hours.ts";

test("every branch can be booked; /branches shows some in the same order", () => {
  expect([...bookingBranchIds].sort()).toEqual(Object.keys(branches).sort());
  const ids: readonly string[] = contactBranchIds;
  expect(bookingBranchIds.filter((id) => ids.includes(id))).toEqual(ids);
  expect([bookingBranchIds[0], contactBranchIds[0]]).toEqual(["main", "main"]);
});

test("/doctors offers a branch of /branches under each of its ids, none of them twice", () => {
  const places = doctorsBranchIds.map((id) => branchOfDoctorsBranch[id]);
  expect(new Set(places).size).toBe(places.length);
  expect([...contactBranchIds]).toEqual(expect.arrayContaining(places));
});

test("only main is the main branch, and featured", () => {
  const marked = (mark: "isMainBranch" | "featured") =>
    bookingBranchIds.filter((id) => branchFacts[id][mark]);
  expect(marked("isMainBranch")).toEqual(["main"]);
  expect(marked("featured")).toEqual(["main"]);
});

test.each(bookingBranchIds)("%s has every field of a branch in both languages", (id) => {
  const { latitude, longitude } = branchFacts[id];
  expect(latitude).toBeGreaterThan(16);
  expect(latitude).toBeLessThan(27);
  expect(longitude).toBeGreaterThan(51);
  expect(longitude).toBeLessThan(60);
  const { phone, whatsapp, mapUrl } = branches[id];
  expect(telephoneLink(phone.value)).toMatch(/^tel:\+968\d{8}$/);
  expect(telephoneLink(whatsapp.value)).toMatch(/^tel:\+968\d{8}$/);
  expect(mapUrl).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=\w/);
  for (const { branches: words } of [english, arabic]) {
    const { address, specialties, features, services, photo, ...texts } = {
      photo: "",
      ...words[id],
    };
    expect([address.length, specialties.length]).toEqual([3, 3]);
    expect(Math.min(features.length, services.length)).toBeGreaterThanOrEqual(3);
    expect(photo !== "").toBe(branchFacts[id].image !== null);
    expect(Object.keys(texts)).toEqual(["name", "shortName", "city", "location", "qualityNote"]);
  }
});

test.each<[string, Week]>([...Object.entries(bookingHours), ...Object.entries(contactHours)])(
  "the sessions of %s are in order, apart, and inside the day",
  (_, week) => {
    expect(Object.keys(week)).toEqual([...weekdays]);
    for (const sessions of Object.values(week)) {
      const ends = sessions.flatMap(({ from, to }) => [from, to]);
      expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
      for (const end of ends) expect(end > 0 && end <= 24 * 60).toBe(true);
    }
  },
);
