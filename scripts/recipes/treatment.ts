import { after, all, before, inBoth, type Recipe } from "./recipe.ts";

/** A treatment that never will be, so that no real one stands in the way. */
const id = "trial-treatment";
const words = {
  en: {
    name: "Trial treatment",
    specialty: "Trial eyes",
    part: "Lens",
    lead: "What the treatment does and for whom it is, in one sentence below its name.",
  },
  ar: {
    name: "علاج التجربة",
    specialty: "عيون التجربة",
    part: "العدسة",
    lead: "ما يفعله هذا العلاج ولمن يصلح، في جملة واحدة تحت اسمه.",
  },
};

export const treatment: Recipe = {
  name: "a new treatment",
  changes: [
    {
      file: "app/content/facts/services.ts",
      by: "first",
      write: before(/\] as const;/, `  "${id}",\n`),
    },
    {
      file: "app/content/facts/doctor-specialties.ts",
      by: "first",
      write: after(/SpecialtyId =/, `\n  | "trial-eyes"`),
    },
    {
      file: "app/content/facts/doctors.ts",
      by: "told",
      write: after(/"doctor-1": \{[^}]*?specialties: \[[^\]]*(?=\])/, `, "trial-eyes"`),
    },
    {
      file: "app/content/facts/service-facts.ts",
      by: "compiler",
      write: all(
        after(/serviceOptions = \{\n/, `  "${id}": { methods: ["one", "other"] },\n`),
        after(
          /relatedArticles: [^=]*= \{\n/,
          `  "${id}": articles("your-first-eye-examination"),\n`,
        ),
      ),
    },
    {
      file: "app/content/facts/treatment-facts.ts",
      by: "compiler",
      write: after(
        /specialtiesOf: Record<ServiceId, readonly SpecialtyId\[\]> = \{\n/,
        `  "${id}": ["trial-eyes"],\n`,
      ),
    },
    {
      file: "app/content/facts/bylines.ts",
      by: "compiler",
      write: after(/treatmentBylines: Record<ServiceId, Byline> = \{\n/, `  "${id}": {},\n`),
    },
    ...inBoth("specialties.ts", "compiler", (language) =>
      after(/specialties: [^=]*= \{\n/, `  "trial-eyes": "${words[language].specialty}",\n`),
    ),
    ...inBoth("services.ts", "compiler", (language) => {
      const { name, specialty, part } = words[language];
      return after(
        /services = \{\n/,
        `  "${id}": { name: "${name}", benefits: ${JSON.stringify([name, specialty, part, `${name} ${part}`])}, part: "${part}" },\n`,
      );
    }),
    ...inBoth("service-pages.ts", "compiler", () =>
      all(
        before(/\nimport|^import/, `import { trialTreatment } from "./service-pages/${id}.ts";\n`),
        after(/servicePages = \{\n/, `  "${id}": trialTreatment,\n`),
      ),
    ),
    ...inBoth(`service-pages/${id}.ts`, "told", (language) => () => page(language)),
    {
      file: "app/art/drawing/eye/eye-figure.ts",
      by: "told",
      write: after(/EyeFigureSlug =/, `\n  | "${id}"`),
    },
    {
      file: "app/art/drawing/eye/eye-figure-plates.ts",
      by: "told",
      write: after(
        /eyeFigurePlates: [^=]*= \{\n/,
        `  "${id}": { before: shortSighted, after: [...light(sharpSight), ...eyeSection(), ...treated("M150 100h20v20h-20Z")] },\n`,
      ),
    },
    {
      file: "app/art/eye/eye-figure.tsx",
      by: "told",
      write: after(
        /eyeFigureLeaders: [^=]*= \{\n/,
        `  "${id}": { line: "M160 90V10h24", caption: { x: 190, y: 15, anchor: "start" } },\n`,
      ),
    },
  ],
};

/** The words of the page. What stands for the text that a clinician writes is that of another page, each with the name before it. */
function page(language: "en" | "ar"): string {
  const { name, lead } = words[language];
  const method = (one: string) => `{ id: "${one}", name: "${name}", description: "${name}." }`;
  return `import type { ServicePageWords } from "../../services-shape.ts";
import { retinalSurgery } from "./retinal-surgery.ts";

const { suitability, risks, before, during, after, questions, visitSheet } = retinalSurgery;
const own = (text: string) => "${name}. " + text;
const told = <Section extends { paragraphs: string[] }>(section: Section) => ({
  ...section,
  paragraphs: section.paragraphs.map(own),
});

export const trialTreatment = {
  ...retinalSurgery,
  lead: "${lead}",
  light: { before: own(retinalSurgery.light.before), after: own(retinalSurgery.light.after) },
  suitability: told(suitability),
  risks: {
    common: risks.common.map(own),
    "less-common": risks["less-common"].map(own),
    rare: risks.rare.map(own),
    limits: risks.limits.map(own),
  },
  before: told(before),
  during: told(during),
  after: told(after),
  questions: questions.map(({ id, question, answer }) => ({
    id,
    question: own(question),
    answer: own(answer),
  })),
  visitSheet: { ...visitSheet, title: own(visitSheet.title) },
  metadata: { title: "${name}", description: "${lead}", keywords: ["${name}"] },
  breadcrumb: "${name}",
  title: "${name}",
  options: [
    {
      id: "methods",
      label: "${name}",
      title: "${name}",
      text: "${name}.",
      columns: { name: "${name}", description: "${name}" },
      items: [${method("one")}, ${method("other")}],
    },
  ],
} satisfies ServicePageWords;
`;
}
