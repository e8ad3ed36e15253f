import { expect, test } from "vitest";
import { content as arabic } from "../app/content/ar/content.ts";
import { content as english } from "../app/content/en/content.ts";
import { homeDoctorIds } from "../app/content/facts/doctors.ts";
import { aboutFigures } from "../app/content/facts/figures.ts";
import { patientsTreated, statistics } from "../app/content/facts/statistics.ts";
import { timeline } from "../app/content/facts/timeline.ts";
import { failureWords } from "../app/content/failure.ts";
import type { Content } from "../app/content/shape.ts";
import { statisticText } from "../app/features/statistics/statistic-text.ts";

/** Each claim of the specification at its place: where it stands, in English, in Arabic (A§1, D15). */
const ledger: readonly [
  claim: string,
  place: (content: Content) => string,
  en: string,
  ar: string,
][] = [
  [
    "150,000+ patients since 2007, in the hero (F41)",
    ({ home }) => home.hero.patients.text,
    "Trusted by 150,000+ patients since 2007",
    "أكثر من ١٥٠٬٠٠٠ مريض وثقوا بنا منذ عام ٢٠٠٧",
  ],
  [
    "150K+, on the hero's counter (F42)",
    ({ home }) => home.hero.patients.count,
    "150K+",
    "+١٥٠ ألف",
  ],
  [
    "certified by the Ministry of Health of Oman, in the hero (F41)",
    ({ home }) => home.hero.certificate,
    "Certified by the Ministry of Health of Oman",
    "معتمد من وزارة الصحة في سلطنة عُمان",
  ],
  [
    "certified by the Ministry of Health of Oman, above every header (F139)",
    ({ shell }) => shell.certificate,
    "Certified by the Ministry of Health of Oman",
    "معتمد من وزارة الصحة في سلطنة عُمان",
  ],
  [
    "latest European equipment, in the hero (F41)",
    ({ home }) => home.hero.equipment,
    "Latest European equipment",
    "أحدث الأجهزة الأوروبية",
  ],
  ["5 locations, in the hero (F41)", ({ home }) => home.hero.locations, "5 locations", "٥ فروع"],
  [
    "Best Private Eye Center 2015, among the reasons (F139)",
    ({ home }) => home.why.features[2]?.title ?? "",
    "Best Private Eye Center - Ministry of Health 2015",
    "أفضل مركز عيون خاص - وزارة الصحة ٢٠١٥",
  ],
  [
    "130+ staff, among the reasons (F139)",
    ({ home }) => home.why.features[3]?.title ?? "",
    "130+ staff",
    "أكثر من ١٣٠ موظفًا",
  ],
  [
    "Finnish founders, since 2007, in the footer (A§1)",
    ({ shell }) => shell.footer.promise,
    "Finnish medical founders, in Oman since 2007",
    "أسّسه أطباء من فنلندا، في سلطنة عُمان منذ عام ٢٠٠٧",
  ],
  [
    "100,000+ successful procedures, on the services page (F139)",
    ({ servicesPage }) => servicesPage.why.reasons[0]?.title ?? "",
    "100,000+ successful procedures",
    "أكثر من ١٠٠٬٠٠٠ عملية ناجحة",
  ],
  [
    "99% success rate, on the services page (F139)",
    ({ servicesPage }) => servicesPage.why.reasons[1]?.title ?? "",
    "99% success rate",
    "نسبة نجاح ٪٩٩",
  ],
  [
    "certified by the Ministry of Health of Oman, on the services page (F139)",
    ({ servicesPage }) => servicesPage.why.reasons[2]?.title ?? "",
    "Certified by the Ministry of Health of Oman",
    "معتمد من وزارة الصحة في سلطنة عُمان",
  ],
  [
    "support hours, on the services page (F89)",
    ({ servicesPage }) => servicesPage.support.hours,
    "Saturday to Thursday 8:00 AM-6:00 PM",
    "من السبت إلى الخميس، من ٨:٠٠ صباحًا إلى ٦:٠٠ مساءً",
  ],
  [
    "0% interest, 4-month terms, instant approval, on the insurance page (F105)",
    ({ insurance }) => insurance.plan.text,
    "0% interest, 4-month terms, instant approval",
    "فائدة ٪٠، ومدة ٤ أشهر، وموافقة فورية",
  ],
  [
    "Finnish founders, since 2007, 5 branches, 130+ staff, at the start of /about (F69)",
    ({ about }) => about.hero.lead,
    "Finnish medical founders, operating since 2007. Today we have 5 branches and 130+ staff",
    "أسّسه أطباء من فنلندا، ويعمل منذ عام ٢٠٠٧. لنا اليوم ٥ فروع، ويعمل معنا أكثر من ١٣٠ موظفًا",
  ],
  [
    "certified by the Ministry of Health of Oman, on /about (F61)",
    ({ about }) => about.hero.certificate,
    "Certified by the Ministry of Health of Oman",
    "معتمد من وزارة الصحة في سلطنة عُمان",
  ],
  [
    "Best Private Eye Center 2015, on /about (F139)",
    ({ about }) => about.figures.award,
    "Best Private Eye Center - Ministry of Health 2015",
    "أفضل مركز عيون خاص - وزارة الصحة ٢٠١٥",
  ],
  [
    "success rate, beside 99% on /about (F139)",
    ({ about }) => about.figures.labels.success,
    "Success rate",
    "نسبة النجاح",
  ],
  [
    "the story's own openings, with the move to Al Qurm and Al Khoudh (F64, D8)",
    ({ about }) => about.story.paragraphs.join(" "),
    "relocation of the main branch to Al Qurm came in 2012. Al Khoudh joined in 2015",
    "وفي عام ٢٠١٢ انتقل الفرع الرئيسي إلى القرم، وفي عام ٢٠١٥ انضم فرع الخوض",
  ],
  [
    "no tracking cookies, in the privacy policy (F202)",
    ({ privacy }) => privacy.sections.cookies.content[0] ?? "",
    "This site uses no tracking cookies",
    "لا يستخدم هذا الموقع أي ملفات تعريف ارتباط للتتبع",
  ],
  [
    "cash and card, in the privacy policy (F202)",
    ({ privacy }) => privacy.sections["information-collected"].subsections?.[4]?.content[0] ?? "",
    "accepted payment is cash and card",
    "ويُقبل الدفع في فروعنا نقدًا وبالبطاقة",
  ],
  [
    "QPAY for eligible patients, in the privacy policy (F202, D18)",
    ({ privacy }) => privacy.sections["information-collected"].subsections?.[4]?.content[1] ?? "",
    "An instalment plan called QPAY exists for eligible patients",
    "وتوجد خطة تقسيط باسم QPAY للمرضى المستوفين لشروطها",
  ],
  [
    "24 hours' notice, in the terms (F203)",
    ({ terms }) => terms.sections.cancellation.content[0] ?? "",
    "at least 24 hours before it starts",
    "بما لا يقل عن ٢٤ ساعة",
  ],
  [
    "satisfaction rate, beside 99% (F139)",
    ({ home }) => home.statistics.items.satisfaction.label,
    "Satisfaction rate",
    "نسبة الرضا",
  ],
  [
    "specialised surgeons, beside 11 (F139)",
    ({ home }) => home.statistics.items.surgeons.label,
    "Specialised surgeons",
    "جرّاحًا متخصصًا",
  ],
];

