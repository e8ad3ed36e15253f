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
import { desktopViewport, phoneViewport } from "../support/viewports.ts";
import {
  click,
  expectEventually,
  readAddress,
  readFocus,
  readTexts,
  waitForHydration,
} from "./actions.ts";
import type { Evaluator } from "./engine-page.ts";
import { test } from "./engine-test.ts";

const joinLines = (lines: string | readonly string[]) => [[lines].flat().join(" ")];
const readHeading = (page: Evaluator) => readTexts(page, "main h1");

const isMenuOpen = (page: Evaluator) =>
  page.evaluate(() => document.querySelector("#menu")?.hasAttribute("open"));

/** Reads language, direction, and the stored language in localStorage and cookie. */
const readLanguage = (page: Evaluator) =>
  page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dir,
    localStorage.getItem("language"),
    document.cookie,
  ]);

test("the language switch changes the language and back, and stores the choice", async ({
  visitor,
}) => {
  await visitor.open("/faq?lang=ar", desktopViewport);
  await waitForHydration(visitor);
  const steps = await visitor.evaluate(() => history.length);
  for (const { language, direction, address, title } of [
    { language: "en", direction: "ltr", address: "/faq", title: englishQuestions.head.title },
    {
      language: "ar",
      direction: "rtl",
      address: "/faq?lang=ar",
      title: arabicQuestions.head.title,
    },
  ]) {
    await click(visitor, `a[hreflang=${language}]`);
    await expectEventually(() => readAddress(visitor), address);
    await expectEventually(() => readHeading(visitor), joinLines(title));
    await waitForHydration(visitor);
    expect(await readLanguage(visitor)).toEqual([
      ...[language, direction, language],
      `language=${language}`,
    ]);
  }
  expect(await visitor.evaluate(() => history.length)).toBe(steps);
  expect(await visitor.messages()).toEqual([]);
});

/** Reads the index of the first visible heading, and its distance from the top of the viewport. */
function readPosition(page: Evaluator): Promise<{ heading: number; top: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The browser pauses animations of parts that are not laid out.
    const isVisible = ({ effect }: Animation) =>
      (effect as KeyframeEffect).target?.checkVisibility({ contentVisibilityAuto: true });
    while (document.getAnimations().some(isVisible)) await new Promise(requestAnimationFrame);
    const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const tops = [...document.querySelectorAll("main :is(h1, h2, h3)")].map((one) =>
      one.checkVisibility() ? one.getBoundingClientRect().top : Number.NaN,
    );
    const heading = tops.findIndex((top) => top >= below && top < innerHeight);
    return { heading, top: tops[heading] ?? Number.NaN };
  });
}

/** The maximum shift of the scroll position after a language switch, in CSS pixels. */
const tolerance = 60;

// REQ-LANG-8
for (const window of [desktopViewport, phoneViewport]) {
  test(`the language switch keeps the scroll position on a treatment page (${window.width} px)`, async ({
    visitor,
  }) => {
    await visitor.open("/services/cataract-surgery", window);
    await waitForHydration(visitor);
    await visitor.evaluate(() => {
      const headings = [...document.querySelectorAll("main h2")];
      headings[Math.floor(headings.length / 2)]?.scrollIntoView({ behavior: "instant" });
    });
    // Wait until the header is compact and the heading is below it.
    await expectEventually(async () => (await readPosition(visitor)).heading > 0, true);
    const { heading, top } = await readPosition(visitor);
    for (const language of ["ar", "en"]) {
      await visitor.evaluate((code) => {
        document.querySelector<HTMLElement>(`header [data-language="${code}"]`)?.click();
      }, language);
      await expectEventually(() => visitor.evaluate(() => document.documentElement.lang), language);
      await waitForHydration(visitor);
      await expectEventually(async () => {
        const now = await readPosition(visitor);
        return [now.heading, Math.abs(now.top - top) < tolerance];
      }, [heading, true]);
    }
  });
}

