// Content of the specification. When the clinic changes it on purpose, change it here too.
import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { relatedArticles } from "../../app/content/data/service-facts.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { content as english } from "../../app/content/en/content.ts";
import type { ServicePageWords } from "../../app/content/services.types.ts";
import { listTexts } from "../../tools/launch-check/content-texts.ts";
import { conformanceMessage } from "./conformance-message.ts";

/** All texts of a part of the content, one after the other. */
function textOf(part: unknown): string {
  return listTexts(part)
    .map(({ text }) => text)
    .join("\n");
}

// REQ-TREAT-5, REQ-TREAT-6, REQ-TREAT-7, REQ-TREAT-8, REQ-TREAT-10, REQ-TREAT-11, REQ-TREAT-12, REQ-TREAT-13,
// REQ-TREAT-14
test.each([
  ["strabismus-surgery", "1-2 hours under general anaesthesia", "Recovery takes 4-6 weeks"],
  [
    "cataract-surgery",
    "pre-surgery package",
    "Full recovery takes 4-6 weeks",
    "no swimming for 1 month",
  ],
  [
    "lasik-surgery",
    "about 15-20 minutes for both eyes",
    "2-3 hours at the clinic",
    "18 or older, with stable vision for at least 1 year",
    "1 week soft, 3-4 weeks rigid",
    "at least 2 weeks",
    "If unsure, keep the longer time and ask your branch.",
    "5-year warranty on Z-LASIK",
    "Free eye drops",
    "3-month follow-up",
    "Protective glasses",
    "Consultation cost deductible from surgery price if you proceed",
  ],
  ["corneal-ring-surgery", "Femto ring with free CXL"],
  [
    "retinal-surgery",
    "Injections, lasers and vitrectomy",
    "Third PRP laser session free within 6 months",
    "typically takes 2-3 sessions",
  ],
  [
    "contact-lens",
    "20-30 minutes per eye",
    "21-45",
    "-3.00 to -18.00 diopters",
    "up to 6.00 of astigmatism",
    "Contact lens services",
  ],
] as const)("the page of %s has the facts of the specification", (id, ...facts) => {
  const text = textOf(english.servicePages[id]);
  expect(
    facts.filter((fact) => !text.includes(fact)),
    conformanceMessage,
  ).toEqual([]);
});

test.each([
  ["lasik-surgery", ["CLEAR/Smile", "Z-LASIK Z8", "9D Z-LASIK", "LASIK", "PRK Streamlight", "PRK"]],
  [
    "corneal-ring-surgery",
    [
      "CXL",
      "Transepithelial CXL",
      "Femto ring with free CXL",
      "Modified Athene",
      "PRK+CXL",
      "PRK+CLCXL",
    ],
  ],
] as const)("the methods of %s are the specification's, in its order", (id, names) => {
  const { options }: ServicePageWords = english.servicePages[id];
  const items = options.flatMap((group) => group.items);
  expect(
    items.map(({ name }) => name),
    conformanceMessage,
  ).toEqual(names);
});

test("eleven lenses can be compared, and every service page answers four questions", () => {
  for (const { servicePages } of [english, arabic]) {
    const lenses = servicePages["cataract-surgery"].options.flatMap((group) => group.items);
    expect(lenses, conformanceMessage).toHaveLength(11);
    for (const { questions } of Object.values(servicePages))
      expect(questions, conformanceMessage).toHaveLength(4);
  }
});

test("the six services have the specification's order", () => {
  expect(serviceIds, conformanceMessage).toEqual([
    "lasik-surgery",
    "strabismus-surgery",
    "cataract-surgery",
    "retinal-surgery",
    "corneal-ring-surgery",
    "contact-lens",
  ]);
});

test("the laser page leads to exactly the specification's three addresses", () => {
  expect(
    relatedArticles["lasik-surgery"].map(({ path }) => path),
    conformanceMessage,
  ).toEqual(["/blog/lasik-vs-prk", "/blog/lasik-recovery-guide", "/blog/is-lasik-permanent"]);
});

test("the questions name the age, the stable year and the two weeks without lenses", () => {
  const [en, ar] = [textOf(english.questions), textOf(arabic.questions)];
  expect(en, conformanceMessage).toContain("18 or older, with stable vision for at least 1 year");
  expect(en, conformanceMessage).toContain("at least 2 weeks");
  expect(ar, conformanceMessage).toContain("١٨ عامًا أو أكثر");
  expect(ar, conformanceMessage).toContain("بأسبوعين على الأقل");
});

test("both pages on contact lenses name the time without them", () => {
  const answer = english.questions.find(({ id }) => id === "stop-contact-lenses")?.answer;
  expect(answer, conformanceMessage).toContain(
    "If unsure, keep the longer time and ask your branch.",
  );
});