test.each(ledger)("the claim stands at its place: %s", (_, place, en, ar) => {
  expect(place(english)).toContain(en);
  expect(place(arabic)).toContain(ar);
});

test("the four statistics have the specification's values (F55)", () => {
  expect(statistics.map(({ key, value, suffix }) => [key, value, suffix])).toEqual([
    ["procedures", 200_000, "+"],
    ["satisfaction", 99, "%"],
    ["years", 18, "+"],
    ["surgeons", 11, ""],
  ]);
  expect(new Set(statistics.map(({ shape }) => shape)).size).toBe(4);
});

test("the figures of /about have the specification's values (F139)", () => {
  expect(aboutFigures.map(({ key, value, suffix }) => [key, value, suffix])).toEqual([
    ["procedures", 100_000, "+"],
    ["success", 99, "%"],
    ["surgeons", 11, ""],
    ["staff", 130, "+"],
    ["years", 18, "+"],
  ]);
});

test("the timeline has the specification's openings in order, the latest in amber (F63, D8)", () => {
  expect(timeline.map(({ branch, year }) => [branch, year])).toEqual([
    ["main", 2007],
    ["sohar", 2010],
    ["salalah", 2011],
    ["nizwa", 2015],
    ["sur", 2023],
  ]);
  expect(timeline.map(({ colour }) => colour).indexOf("amber")).toBe(4);
});

