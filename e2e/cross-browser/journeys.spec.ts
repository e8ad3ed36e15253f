import { expect } from "@playwright/test";
import { articles } from "../../app/content/ar/articles.ts";
import { branches } from "../../app/content/ar/branches.ts";
import { doctorProfiles } from "../../app/content/ar/doctor-profiles.ts";
import { doctorsPage } from "../../app/content/ar/doctors-page.ts";
import { questions } from "../../app/content/ar/questions.ts";
import { questionsPage as arabicQuestions } from "../../app/content/ar/questions-page.ts";
import { shell as words } from "../../app/content/ar/shell.ts";
import { contactBranchIds } from "../../app/content/data/branch-facts.ts";
import { doctorIds } from "../../app/content/data/doctors.ts";
import { questionsPage as englishQuestions } from "../../app/content/en/questions-page.ts";
import { desktop, phone } from "../support/screens.ts";
import { addressOf, expectSoon, focusIsOn, isLive, press, textsOf } from "./actions.ts";
import type { Evaluator } from "./engine-page.ts";
import { test } from "./journey.ts";

const titleOf = (lines: string | readonly string[]) => [[lines].flat().join(" ")];
const headingOf = (page: Evaluator) => textsOf(page, "main h1");

/** Whether each of these is open. */
const areOpen = (page: Evaluator, selector: string) =>
  page.evaluate(
    (wanted) => [...document.querySelectorAll(wanted)].map((one) => one.hasAttribute("open")),
    selector,
  );

/** Language, direction, and what is kept of the choice: in the browser's storage and as a cookie. */
const languageOf = (page: Evaluator) =>
  page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dir,
    localStorage.getItem("language"),
    document.cookie,
  ]);

test("the switch turns the page to the other language and back, and keeps the choice", async ({
  reader,
}) => {
  await reader.open("/faq?lang=ar", desktop);
  await isLive(reader);
  const steps = await reader.evaluate(() => history.length);
  for (const { language, direction, address, title } of [
    { language: "en", direction: "ltr", address: "/faq", title: englishQuestions.head.title },
    {
      language: "ar",
      direction: "rtl",
      address: "/faq?lang=ar",
      title: arabicQuestions.head.title,
    },
  ]) {
    await press(reader, `a[hreflang=${language}]`);
    await expectSoon(() => addressOf(reader), address);
    await expectSoon(() => headingOf(reader), titleOf(title));
    await isLive(reader);
    expect(await languageOf(reader)).toEqual([
      ...[language, direction, language],
      `language=${language}`,
    ]);
  }
  expect(await reader.evaluate(() => history.length)).toBe(steps);
  expect(await reader.messages()).toEqual([]);
});

/** Which heading is the first in sight, by its number, and how far it stands below the top of the window. */
function placeOf(page: Evaluator): Promise<{ heading: number; top: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const tops = [...document.querySelectorAll("main :is(h1, h2, h3)")].map((one) =>
      one.checkVisibility() ? one.getBoundingClientRect().top : Number.NaN,
    );
    const heading = tops.findIndex((top) => top >= below && top < innerHeight);
    return { heading, top: tops[heading] ?? Number.NaN };
  });
}

/** How far what the reader is at may move when the language turns, in CSS pixels. */
const tolerance = 60;

// REQ-LANG-8
for (const window of [desktop, phone]) {
  test(`the switch leaves a reader of a treatment where they are (${window.width} px)`, async ({
    reader,
  }) => {
    await reader.open("/services/cataract-surgery", window);
    await isLive(reader);
    await reader.evaluate(() => {
      const headings = [...document.querySelectorAll("main h2")];
      headings[Math.floor(headings.length / 2)]?.scrollIntoView({ behavior: "instant" });
    });
    // The header has become compact, and the heading stands below it.
    await expectSoon(async () => (await placeOf(reader)).heading > 0, true);
    const { heading, top } = await placeOf(reader);
    for (const language of ["ar", "en"]) {
      await reader.evaluate((code) => {
        document.querySelector<HTMLElement>(`header [data-language="${code}"]`)?.click();
      }, language);
      await expectSoon(() => reader.evaluate(() => document.documentElement.lang), language);
      await isLive(reader);
      await expectSoon(async () => {
        const now = await placeOf(reader);
        return [now.heading, Math.abs(now.top - top) < tolerance];
      }, [heading, true]);
    }
  });
}

