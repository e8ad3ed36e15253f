import { expect, test } from "vitest";
import { bidiRuns, type TextRun } from "./bidi-runs.ts";

/** The runs that need isolation, as `kind:text`. */
function isolated(runs: TextRun[]): string[] {
  return runs.flatMap(({ kind, text }) => (kind ? [`${kind}:${text}`] : []));
}

test.each([
  ["ضمان لمدة ٥ سنوات على Z-LASIK Z8 في المركز", ["latin:Z-LASIK Z8"]],
  ["عدسات ICL من -3.00 إلى -18.00 درجة", ["latin:ICL", "figure:-3.00", "figure:-18.00"]],
  ["تصحيح −3.00 و−18.00", ["figure:−3.00", "figure:−18.00"]],
  ["+٢٠٠ ألف", ["figure:+٢٠٠"]],
  ["+١٥٠٬٠٠٠ مريض", ["figure:+١٥٠٬٠٠٠"]],
  ["نسبة الرضا ٩٩٪\u061c", []],
  ["مركز عيون خاص – وزارة الصحة", ["joined:خاص –"]],
  ["٨ صباحًا – ٦ مساءً", ["clock:٨ صباحًا – ٦ مساءً"]],
  ["٨:٣٠ صباحًا – ١ ظهرًا، ٤:٣٠ – ٩ مساءً", ["clock:٨:٣٠ صباحًا – ١ ظهرًا", "clock:٤:٣٠ – ٩ مساءً"]],
  ["يفتح غدًا الساعة ١٠:٠٠ صباحًا.", ["clock:١٠:٠٠ صباحًا"]],
  [
    "OQIC و MetLife و Liva و GIG Gulf",
    ["latin:OQIC", "latin:MetLife", "latin:Liva", "latin:GIG Gulf"],
  ],
  [
    "مع OQIC وMetLife وLiva وGIG Gulf.",
    ["latin:OQIC", "latin:MetLife", "latin:Liva", "latin:GIG Gulf"],
  ],
  ["اكتب إلى info@aurora-eye.example، شكرًا", ["latin:info@aurora-eye.example"]],
  ["اتصل على +968 0000 0001 الآن", ["figure:+968 0000 0001"]],
  ["الجمع بين PRK+CXL وتثبيت القرنية", ["latin:PRK+CXL"]],
  ["الساعة 8:30 تمامًا", ["figure:8:30"]],
  ["تقنية LASIK.", ["latin:LASIK"]],
  ["تقنية LASIK: شرح", ["latin:LASIK"]],
  ["تقنية LASIK – شرح", ["latin:LASIK"]],
  ["تقنية (LASIK)؟", ["latin:LASIK"]],
  ["الـ-LASIK والليزر", ["latin:LASIK"]],
  ["من ٤ إلى ٦ أسابيع", []],
  ["مركز أورورا للعيون", []],
])("in Arabic, %j isolates %j", (text, expected) => {
  expect(isolated(bidiRuns(text, "ar"))).toEqual(expected);
});

test.each([
  ["Dr Aisha Al Harthy (د. عائشة الحارثية)", ["arabic:د", "arabic:عائشة الحارثية"]],
  ["Read it in العربية, please", ["arabic:العربية"]],
  ["from -3.00 to −18.00, 150,000+", ["joined:-3.00", "joined:−18.00"]],
  ["up to -18.00 diopters.", ["joined:-18.00 diopters"]],
  ["Z-LASIK Z8 and 9D Z-LASIK.", ["joined:Z-LASIK Z8", "joined:Z-LASIK"]],
  ["about 45-60 minutes, age 21-45.", ["joined:45-60 minutes", "joined:21-45"]],
  ["the 20-20-20 Rule", ["joined:20-20-20"]],
  ["8:30 AM-1:00 PM", ["clock:8:30 AM", "clock:1:00 PM"]],
  ["Best Private Eye Center - Ministry of Health", ["joined:Center -"]],
  ["an eye-care group, a well-known name", []],
])("in English, %j isolates %j", (text, expected) => {
  expect(isolated(bidiRuns(text, "en"))).toEqual(expected);
});

test("an empty text has no runs", () => {
  expect(bidiRuns("", "ar")).toEqual([]);
});

test("joined together, the runs of any text are the text, and none is empty", () => {
  const pieces = [..."aZ09٠٩٬+٪%-−–.,:'’()@/&_ \n\tعَ،؟\u200f\u061c😀<>*#$"];
  let seed = 1;
  const next = (count: number) => {
    // A seeded generator, so that a failing text can be reproduced.
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % count;
  };
  for (let round = 0; round < 5_000; round++) {
    const text = Array.from({ length: next(24) }, () => pieces[next(pieces.length)]).join("");
    for (const language of ["en", "ar"] as const) {
      const runs = bidiRuns(text, language);
      expect(runs.map((run) => run.text).join("")).toBe(text);
      expect(runs.every((run) => run.text !== "")).toBe(true);
    }
  }
});

test("no Latin letter of an Arabic text stays outside a run", () => {
  const text = "قبل a، B-1 ثم (c) و«LASIK» و/PRK/ و*CXL* و-x";
  const plain = bidiRuns(text, "ar").filter((run) => run.kind === null);
  expect(plain.map((run) => run.text).join("")).not.toMatch(/[A-Za-z]/);
});
