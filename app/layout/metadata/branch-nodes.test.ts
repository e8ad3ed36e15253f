import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { branches } from "~/content/data/branches.ts";
import { type DayGroup, structuredHours } from "~/content/data/hours.ts";
import { branchNodes, openingHours } from "./branch-nodes.ts";
import type { SiteData } from "./metadata.types.ts";

const site: SiteData = {
  language: { locale: "ar", explicit: false },
  siteUrl: "https://clinic.example",
  shell: arabic.shell,
  keywords: [],
};

/** Returns the nodes as a search engine parses them. */
function plain(nodes: unknown): Record<string, unknown>[] {
  return JSON.parse(JSON.stringify(nodes));
}

test("each branch is a clinic with its facts; only main has a position", () => {
  const ids = ["main", "sohar", "sur"] as const;
  const nodes = plain(branchNodes(site, ids, arabic.branches, []));
  expect(nodes.map((node) => node["@id"])).toEqual(
    ids.map((id) => `https://clinic.example/#clinic-${id}`),
  );
  expect(nodes.map(({ geo }) => geo !== undefined)).toEqual([true, false, false]);
  expect(nodes[2]).toMatchObject({
    "@type": "MedicalClinic",
    name: `${arabic.shell.brand} - ${arabic.branches.sur.name}`,
    url: "https://clinic.example/book-consultation?branch=sur&lang=ar",
    address: { addressLocality: arabic.branches.sur.address[0], addressCountry: "OM" },
    telephone: branches.sur.phone.value,
    openingHoursSpecification: nodes[0]?.openingHoursSpecification,
  });
  expect(nodes[0]?.openingHoursSpecification).toEqual(plain(openingHours(structuredHours)));
});

test("each session of a group of days is an entry, in the vocabulary's days and times", () => {
  const groups: DayGroup[] = [
    { days: ["monday", "sunday"], sessions: [{ from: 8 * 60, to: 18 * 60 }] },
    {
      days: ["friday"],
      sessions: [
        { from: 9 * 60 + 5, to: 13 * 60 },
        { from: 16 * 60, to: 21 * 60 + 30 },
      ],
    },
    { days: ["saturday"], sessions: [] },
  ];
  const type = "OpeningHoursSpecification";
  expect(openingHours(groups)).toEqual([
    { "@type": type, dayOfWeek: ["Monday", "Sunday"], opens: "08:00", closes: "18:00" },
    { "@type": type, dayOfWeek: ["Friday"], opens: "09:05", closes: "13:00" },
    { "@type": type, dayOfWeek: ["Friday"], opens: "16:00", closes: "21:30" },
  ]);
});
