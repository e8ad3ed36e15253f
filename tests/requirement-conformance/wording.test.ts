// Content of the specification. When the clinic changes it on purpose, change it here too.
import { expect, test } from "vitest";
import { content as arabic } from "../../app/content/ar/content.ts";
import { patientsTreated } from "../../app/content/data/statistics.ts";
import { content as english } from "../../app/content/en/content.ts";
import { errorPageWords } from "../../app/content/error-page-words.ts";
import { statisticText } from "../../app/features/statistics/statistic-text.ts";
import { conformanceMessage } from "./conformance-message.ts";

const { shell, notFound, home, articles, doctorsPage, terms, games, account, booking } = english;
const { results, history } = games;

/** Texts that the specification gives verbatim. */
const exact: readonly [source: string, text: string, expected: string][] = [
  ["the brand", shell.brand, "Aurora Eye Centre"],
  ["REQ-LAYOUT-3", shell.tagline, "Premium Eye Care"],
  ["REQ-LAYOUT-3", shell.bookAppointment, "Book appointment"],
  ["REQ-LAYOUT-17 title", notFound.title, "Page Not Found"],
  [
    "REQ-LAYOUT-17 message",
    notFound.text,
    "We couldn't find the page you were looking for. It may have been moved or doesn't exist.",
  ],
  ["REQ-LAYOUT-17 home", notFound.home, "Return Home"],
  ["REQ-LAYOUT-17 contact", notFound.contact, "Contact Us"],
  ["REQ-HOME-1", home.hero.title.join(" "), "See Oman in every detail."],
  ["REQ-HOME-3 book", home.hero.book, "Book Your Consultation"],
  ["REQ-HOME-3 explore", home.hero.explore, "Explore Procedures"],
  ["REQ-DOCTOR-7 title", doctorsPage.empty.doctors.title, "No doctors found"],
  [
    "REQ-DOCTOR-7 text",
    doctorsPage.empty.doctors.text,
    "No doctors found in this branch. Please select another branch.",
  ],
  ["REQ-DOCTOR-7 title", doctorsPage.empty.staff.title, "No team members found"],
  [
    "REQ-DOCTOR-7 text",
    doctorsPage.empty.staff.text,
    "No team members found in this branch. Please select another branch.",
  ],
  [
    "REQ-HOURS-8",
    booking.contactHours.outside,
    "Messages outside hours are answered the next business day.",
  ],
  ["REQ-BOOK-4", booking.chatMessage, "I would like to book a consultation appointment"],
  ["REQ-ARTICLE-4", shell.loadingArticles.list, "Loading articles..."],
  ["REQ-ARTICLE-4", shell.loadingArticles.article, "Loading article..."],
  ["REQ-ARTICLE-5 title", articles.empty.title, "No articles yet"],
  ["REQ-ARTICLE-5 text", articles.empty.text, "Check back soon for new content!"],
  ["REQ-ACCOUNT-11", account.signUp.success.title, "Registration Successful!"],
  [
    "REQ-ACCOUNT-11",
    account.signIn.flash.registered,
    "Registration successful! Please check your email to verify your account.",
  ],
  ["REQ-LEGAL-6", terms.acceptance.banner.accept, "I Accept"],
  ["REQ-GAME-3", games.colour.progress, "Question # of {total}"],
  ["REQ-GAME-5", games.spot.found.other, "Found # of {total}"],
  [
    "REQ-GAME-9 perfect",
    results.messages.colour.perfect,
    "Perfect! Your color vision appears excellent.",
  ],
  [
    "REQ-GAME-9 good",
    results.messages.colour.good,
    "Good job! Your color vision appears to be strong.",
  ],
  [
    "REQ-GAME-9 low",
    results.messages.colour.low,
    "You might want to consider a professional color vision test.",
  ],
  [
    "REQ-GAME-9 perfect",
    results.messages.spot.perfect,
    "Perfect! Your attention to detail is excellent.",
  ],
  ["REQ-GAME-9 good", results.messages.spot.good, "Good job! You have strong visual perception."],
  [
    "REQ-GAME-9 low",
    results.messages.spot.low,
    "Keep practicing to improve your visual discrimination skills.",
  ],
  ["REQ-GAME-10 perfect", history.badges.perfect, "Perfect Score!"],
  ["REQ-GAME-10 good", history.badges.good, "Good result!"],
  ["REQ-GAME-10 low", history.badges.low, "Try again for a better score."],
  ["REQ-LAYOUT-20", errorPageWords.en.title, "Unexpected Application Error!"],
  ["REQ-ACCOUNT-6", account.form.unexpected, "An unexpected error occurred. Please try again."],
];

test.each(exact)("the words of %s are the specification's: %s", (_, text, expected) => {
  expect(text, conformanceMessage).toBe(expected);
});

/** Phrases that a text must contain. */
const within: readonly [source: string, text: string, part: string][] = [
  ["REQ-ACCOUNT-15", account.dashboard.account.reached, "You have reached the protected area."],
  [
    "REQ-ACCOUNT-12",
    account.forgotPassword.success.text,
    "If an account exists with this email, you will receive a password reset link shortly",
  ],
  ["REQ-ACCESS-1", english.accessibility.sections.commitment.text, "WCAG 2.1 Level AA"],
  ["REQ-ACCESS-4", english.accessibility.lead, "go back to normal when you leave"],
  ["REQ-ACCESS-5", english.accessibility.tools.items.languages.text, "English and Arabic"],
  ["REQ-GAME-2", games.disclaimer.text, "for entertainment only"],
  [
    "REQ-GAME-2",
    games.disclaimer.text,
    "not a substitute for a professional eye examination or diagnosis",
  ],
];

test.each(within)("the text of %s contains the words of the specification: %s", (_, text, part) => {
  expect(text, conformanceMessage).toContain(part);
});

test("counts take the plural forms of the language", () => {
  expect(Object.values(arabic.articles.readingTime), conformanceMessage).toEqual([
    "أقل من دقيقة قراءة",
    "دقيقة قراءة",
    "دقيقتا قراءة",
    "# دقائق قراءة",
    "# دقيقة قراءة",
    "# دقيقة قراءة",
  ]);
  expect(articles.readingTime.other, conformanceMessage).toBe("# min read");
});

test("the counter of the hero is the number of patients in the format of the statistics", () => {
  const counted = { value: patientsTreated, suffix: "+" } as const;
  for (const [locale, own] of [
    ["en", english.home],
    ["ar", arabic.home],
  ] as const) {
    const text = statisticText(counted, locale, own.statistics.thousand);
    expect(text, conformanceMessage).toBe(own.hero.patients.count);
  }
});

test("the home page's title names the five cities in both languages", () => {
  const cities = [
    ["Muscat", "مسقط"],
    ["Sohar", "صحار"],
    ["Salalah", "صلالة"],
    ["Nizwa", "نزوى"],
    ["Sur", "صور"],
  ] as const;
  for (const [en, ar] of cities) {
    expect(home.metadata.title, conformanceMessage).toContain(en);
    expect(arabic.home.metadata.title, conformanceMessage).toContain(ar);
  }
});
