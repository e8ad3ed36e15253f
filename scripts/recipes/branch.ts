import { after, all, before, type Recipe } from "./recipe.ts";
import { inBoth, photo } from "./small-changes.ts";

/** A branch that never will be, so that no real one stands in the way. */
const id = "trial";

const words = {
  en: {
    name: "Trial",
    country: "Oman",
    offers: ["Trial Care", "Trial Tests", "Trial Visits"],
    list: ["Eye examination", "Vision tests", "Follow-up visits"],
    quality: "Certified by the Ministry of Health of Oman.",
    photo: "The entrance of the branch",
    opening: "Our newest branch opens.",
  },
  ar: {
    name: "التجربة",
    country: "سلطنة عُمان",
    offers: ["رعاية التجربة", "فحوص التجربة", "زيارات التجربة"],
    list: ["فحص العيون", "فحص النظر", "زيارات المتابعة"],
    quality: "معتمد من وزارة الصحة في سلطنة عُمان.",
    photo: "مدخل الفرع",
    opening: "يُفتتح أحدث فروعنا.",
  },
};

function branchWords(language: "en" | "ar"): string {
  const { name, country, offers, list, quality, photo } = words[language];
  const inCountry = `${name}${language === "ar" ? "، " : ", "}${country}`;
  return `  ${id}: {
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

const week = `  ${id}: weekOf([session("9:00", "13:00")], ["friday"]),\n`;

export const branch: Recipe = {
  name: "a new branch, with a photograph",
  changes: [
    {
      file: "app/content/facts/branches.ts",
      by: "first",
      write: all(
        after(/branchIds = \[[^\]]*(?=\])/, `, "${id}"`),
        after(
          /Record<BranchId, BranchFacts> = \{/,
          `\n  ${id}: place("+968 0000 0008", "+968 0000 0008", "Trial, Oman"),`,
        ),
      ),
    },
    {
      file: "app/content/facts/branch-facts.ts",
      by: "first",
      write: before(
        /\} as const satisfies Record<BranchId, BranchPlace>/,
        `  ${id}: {
    staff: 10,
    latitude: 23.2256,
    longitude: 56.5157,
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
      file: "app/content/facts/hours.ts",
      by: "compiler",
      write: all(
        after(/bookingHours: Record<BranchId, Week> = \{\n/, week),
        after(/contactHours: Record<ContactBranchId, Week> = \{\n/, week),
        after(/contactNotation: [^=]*= \{\n/, `  ${id}: "12-hour",\n`),
      ),
    },
    {
      file: "app/content/facts/timeline.ts",
      by: "compiler",
      write: after(/Record<BranchId, number>> = \{\n/, `  ${id}: 2026,\n`),
    },
    {
      file: "app/content/facts/treatment-facts.ts",
      by: "compiler",
      write: all(
        after(/branchOffers = \{\n/, `  ${id}: ["trial-care", "trial-tests", "trial-visits"],\n`),
        after(
          /specialtyNeeded: [^=]*= \{\n/,
          `  "trial-care": null,\n  "trial-tests": null,\n  "trial-visits": null,\n`,
        ),
      ),
    },
    ...inBoth("branches.ts", "compiler", (language) =>
      before(/\} satisfies Content\["branches"\]/, branchWords(language)),
    ),
    ...inBoth("about.ts", "compiler", (language) =>
      after(
        /timeline: \{[^}]*?items: \{\n/,
        `      ${id}: { title: "${words[language].name}", description: "${words[language].opening}" },\n`,
      ),
    ),
    {
      file: "app/features/branches/branch-map.tsx",
      by: "compiler",
      write: after(/const sides = \{\n/, `  ${id}: "west",\n`),
    },
    { file: `app/content/photos/${id}.jpg`, by: "told", write: photo(2000, 1500) },
  ],
};
