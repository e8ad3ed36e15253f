import type { DoctorFacts } from "../../app/content/data/doctors.ts";
import { after, all, before, type Change, changed, inBoth } from "./changes.ts";

export interface NewDoctor extends Pick<DoctorFacts, "years" | "branches" | "specialties"> {
  words: Record<"en" | "ar", NewDoctorWords>;
}

interface NewDoctorWords {
  name: string;
  photo: string;
  initials: string;
  role: string;
  experience: string;
  education: readonly string[];
  languages: readonly string[];
}

/** A further doctor, with a photograph: a sample person until the clinic names one. */
export function newDoctor(id: string, doctor: NewDoctor): Change[] {
  const { years, branches, specialties, words } = doctor;
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
    years: ${years},
    branches: ${JSON.stringify(branches)},
    specialties: ${JSON.stringify(specialties)},
  },
`,
        ),
      ),
    },
    ...inBoth("doctors.ts", (language) => {
      const { name, photo, initials, role } = words[language];
      const texts = JSON.stringify({ name, photo, initials, role }).slice(1, -1);
      return before(
        /\} satisfies Content\["doctors"\]/,
        `  "${id}": { ${texts}, specialties: chips("${id}") },\n`,
      );
    }),
    ...inBoth("doctor-profiles.ts", (language) => {
      const { experience, education, languages } = words[language];
      const texts = JSON.stringify({ experience, education, languages }).slice(1, -1);
      return before(
        /\} satisfies Content\["doctorProfiles"\]/,
        `  "${id}": { ...doctors["${id}"], ${texts} },\n`,
      );
    }),
  ];
}

/** Updates the import of the marks to those that the file uses. */
export function withMarks(text: string): string {
  const used = ["confirmed", "type Fact", "sample"].filter(
    (mark) => mark === "type Fact" || text.includes(`${mark}(`),
  );
  return changed(
    /import \{[^}]*\} from "\.\/fact\.ts";/,
    () => `import { ${used.join(", ")} } from "./fact.ts";`,
  )(text);
}
