import { readFileSync } from "node:fs";
import sharp from "sharp";
import { after, all, type Change, changed, inBoth, type Recipe } from "./recipe.ts";

/** A photograph as a camera writes it. */
export function photo(width: number, height: number): Change["write"] {
  return () =>
    sharp({ create: { width, height, channels: 3, background: "#c84" } })
      .jpeg()
      .toBuffer();
}

const leads = {
  en: "Pay by insurance or in parts.",
  ar: "ادفع عن طريق التأمين أو على أقساط.",
};

export const word: Recipe = {
  name: "change a word",
  changes: inBoth("insurance.ts", "first", (language) =>
    changed(/\blead:\s*"[^"]*"/, () => `lead: "${leads[language]}"`),
  ),
};

export const ramadan: Recipe = {
  name: "Ramadan hours",
  changes: [
    {
      file: "app/content/facts/exceptional-hours.ts",
      by: "first",
      write: after(
        /exceptionalHours: readonly ExceptionalHours\[\] = \[/,
        `
  {
    first: "2045-07-20",
    last: "2045-08-18",
    reason: "ramadan",
    branches: ["main"],
    sessions: [{ from: 570, to: 840 }],
  },
`,
      ),
    },
  ],
};

const person = "doctor-6";

const names = {
  en: { name: "Dr Trial Person", photo: "Dr Trial Person in a white coat" },
  ar: { name: "الدكتور سالم التجريبي", photo: "الدكتور سالم التجريبي بمعطف أبيض" },
};

/** The import that CONTRIBUTING.md tells a person to write; where it tells of none, the trial stays without. */
function writtenImport(found: string): string {
  const recipes = readFileSync(new URL("../../CONTRIBUTING.md", import.meta.url), "utf8");
  const [, text = ""] = /\*\*Put a real doctor (.*)/.exec(recipes) ?? [];
  return /`(import \{[^}]*\} from "\.\/fact\.ts";)`/.exec(text)?.[1] ?? found;
}

export const doctor: Recipe = {
  name: "a real doctor, with a photograph",
  changes: [
    {
      file: "app/content/facts/doctors.ts",
      by: "first",
      write: all(
        changed(
          new RegExp(`"${person}": \\{\\s*person: [^\\n]*\\s*image: [^\\n]*`),
          () => `"${person}": {\n    person: confirmed("${person}"),\n    image: "${person}.jpg",`,
        ),
        changed(/import \{[^}]*\} from "\.\/fact\.ts";/, writtenImport),
      ),
    },
    ...inBoth("doctors.ts", "compiler", (language) =>
      changed(new RegExp(`"${person}": \\{\\s*name: "[^"]*",(\\s*photo:\\s*"[^"]*",)?`), () => {
        const { name, photo } = names[language];
        return `"${person}": {\n    name: "${name}",\n    photo: "${photo}",`;
      }),
    ),
    { file: `app/content/photos/${person}.jpg`, by: "told", write: photo(1200, 1600) },
  ],
};
