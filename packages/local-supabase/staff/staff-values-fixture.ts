// The values of the calls in staff-cases-fixture.ts.

const oman = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Muscat", dateStyle: "short" });

/** The day in Oman that many days from now. */
export const day = (days: number) => oman.format(Date.now() + days * 86_400_000);
export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const notice = (number: number, expected_version: number, change = {}) => ({
  id: id(number),
  expected_version,
  branches: ["sohar"],
  first_day: day(1),
  last_day: day(2),
  text_en: "No laser until Thursday.",
  text_ar: "لا ليزر حتى الخميس.",
  ...change,
});

export const exception = (number: number, expected_version: number, change = {}) => ({
  id: id(number),
  expected_version,
  branches: ["main", "sur"],
  first_day: day(1),
  last_day: day(1),
  sessions: [],
  reason_en: "National Day",
  reason_ar: "اليوم الوطني",
  ...change,
});

export const revision = (number: number, expected_version: number, change = {}) => ({
  id: id(number),
  expected_version,
  slug: "dry-eyes",
  title_en: "Dry eyes",
  title_ar: "جفاف العين",
  excerpt_en: "Why eyes burn.",
  excerpt_ar: "لماذا تحرق العين.",
  content_en: "## Why\n\nTears.",
  content_ar: "## لماذا\n\nالدموع.",
  category: "care",
  author: "noor",
  ...change,
});

export const at = (number: number, expected_version: number, more = {}) => ({
  id: id(number),
  expected_version,
  ...more,
});

export const badNotices: readonly (readonly [change: object, answer: string])[] = [
  [{ branches: [] }, "PT422 branches: missing"],
  [{ branches: "sohar" }, "PT422 branches: invalid"],
  [{ branches: ["all", "sohar"] }, "PT422 branches: invalid"],
  [{ branches: ["sohar", "sohar"] }, "PT422 branches: invalid"],
  [{ branches: ["<b>"] }, "PT422 branches: invalid"],
  [{ branches: [1] }, "PT422 branches: invalid"],
  [{ branches: ["paris"] }, "PT422 branches: invalid"],
  [{ branches: ["sohar", "paris"] }, "PT422 branches: invalid"],
  [{ first_day: null }, "PT422 first_day: missing"],
  [{ first_day: day(3) }, "PT422 last_day: order"],
  [{ first_day: day(-3), last_day: day(-1) }, "PT422 last_day: past"],
  [{ last_day: day(400) }, "PT422 last_day: too_far"],
  [{ last_day: "2026-02-31" }, "22008"],
  [{ last_day: "soon" }, "22007"],
  [{ text_en: null }, "PT422 text_en: missing"],
  [{ text_en: "" }, "PT422 text_en: missing"],
  [{ text_ar: " \u00a0\n" }, "PT422 text_ar: missing"],
  [{ text_en: "a".repeat(281) }, "PT422 text_en: too_long"],
  [{ text_ar: "ع".repeat(10_000) }, "PT422 text_ar: too_long"],
  [{ text_en: "Closed\u0007" }, "PT422 text_en: hidden"],
  [{ text_en: "Two\nlines" }, "PT422 text_en: hidden"],
  [{ text_en: "\u202edesolC" }, "PT422 text_en: hidden"],
  [{ text_ar: "مغلق\u200f" }, "PT422 text_ar: hidden"],
  [{ text_ar: "مغلق\u2066" }, "PT422 text_ar: hidden"],
  [{ id: null }, "PT422 id: missing"],
  [{ id: "1" }, "22P02"],
  [{ expected_version: null }, "PT422 expected_version: missing"],
  [{ expected_version: "one" }, "22P02"],
];

export const badSessions: readonly (readonly [sessions: unknown, answer: string])[] = [
  [null, "PT422 sessions: invalid"],
  [[{ from: 480 }], "PT422 sessions: invalid"],
  [[{ from: 480, to: 780, at: 1 }], "PT422 sessions: invalid"],
  [[{ from: "480", to: 780 }], "PT422 sessions: invalid"],
  [[{ from: 480.5, to: 780 }], "PT422 sessions: invalid"],
  [[{ from: -1, to: 780 }], "PT422 sessions: invalid"],
  [[{ from: 480, to: 1441 }], "PT422 sessions: invalid"],
  [[480], "PT422 sessions: invalid"],
  [Array(5).fill({ from: 480, to: 780 }), "PT422 sessions: invalid"],
  [[{ from: 780, to: 480 }], "PT422 sessions: order"],
  [[{ from: 480, to: 480 }], "PT422 sessions: order"],
  [
    [
      { from: 480, to: 780 },
      { from: 780, to: 900 },
    ],
    "PT422 sessions: order",
  ],
  [
    [
      { from: 900, to: 960 },
      { from: 480, to: 780 },
    ],
    "PT422 sessions: order",
  ],
];

export const badRevisions: readonly (readonly [change: object, answer: string])[] = [
  [{ slug: "Dry Eyes" }, "PT422 slug: invalid"],
  [{ title_en: null }, "PT422 title_en: missing"],
  [{ title_en: "Two\nlines" }, "PT422 title_en: hidden"],
  [{ content_ar: "نص\u202b" }, "PT422 content_ar: hidden"],
  [{ content_en: "a".repeat(60_001) }, "PT422 content_en: too_long"],
  [{ featured_image: "//evil.example/x.png" }, "PT422 featured_image: invalid"],
  [{ featured_image: "/\\evil.example" }, "PT422 featured_image: invalid"],
  [{ published_at: day(400) }, "PT422 published_at: too_far"],
];
