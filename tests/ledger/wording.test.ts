// The ledger: this is the specification's content. When the clinic changes it on purpose, change it here too.
import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { content as english } from "../../app/content/en/content.ts";
import { patientsTreated } from "../../app/content/facts/statistics.ts";
import { failureWords } from "../../app/content/failure.ts";
import { statisticText } from "../../app/features/statistics/statistic-text.ts";
import { onPurpose } from "./on-purpose.ts";

const { shell, notFound, home, articles, doctorsPage, terms, games, account, booking } = english;
const { results, history } = games;

/** Texts that the specification gives word for word. */
const exact: readonly [source: string, text: string, expected: string][] = [
  ["the brand", shell.brand, "Aurora Eye Centre"],
  ["F18", shell.tagline, "Premium Eye Care"],
  ["F16", shell.bookAppointment, "Book appointment"],
  ["F40 title", notFound.title, "Page Not Found"],
  [
    "F40 message",
    notFound.text,
    "We couldn't find the page you were looking for. It may have been moved or doesn't exist.",
  ],
  ["F40 home", notFound.home, "Return Home"],
  ["F40 contact", notFound.contact, "Contact Us"],
  ["F41", home.hero.title.join(" "), "See Oman in every detail."],
  ["F44 book", home.hero.book, "Book Your Consultation"],
  ["F44 explore", home.hero.explore, "Explore Procedures"],
  ["F76 title", doctorsPage.empty.doctors.title, "No doctors found"],
  [
    "F76 text",
    doctorsPage.empty.doctors.text,
    "No doctors found in this branch. Please select another branch.",
  ],
  ["F77 title", doctorsPage.empty.staff.title, "No team members found"],
  [
    "F77 text",
    doctorsPage.empty.staff.text,
    "No team members found in this branch. Please select another branch.",
  ],
  [
    "F128",
    booking.contactHours.outside,
    "Messages outside hours are answered the next business day.",
  ],
  ["F131", booking.chatMessage, "I would like to book a consultation appointment"],
  ["F144", shell.loadingArticles.list, "Loading articles..."],
  ["F148", shell.loadingArticles.article, "Loading article..."],
  ["F145 title", articles.empty.title, "No articles yet"],
  ["F145 text", articles.empty.text, "Check back soon for new content!"],
  ["F172", account.signUp.success.title, "Registration Successful!"],
  [
    "F173",
    account.signIn.carried.registered,
    "Registration successful! Please check your email to verify your account.",
  ],
  ["F204", terms.acceptance.banner.accept, "I Accept"],
  ["F215", games.colour.progress, "Question # of {total}"],
  ["F216", games.spot.found.other, "Found # of {total}"],
  [
    "F220 perfect",
    results.messages.colour.perfect,
    "Perfect! Your color vision appears excellent.",
  ],
  ["F220 good", results.messages.colour.good, "Good job! Your color vision appears to be strong."],
  [
    "F220 low",
    results.messages.colour.low,
    "You might want to consider a professional color vision test.",
  ],
  [
    "F221 perfect",
    results.messages.spot.perfect,
    "Perfect! Your attention to detail is excellent.",
  ],
  ["F221 good", results.messages.spot.good, "Good job! You have strong visual perception."],
  [
    "F221 low",
    results.messages.spot.low,
    "Keep practicing to improve your visual discrimination skills.",
  ],
  ["F223 perfect", history.badges.perfect, "Perfect Score!"],
  ["F223 good", history.badges.good, "Good result!"],
  ["F223 low", history.badges.low, "Try again for a better score."],
  ["B§8", failureWords.en.title, "Unexpected Application Error!"],
  ["B§8", account.form.unexpected, "An unexpected error occurred. Please try again."],
];

test.each(exact)("the words of %s are the specification's: %s", (_, text, expected) => {
  expect(text, onPurpose).toBe(expected);
});

/** What a text has to say among other things. */
const within: readonly [source: string, text: string, part: string][] = [
  ["F181", account.dashboard.account.reached, "You have reached the protected area."],
  [
    "F176",
    account.forgotPassword.success.text,
    "If an account exists with this email, you will receive a password reset link shortly",
  ],
  ["F206", english.accessibility.sections.commitment.text, "WCAG 2.1 Level AA"],
  ["F209", english.accessibility.lead, "go back to normal when you leave"],
  ["F211", english.accessibility.tools.items.languages.text, "English and Arabic"],
  ["F213", games.disclaimer.text, "for entertainment only"],
  [
    "F213",
    games.disclaimer.text,
    "not a substitute for a professional eye examination or diagnosis",
  ],
];

test.each(within)("the words of %s say it: %s", (_, text, part) => {
  expect(text, onPurpose).toContain(part);
});

test("counts read as craft R24 has them", () => {
  expect(Object.values(arabic.articles.readingTime), onPurpose).toEqual([
    "أقل من دقيقة قراءة",
    "دقيقة قراءة",
    "دقيقتا قراءة",
    "# دقائق قراءة",
    "# دقيقة قراءة",
    "# دقيقة قراءة",
  ]);
  expect(articles.readingTime.other, onPurpose).toBe("# min read");
});

test("the hero's counter is the number of patients in the statistics' own form (F42, F56)", () => {
  const counted = { value: patientsTreated, suffix: "+" } as const;
  for (const [locale, own] of [
    ["en", english.home],
    ["ar", arabic.home],
  ] as const) {
    const text = statisticText(counted, locale, own.statistics.thousand);
    expect(text, onPurpose).toBe(own.hero.patients.count);
  }
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
    expect(home.metadata.title, onPurpose).toContain(en);
    expect(arabic.home.metadata.title, onPurpose).toContain(ar);
  }
});