test("the hero's counter is the number of patients in the statistics' own form (F42, F56)", () => {
  const counted = { value: patientsTreated, suffix: "+" } as const;
  for (const [locale, { home }] of [
    ["en", english],
    ["ar", arabic],
  ] as const) {
    expect(statisticText(counted, locale, home.statistics.thousand)).toBe(home.hero.patients.count);
  }
});

/** Texts that the specification gives word for word. */
const exact: readonly [source: string, text: string, expected: string][] = [
  ["F18", english.shell.tagline, "Premium Eye Care"],
  ["F16", english.shell.bookAppointment, "Book appointment"],
  ["F40 title", english.notFound.title, "Page Not Found"],
  [
    "F40 message",
    english.notFound.text,
    "We couldn't find the page you were looking for. It may have been moved or doesn't exist.",
  ],
  ["F40 home", english.notFound.home, "Return Home"],
  ["F40 contact", english.notFound.contact, "Contact Us"],
  ["F44 book", english.home.hero.book, "Book Your Consultation"],
  ["F44 explore", english.home.hero.explore, "Explore Procedures"],
  ["F144", english.shell.loadingArticles.list, "Loading articles..."],
  ["F148", english.shell.loadingArticles.article, "Loading article..."],
  ["F145 title", english.articles.empty.title, "No articles yet"],
  ["F145 text", english.articles.empty.text, "Check back soon for new content!"],
  ["F76 title", english.doctorsPage.empty.doctors.title, "No doctors found"],
  [
    "F76 text",
    english.doctorsPage.empty.doctors.text,
    "No doctors found in this branch. Please select another branch.",
  ],
  ["F77 title", english.doctorsPage.empty.staff.title, "No team members found"],
  [
    "F77 text",
    english.doctorsPage.empty.staff.text,
    "No team members found in this branch. Please select another branch.",
  ],
  ["F204", english.terms.acceptance.banner.accept, "I Accept"],
  ["B§8", failureWords.en.title, "Unexpected Application Error!"],
];

test.each(exact)("the words of %s are the specification's: %s", (_, text, expected) => {
  expect(text).toBe(expected);
});

test("the footer's own hours are the specification's (F33)", () => {
  expect(english.shell.footer.hours).toEqual([
    { days: "Monday to Thursday", hours: "8 AM-6 PM" },
    { days: "Friday-Saturday", hours: "9 AM-1 PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
  const figures = arabic.shell.footer.hours.map(({ hours }) => hours.match(/[٠-٩]+/g));
  expect(figures).toEqual([["٨", "٦"], ["٩", "١"], null]);
});

test("the home page's title names the five cities in both languages (A§1)", () => {
  const cities = [
    ["Muscat", "مسقط"],
    ["Sohar", "صحار"],
    ["Salalah", "صلالة"],
    ["Nizwa", "نزوى"],
    ["Sur", "صور"],
  ] as const;
  for (const [en, ar] of cities) {
    expect(english.home.metadata.title).toContain(en);
    expect(arabic.home.metadata.title).toContain(ar);
  }
});

test("the home page presents a medical director and two ophthalmologists (A§3)", () => {
  const [director, ...others] = homeDoctorIds.map((id) => english.doctors[id].role);
  expect(director).toBe("Medical director");
  expect(others).toEqual(["Ophthalmologist", "Ophthalmologist"]);
});