// REQ-LAYOUT-7
test("the menu opens over the page, closes by Escape, and leads on", async ({ reader }) => {
  const opener = "[data-menu-press=open]";
  await reader.open("/articles?lang=ar", phone);
  await isLive(reader);
  await press(reader, opener, words.menu.open);
  await expectSoon(() => areOpen(reader, "#menu"), [true]);
  expect(await textsOf(reader, "#menu nav:first-of-type a")).toEqual([
    ...[words.navigation.home, words.navigation.about, words.navigation.doctors],
    ...[words.navigation.services, words.navigation.articles, words.navigation.insurance],
    ...[words.navigation.branches, words.navigation.faq],
  ]);
  await reader.key("Escape");
  await expectSoon(() => areOpen(reader, "#menu"), [false]);
  expect(await focusIsOn(reader, opener)).toBe(opener);
  expect(await headingOf(reader)).toEqual(titleOf(articles.title));

  // A press within 300 ms after the menu has closed is ignored (REQ-LAYOUT-8).
  await reader.evaluate(() => new Promise((resolve) => setTimeout(resolve, 301)));
  await press(reader, opener);
  await expectSoon(() => areOpen(reader, "#menu"), [true]);
  await press(reader, "#menu a", words.navigation.doctors);
  await expectSoon(() => addressOf(reader), "/doctors?lang=ar");
  await expectSoon(() => headingOf(reader), titleOf(doctorsPage.hero.title));
  expect(await areOpen(reader, "#menu")).toEqual([false]);
  expect(await reader.messages()).toEqual([]);
});

test("a doctor's profile opens with an address of its own and gives the keyboard back", async ({
  reader,
}) => {
  const [doctor] = doctorIds;
  const link = `#doctor-${doctor}`;
  const { name, education } = doctorProfiles[doctor];
  await reader.open("/doctors?lang=ar", phone);
  await isLive(reader);
  await press(reader, link);
  await expectSoon(() => addressOf(reader), `/doctors?doctor=${doctor}&lang=ar`);
  const profile = "main dialog[open], body > dialog[open]";
  await expectSoon(() => textsOf(reader, `:is(${profile}) h2`), [name]);
  const [said = ""] = await textsOf(reader, profile);
  for (const step of education) expect(said).toContain(step);
  expect(await focusIsOn(reader, "dialog[open] *")).toBe("dialog[open] *");
  await reader.key("Escape");
  await expectSoon(() => textsOf(reader, profile), []);
  await expectSoon(() => addressOf(reader), "/doctors?lang=ar");
  await expectSoon(() => focusIsOn(reader, link), link);
  expect(await reader.messages()).toEqual([]);
});

test("a tab shows its branch in place, and the address can be shared", async ({ reader }) => {
  await reader.open("/branches?lang=ar", phone);
  await isLive(reader);
  for (const branch of [...contactBranchIds].reverse()) {
    const address = branch === "main" ? "/branches?lang=ar" : `/branches?branch=${branch}&lang=ar`;
    const tab = `[role=tab][href="${address}"]`;
    await press(reader, tab);
    await expectSoon(() => addressOf(reader), address);
    await expectSoon(() => textsOf(reader, "[role=tabpanel] h2"), [branches[branch].name]);
    await expectSoon(
      () =>
        reader.evaluate(
          () => document.querySelector("[aria-selected=true]")?.getAttribute("href") ?? null,
        ),
      address,
    );
  }
  expect(await reader.messages()).toEqual([]);
});

test("questions open and close each for itself", async ({ reader }) => {
  await reader.open("/faq?lang=ar", phone);
  await isLive(reader);
  const opened = () => textsOf(reader, "main details[open] > summary");
  const [already] = await opened();
  const [one, other] = questions.filter(({ question }) => question !== already);
  if (!one || !other) throw new Error("there are too few questions");
  const expectOpen = (...some: (typeof one)[]) =>
    expectSoon(
      async () => (await opened()).sort(),
      [already, ...some.map(({ question }) => question)].sort(),
    );
  await press(reader, "main summary", one.question);
  await expectOpen(one);
  expect(await textsOf(reader, "main details[open] p")).toContain(one.answer);
  await press(reader, "main summary", other.question);
  await expectOpen(one, other);
  await press(reader, "main summary", one.question);
  await expectOpen(other);
  expect(await reader.messages()).toEqual([]);
});
