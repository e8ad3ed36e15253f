import { branchIds } from "../../app/content/data/branches.ts";
import { after, all, before, type Change, created, inBoth } from "./changes.ts";

/** A branch with a photograph, and with a tab on every page. */
export function newBranch(id: string): Change[] {
  const week = `  "${id}": weekOf([session("9:00", "13:00")], ["friday"]),\n`;
  return [
    {
      file: "app/content/data/branches.ts",
      write: all(
        after(/branchIds = \[[^\]]*(?=\])/, `, "${id}"`),
        after(
          /Record<BranchId, BranchContact> = \{/,
          `\n  "${id}": { phone: sample(""), whatsapp: sample(""), mapUrl: mapSearch(", Oman") },`,
        ),
      ),
    },
    {
      file: "app/content/data/branch-facts.ts",
      write: before(
        /\} as const satisfies Record<BranchId, BranchFacts>/,
        `  "${id}": {
    staff: 0,
    latitude: 0,
    longitude: 0,
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
      write: after(/Record<BranchId, number>> = \{\n/, `  "${id}": 0,\n`),
    },
    ...inBoth(
      "branches.ts",
      before(
        /\} satisfies Content\["branches"\]/,
        `  "${id}": {
    name: "",
    shortName: "",
    city: "",
    location: "",
    address: ["", "", ""],
    photo: "",
    specialties: ["", "", ""],
    features: ["", "", ""],
    qualityNote: "",
    services: ["", "", ""],
  },
`,
      ),
    ),
    ...inBoth(
      "about.ts",
      after(/timeline: \{[^}]*?items: \{\n/, `      "${id}": { title: "", description: "" },\n`),
    ),
    {
      file: "app/features/branches/branch-map.tsx",
      write: after(/const sides = \{\n/, `  "${id}": "above",\n`),
    },
    newMigration(id),
  ];
}

/** Adds the branch to the database, which rejects rows of staff with an unknown branch. */
function newMigration(id: string): Change {
  const time = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const ids = [...branchIds, id].map((branch) => `'${branch}'`).join(", ");
  const declaration = "function private.branch_ids() returns text[] language sql immutable";
  const sql = `create or replace ${declaration} set search_path = '' as
  $$ select array[${ids}] $$;
`;
  return { file: `supabase/migrations/${time}_branch_${id}.sql`, write: created(sql) };
}
