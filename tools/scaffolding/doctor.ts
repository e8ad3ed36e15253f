import { after, all, before, type Change, changed, inBoth } from "./changes.ts";

/** A further doctor, with a photograph: a sample person until the clinic names one. */
export function newDoctor(id: string): Change[] {
  return [
    {
      file: "app/content/data/doctors.ts",
      write: all(
        after(/doctorIds = \[[^\]]*(?=\])/, `  "${id}",\n`),
        before(
          /\} as const satisfies Record<DoctorId, DoctorFacts>/,
          `  "${id}": {
    person: sample("${id}"),
    image: "${id}.jpg",
    years: 0,
    branches: [],
    specialties: [],
  },
`,
        ),
        importMarks,
      ),
    },
    ...inBoth(
      "doctors.ts",
      before(
        /\} satisfies Content\["doctors"\]/,
        `  "${id}": { name: "", photo: "", initials: "", role: "", specialties: chips("${id}") },\n`,
      ),
    ),
    ...inBoth(
      "doctor-profiles.ts",
      before(
        /\} satisfies Content\["doctorProfiles"\]/,
        `  "${id}": { ...doctors["${id}"], experience: "", education: [""], languages: [""] },\n`,
      ),
    ),
  ];
}

/** Imports the marks `confirmed` and `sample` if the file uses them. */
function importMarks(text: string): string {
  const used = ["confirmed", "type Fact", "sample"].filter(
    (mark) => mark === "type Fact" || text.includes(`${mark}(`),
  );
  return changed(
    /import \{[^}]*\} from "\.\/fact\.ts";/,
    () => `import { ${used.join(", ")} } from "./fact.ts";`,
  )(text);
}
