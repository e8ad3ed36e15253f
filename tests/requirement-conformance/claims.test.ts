// Content of the specification. When the clinic changes it on purpose, change it here too.
import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import type { Content } from "../../app/content/content.types.ts";
import { content as english } from "../../app/content/en/content.ts";
import { conformanceMessage } from "./conformance-message.ts";

/**
 * Each claim of the specification at its place: the path in the content, in English, in Arabic. The English is the
 * specification's, character by character. The Arabic has the same meaning in our words, with the Arabic dash and
 * percent sign (REQ-TYPE-8).
 */
const claims: readonly [
  claim: string,
  place: (content: Content) => string,
  en: string,
  ar: string,
][] = [
  [
    "150,000+ patients since 2007, in the hero",
    ({ home }) => home.hero.patients.text,
    "Trusted by 150,000+ patients since 2007",
    "أكثر من ١٥٠٬٠٠٠ مريض وثقوا بنا منذ عام ٢٠٠٧",
  ],
  ["150K+, on the hero's counter", ({ home }) => home.hero.patients.count, "150K+", "+١٥٠ ألف"],
  [
    "certified by the Ministry of Health of Oman, in the hero",
    ({ home }) => home.hero.certificate,
    "Certified by the Ministry of Health of Oman",
    "معتمد من وزارة الصحة في سلطنة عُمان",
  ],
  [
    "certified by the Ministry of Health of Oman, above every header",
    ({ shell }) => shell.certificate,
    "Certified by the Ministry of Health of Oman",
    "معتمد من وزارة الصحة في سلطنة عُمان",
  ],
  [
    "latest European equipment, in the hero",
    ({ home }) => home.hero.equipment,
    "Latest European equipment",
    "أحدث الأجهزة الأوروبية",
  ],
  ["5 locations, in the hero", ({ home }) => home.hero.locations, "5 locations", "٥ فروع"],
  [
    "Best Private Eye Center 2015, among the reasons",
    ({ home }) => home.why.features[2]?.title ?? "",
    "Best Private Eye Center - Ministry of Health 2015",
    "أفضل مركز عيون خاص – وزارة الصحة ٢٠١٥",
  ],
  [
    "130+ staff, among the reasons",
    ({ home }) => home.why.features[3]?.title ?? "",
    "130+ staff",
    "أكثر من ١٣٠ موظفًا",
  ],
  [
    "Finnish founders, since 2007, in the footer",
    ({ shell }) => shell.footer.promise,
    "Finnish medical founders, in Oman since 2007",
    "في سلطنة عُمان منذ عام ٢٠٠٧، في مركز أسّسه أطباء من فنلندا",
  ],
  [
    "100,000+ successful procedures, on the services page",
    ({ servicesPage }) => servicesPage.why.reasons[0]?.title ?? "",
    "100,000+ successful procedures",
    "أكثر من ١٠٠٬٠٠٠ عملية ناجحة",
  ],
  [
    "99% success rate, on the services page",
    ({ servicesPage }) => servicesPage.why.reasons[1]?.title ?? "",
    "99% success rate",
    "نسبة نجاح ٩٩٪",
  ],
  [
    "certified by the Ministry of Health of Oman, on the services page",
    ({ servicesPage }) => servicesPage.why.reasons[2]?.title ?? "",
    "Certified by the Ministry of Health of Oman",
    "معتمد من وزارة الصحة في سلطنة عُمان",
  ],
  [
    "support hours, on the services page",
    ({ servicesPage }) => servicesPage.support.hours,
    "Saturday to Thursday 8:00 AM-6:00 PM",
    "من السبت إلى الخميس، من ٨ صباحًا إلى ٦ مساءً",
  ],
  [
    "0% interest, 4-month terms, instant approval, on the insurance page",
    ({ insurance }) => insurance.plan.text,
    "0% interest, 4-month terms, instant approval",
    "فائدة ٠٪\u061c، ومدة ٤ أشهر، وموافقة فورية",
  ],
  [
    "Finnish founders, since 2007, 5 branches, 130+ staff, at the start of /about",
    ({ about }) => about.hero.lead,
    "Finnish medical founders, operating since 2007. Today we have 5 branches and 130+ staff",
    "أسّسه أطباء من فنلندا، ويعمل منذ عام ٢٠٠٧. لنا اليوم ٥ فروع، ويعمل معنا أكثر من ١٣٠ موظفًا",
  ],
  [
    "certified by the Ministry of Health of Oman, on /about",
    ({ about }) => about.hero.certificate,
    "Certified by the Ministry of Health of Oman",
    "معتمد من وزارة الصحة في سلطنة عُمان",
  ],
  [
    "Best Private Eye Center 2015, on /about",
    ({ about }) => about.figures.award,
    "Best Private Eye Center - Ministry of Health 2015",
    "أفضل مركز عيون خاص – وزارة الصحة ٢٠١٥",
  ],
  [
    "success rate, beside 99% on /about",
    ({ about }) => about.figures.labels.success,
    "Success rate",
    "نسبة النجاح",
  ],
  [
    "the story's first openings",
    ({ about }) => about.story.paragraphs.join(" "),
    "The main branch opened in Muscat in 2007. Sohar followed in 2010 and Salalah in 2011",
    "افتُتح الفرع الرئيسي في مسقط عام ٢٠٠٧، وتلاه فرع صحار عام ٢٠١٠ ثم فرع صلالة عام ٢٠١١",
  ],
  [
    "the story's own openings, with the move to Al Qurm and Al Khoudh",
    ({ about }) => about.story.paragraphs.join(" "),
    "relocation of the main branch to Al Qurm came in 2012. Al Khoudh joined in 2015",
    "وفي عام ٢٠١٢ انتقل الفرع الرئيسي إلى القرم، وفي عام ٢٠١٥ انضم فرع الخوض",
  ],
  [
    "no tracking cookies, in the privacy policy",
    ({ privacy }) => privacy.sections.cookies.content.join(" "),
    "This site uses no tracking cookies",
    "لا يستخدم هذا الموقع أي ملفات تعريف ارتباط للتتبع",
  ],
  [
    "cash and card, in the privacy policy",
    paymentIn,
    "accepted payment is cash and card",
    "ويُقبل الدفع في فروعنا نقدًا وبالبطاقة",
  ],
  [
    "QPAY for eligible patients, in the privacy policy",
    paymentIn,
    "An instalment plan called QPAY exists for eligible patients",
    "وتوجد خطة تقسيط باسم QPAY للمرضى المستوفين لشروطها",
  ],
  [
    "24 hours' notice, in the terms",
    ({ terms }) => terms.sections.cancellation.content.join(" "),
    "at least 24 hours before it starts",
    "بما لا يقل عن ٢٤ ساعة",
  ],
  [
    "satisfaction rate, beside 99%",
    ({ home }) => home.statistics.items.satisfaction.label,
    "Satisfaction rate",
    "نسبة الرضا",
  ],
  [
    "specialised surgeons, beside 11",
    ({ home }) => home.statistics.items.surgeons.label,
    "Specialised surgeons",
    "جرّاحًا متخصصًا",
  ],
];

test.each(claims)("the claim is at its place: %s", (_, place, en, ar) => {
  expect(place(english), conformanceMessage).toContain(en);
  expect(place(arabic), conformanceMessage).toContain(ar);
});

/** The policy's statement on payment. */
function paymentIn({ privacy }: Content): string {
  const { subsections = [] } = privacy.sections["information-collected"];
  return subsections.flatMap(({ content }) => content).join(" ");
}
