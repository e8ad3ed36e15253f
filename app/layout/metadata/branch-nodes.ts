import type { OpeningHoursSpecification } from "schema-dts";
import type { BranchWords } from "~/content/branches.types.ts";
import { branchFacts } from "~/content/data/branch-facts.ts";
import { type BranchId, branches } from "~/content/data/branches.ts";
import type { DatedSessions } from "~/content/data/exceptional-hours.ts";
import { type DayGroup, structuredHours, type Weekday } from "~/content/data/hours.ts";
import { pathOf } from "~/content/data/pages.ts";
import { clockTime } from "~/opening-hours/clock-time.ts";
import { exceptionalPeriods } from "~/opening-hours/exceptional-periods.ts";
import type { PageNode, SiteData } from "./metadata.types.ts";
import { pageAddress } from "./page-address.ts";
import { mainAddress, mainPosition, organisationId } from "./structured-data.ts";

/** Weekdays by schema.org's names. */
const dayNames = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, string>;

/** Converts groups of days to schema.org's form: one entry for each session. */
export function openingHours(groups: readonly DayGroup[]): OpeningHoursSpecification[] {
  return groups.flatMap(({ days, sessions }) =>
    sessions.map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => dayNames[day]),
      opens: clockTime(from),
      closes: clockTime(to),
    })),
  );
}

/** Hours of every branch in structured data; they differ from the tables on purpose (REQ-HOURS-2). */
const hoursOfAll = openingHours(structuredHours);

/** Returns the main branch as a local business. */
export function clinicNode(site: SiteData, exceptionalHours: readonly DatedSessions[]): PageNode {
  const { siteUrl, shell } = site;
  return {
    "@type": "MedicalClinic",
    "@id": `${siteUrl}/#clinic-main`,
    name: shell.brand,
    url: `${siteUrl}/`,
    address: mainAddress(site),
    geo: mainPosition,
    telephone: branches.main.phone.value,
    hasMap: branches.main.mapUrl,
    parentOrganization: { "@id": organisationId(siteUrl) },
    medicalSpecialty: "Ophthalmology",
    openingHoursSpecification: hoursOfAll,
    ...specialHours("main", exceptionalHours),
  };
}

/** The exceptional hours of a branch; nothing without any. Midnight to midnight means closed. */
function specialHours(id: BranchId, exceptionalHours: readonly DatedSessions[]) {
  const own = exceptionalHours.filter(({ branches }) => branches.includes(id));
  if (own.length === 0) return {};
  const closed = [{ from: 0, to: 0 }];
  const specialOpeningHoursSpecification = exceptionalPeriods(own).flatMap(
    ({ first, last, sessions }) =>
      (sessions.length > 0 ? sessions : closed).map(
        ({ from, to }): OpeningHoursSpecification => ({
          "@type": "OpeningHoursSpecification",
          validFrom: first,
          validThrough: last,
          opens: clockTime(from),
          closes: clockTime(to),
        }),
      ),
  );
  return { specialOpeningHoursSpecification };
}

/**
 * Returns the branches of a page as clinics. Only main has a position (REQ-BRANCH-11), because the others' exact
 * positions are unknown.
 */
export function branchNodes<Id extends BranchId>(
  site: SiteData,
  ids: readonly Id[],
  words: Readonly<Record<Id, BranchWords>>,
  exceptionalHours: readonly DatedSessions[],
): PageNode[] {
  return ids.map((id) => {
    if (branchFacts[id].isMainBranch) return clinicNode(site, exceptionalHours);
    const { name, address } = words[id];
    const [addressLocality, addressRegion] = address;
    const { siteUrl, language, shell } = site;
    return {
      "@type": "MedicalClinic",
      "@id": `${siteUrl}/#clinic-${id}`,
      name: `${shell.brand} - ${name}`,
      url: pageAddress(siteUrl, `${pathOf("booking")}?branch=${id}`, language.locale),
      address: {
        "@type": "PostalAddress",
        addressLocality,
        addressRegion,
        addressCountry: "OM",
      },
      telephone: branches[id].phone.value,
      hasMap: branches[id].mapUrl,
      parentOrganization: { "@id": organisationId(siteUrl) },
      medicalSpecialty: "Ophthalmology",
      openingHoursSpecification: hoursOfAll,
      ...specialHours(id, exceptionalHours),
    };
  });
}
