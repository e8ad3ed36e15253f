import { branchIds } from "../../app/content/data/branches.ts";
import { after, all, before, type Change, created, inBoth } from "./changes.ts";

export interface NewBranch {
  phone: string;
  staff: number;
  latitude: number;
  longitude: number;
  year: number;
  /** English names of the three offers; null when the compiler shall report them as missing. */
  offers: readonly string[] | null;
  words: Record<"en" | "ar", NewBranchWords>;
}

interface NewBranchWords {
  name: string;
  country: string;
  offers: readonly string[];
  list: readonly string[];
  quality: string;
  photo: string;
  opening: string;
}

function branchWords(id: string, language: "en" | "ar", words: NewBranchWords): string {
  const { name, country, offers, list, quality, photo } = words;
  const inCountry = [name, country].filter(Boolean).join(language === "ar" ? "، " : ", ");
  return `  "${id}": {
    name: "${name}",
    shortName: "${name}",
    city: "${name}",
    location: "${inCountry}",
    address: ["${name}", "${name}", "${country}"],
    photo: "${photo}",
    specialties: ${JSON.stringify(offers)},
    features: ${JSON.stringify(list)},
    qualityNote: "${quality}",
    services: ${JSON.stringify(list)},
  },
`;
}

/** A branch with a photograph, and with a tab on every page. */
export function newBranch(id: string, branch: NewBranch): Change[] {
  const { phone, staff, latitude, longitude, year, offers, words } = branch;
  const week = `  "${id}": weekOf([session("9:00", "13:00")], ["friday"]),\n`;
  return [
    {
      file: "app/content/data/branches.ts",
      write: all(
        after(/branchIds = \[[^\]]*(?=\])/, `, "${id}"`),
        after(
          /Record<BranchId, BranchFacts> = \{/,
          `\n  "${id}": { phone: sample("${phone}"), whatsapp: sample("${phone}"), mapUrl: mapSearch("${words.en.name}, Oman") },`,
        ),
      ),
    },
    {
      file: "app/content/data/branch-facts.ts",
      write: before(
        /\} as const satisfies Record<BranchId, BranchPlace>/,
        `  "${id}": {
    staff: ${staff},
    latitude: ${latitude},
    longitude: ${longitude},
    isMainBranch: false,
    featured: false,
    image: "${id}.jpg",
    onBranches: true,
    onDoctors: "${id}",
  },
`,
      ),
    },
    {
      file: "app/content/data/hours.ts",
      write: all(
        after(/bookingHours: Record<BranchId, Week> = \{\n/, week),
        after(/contactHours: Record<ContactBranchId, Week> = \{\n/, week),
        after(/contactNotation: [^=]*= \{\n/, `  "${id}": "12-hour",\n`),
      ),
    },
    {
      file: "app/content/data/timeline.ts",
      write: after(/Record<BranchId, number>> = \{\n/, `  "${id}": ${year},\n`),
    },
    ...(offers === null ? [] : [newOffers(id, offers)]),
    ...inBoth("branches.ts", (language) =>
      before(/\} satisfies Content\["branches"\]/, branchWords(id, language, words[language])),
    ),
    ...inBoth("about.ts", (language) =>
      after(
        /timeline: \{[^}]*?items: \{\n/,
        `      "${id}": { title: "${words[language].name}", description: "${words[language].opening}" },\n`,
      ),
    ),
    {
      file: "app/features/branches/branch-map.tsx",
      write: after(/const sides = \{\n/, `  "${id}": "above",\n`),
    },
    newMigration(id),
  ];
}

/** The database refuses what staff write about a branch that it does not know. */
function newMigration(id: string): Change {
  const time = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const ids = [...branchIds, id].map((branch) => `'${branch}'`).join(", ");
  const declaration = "function private.branch_ids() returns text[] language sql immutable";
  const sql = `create or replace ${declaration} set search_path = '' as
  $$ select array[${ids}] $$;
`;
  return { file: `supabase/migrations/${time}_branch_${id}.sql`, write: created(sql) };
}

function newOffers(id: string, offers: readonly string[]): Change {
  const ids = offers.map((offer) => offer.toLowerCase().replaceAll(" ", "-"));
  return {
    file: "app/content/data/treatment-facts.ts",
    write: all(
      after(/branchOffers = \{\n/, `  "${id}": ${JSON.stringify(ids)},\n`),
      after(/specialtyNeeded: [^=]*= \{\n/, ids.map((offer) => `  "${offer}": null,\n`).join("")),
    ),
  };
}