// REQ-PAGE-6
test("a reload keeps the scroll position on a treatment page", async ({ visitor }) => {
  await visitor.open("/services/lasik-surgery", desktopViewport);
  await waitForHydration(visitor);
  // Scroll like a visitor, so that all parts above are laid out.
  await visitor.evaluate(async () => {
    const headings = [...document.querySelectorAll("main h2")];
    for (const heading of headings.slice(0, -1)) {
      heading.scrollIntoView({ behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  await expectEventually(async () => (await readPosition(visitor)).heading > 0, true);
  const { heading, top } = await readPosition(visitor);
  await visitor.evaluate(() => {
    document.documentElement.dataset.app = "before the reload";
    location.reload();
  });
  await expectEventually(async () => {
    await waitForHydration(visitor);
    const now = await readPosition(visitor);
    return [now.heading, Math.abs(now.top - top) < tolerance];
  }, [heading, true]);
});

// REQ-LAYOUT-7
test("the menu opens, closes with Escape, and navigates", async ({ visitor }) => {
  const opener = "[data-menu-button=open]";
  await visitor.open("/articles?lang=ar", phoneViewport);
  await waitForHydration(visitor);
  await click(visitor, opener, words.menu.open);
  await expectEventually(() => isMenuOpen(visitor), true);
  expect(await readTexts(visitor, "#menu nav:first-of-type a")).toEqual([
    ...[words.navigation.home, words.navigation.about, words.navigation.doctors],
    ...[words.navigation.services, words.navigation.articles, words.navigation.insurance],
    ...[words.navigation.branches, words.navigation.faq],
  ]);
  await visitor.key("Escape");
  await expectEventually(() => isMenuOpen(visitor), false);
  expect(await readFocus(visitor, opener)).toBe(opener);
  expect(await readHeading(visitor)).toEqual(joinLines(articles.title));

  // Clicks within 300 ms after the menu has closed are ignored (REQ-LAYOUT-8).
  await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 301)));
  await click(visitor, opener);
  await expectEventually(() => isMenuOpen(visitor), true);
  await click(visitor, "#menu a", words.navigation.doctors);
  await expectEventually(() => readAddress(visitor), "/doctors?lang=ar");
  await expectEventually(() => readHeading(visitor), joinLines(doctorsPage.hero.title));
  expect(await isMenuOpen(visitor)).toBe(false);
  expect(await visitor.messages()).toEqual([]);
});

test("a doctor's profile opens with its own URL and restores the focus when it closes", async ({
  visitor,
}) => {
  const [doctor] = doctorIds;
  const link = `#doctor-${doctor}`;
  const { name, education } = doctorProfiles[doctor];
  await visitor.open("/doctors?lang=ar", phoneViewport);
  await waitForHydration(visitor);
  await click(visitor, link);
  await expectEventually(() => readAddress(visitor), `/doctors?doctor=${doctor}&lang=ar`);
  const profile = "main dialog[open], body > dialog[open]";
  await expectEventually(() => readTexts(visitor, `:is(${profile}) h2`), [name]);
  const [text = ""] = await readTexts(visitor, profile);
  for (const step of education) expect(text).toContain(step);
  expect(await readFocus(visitor, "dialog[open] *")).toBe("dialog[open] *");
  await visitor.key("Escape");
  await expectEventually(() => readTexts(visitor, profile), []);
  await expectEventually(() => readAddress(visitor), "/doctors?lang=ar");
  await expectEventually(() => readFocus(visitor, link), link);
  expect(await visitor.messages()).toEqual([]);
});

test("a tab shows its branch and updates the URL", async ({ visitor }) => {
  await visitor.open("/branches?lang=ar", phoneViewport);
  await waitForHydration(visitor);
  for (const branch of [...contactBranchIds].reverse()) {
    const address = branch === "main" ? "/branches?lang=ar" : `/branches?branch=${branch}&lang=ar`;
    const tab = `[role=tab][href="${address}"]`;
    await click(visitor, tab);
    await expectEventually(() => readAddress(visitor), address);
    await expectEventually(() => readTexts(visitor, "[role=tabpanel] h2"), [branches[branch].name]);
    await expectEventually(
      () =>
        visitor.evaluate(
          () => document.querySelector("[aria-selected=true]")?.getAttribute("href") ?? null,
        ),
      address,
    );
  }
  expect(await visitor.messages()).toEqual([]);
});

test("questions open and close independently", async ({ visitor }) => {
  await visitor.open("/faq?lang=ar", phoneViewport);
  await waitForHydration(visitor);
  const opened = () => readTexts(visitor, "main details[open] > summary");
  const [already] = await opened();
  const [one, other] = questions.filter(({ question }) => question !== already);
  if (!one || !other) throw new Error("there are too few questions");
  const expectOpen = (...some: (typeof one)[]) =>
    expectEventually(
      async () => (await opened()).sort(),
      [already, ...some.map(({ question }) => question)].sort(),
    );
  await click(visitor, "main summary", one.question);
  await expectOpen(one);
  expect(await readTexts(visitor, "main details[open] p")).toContain(one.answer);
  await click(visitor, "main summary", other.question);
  await expectOpen(one, other);
  await click(visitor, "main summary", one.question);
  await expectOpen(other);
  expect(await visitor.messages()).toEqual([]);
});
