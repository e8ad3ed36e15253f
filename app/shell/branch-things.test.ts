import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { branchThings } from "./branch-things.ts";
import type { SiteData } from "./page-metadata.ts";

const site: SiteData = {
  language: { locale: "ar", explicit: false },
  siteUrl: "https://clinic.example",
  shell: arabic.shell,
  keywords: [],
};

/** The things as a search engine parses them. */
function plain(things: unknown): Record<string, unknown>[] {
  return JSON.parse(JSON.stringify(things));
}

test("each branch is a clinic with address, phone and the one set of hours; only main has a position (F34, F231, D13)", () => {
  const ids = ["main", "sohar", "sur"] as const;
  const things = plain(branchThings(site, ids, arabic.branches));
  expect(things.map((thing) => thing["@id"])).toEqual(
    ids.map((id) => `https://clinic.example/#clinic-${id}`),
  );
  expect(things.map(({ geo }) => geo !== undefined)).toEqual([true, false, false]);
  expect(things[2]).toMatchObject({
    "@type": "MedicalClinic",
    name: "مركز أورورا للعيون - صور",
    url: "https://clinic.example/book-consultation?branch=sur&lang=ar",
    address: { addressLocality: "صور", addressCountry: "OM" },
    telephone: "+968 0000 0007",
    openingHoursSpecification: things[0]?.openingHoursSpecification,
  });
  expect(things[0]?.openingHoursSpecification).toMatchObject([
    {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Saturday", "Sunday"],
      opens: "08:00",
      closes: "18:00",
    },
    { dayOfWeek: ["Friday"], opens: "09:00", closes: "13:00" },
  ]);
});
