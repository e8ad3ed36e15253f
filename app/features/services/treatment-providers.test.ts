import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { branchIds } from "~/content/data/branches.ts";
import { serviceIds } from "~/content/data/services.ts";
import {
  listBranchesFor,
  listDoctorsFor,
  listExaminationsAt,
} from "~/content/data/treatment-facts.ts";
import { content as english } from "~/content/en/content.ts";
import { getTreatmentProviders } from "./treatment-providers.ts";

test.each(serviceIds)("doctors and branches of %s come from the facts, in both languages", (id) => {
  for (const [locale, content] of [
    ["en", english],
    ["ar", arabic],
  ] as const) {
    const { people, places, start, elsewhere } = getTreatmentProviders(id, content, locale);
    const names = places.map((place) => content.branches[place.id].name);
    expect(people.map((one) => one.id)).toEqual(listDoctorsFor(id));
    for (const { words, places: at } of people) {
      expect(Object.values(content.doctors)).toContain(words);
      expect(at.every((name) => names.includes(name))).toBe(true);
    }
    const listed = places.map((place) => [
      place.id,
      !place.text.includes(content.servicePageFrame.who.ask),
    ]);
    expect(listed).toEqual(listBranchesFor(id).map((place) => [place.id, place.hasDoctor]));
    expect([...places.map((place) => place.id), ...elsewhere.branches].sort()).toEqual(
      [...branchIds].sort(),
    );
    for (const branch of elsewhere.branches)
      expect(start?.includes(content.branches[branch].name) ?? false).toBe(
        listExaminationsAt(branch).length > 0,
      );
    for (const name of names) expect(elsewhere.text).toContain(name);
    expect(elsewhere.text).not.toMatch(/[{}]/);
    for (const { text } of places) {
      expect(text).toContain(content.services[id].name);
      expect(text).not.toMatch(/[{}]/);
    }
  }
});
