import { expect } from "@playwright/test";
import { contactBranchIds } from "../../app/content/data/branch-facts.ts";
import { pages } from "../../app/content/data/pages.ts";
import { locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import { addressOf, expectSoon, fill, isLive, press, textsOf } from "../cross-browser/actions.ts";
import type { Evaluator } from "../cross-browser/engine-page.ts";
import { testsIn } from "../cross-browser/journey.ts";
import { serviceSays } from "../support/accounts.ts";
import { sidewaysScroll } from "../support/page/page-fit.ts";
import { phone } from "../support/screens.ts";
import { shellWords, words } from "../support/words.ts";
import { startOldChromium } from "./chromium.ts";
import type { OldBrowser } from "./programs.ts";
import { startOldWebKit } from "./webkit.ts";

const test = testsIn({
  "chromium-102": startOldChromium,
  "webkit-2.38": startOldWebKit,
} satisfies Record<OldBrowser, unknown>);

/** The header of a telephone is one row of 68 px; three rows are 155 or more. */
const highestHeader = 100;

/** The page's head as a reader sees it: its height, and whether what scrolls under it shows through wholly. */
const headerOf = (page: Evaluator) =>
  page.evaluate(() => {
    const header = document.querySelector("header[data-compact]");
    if (!header) return null;
    const { backgroundColor } = getComputedStyle(header);
    return {
      height: header.getBoundingClientRect().height,
      seeThrough: /^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor),
    };
  });

for (const locale of locales) {
  const at = (path: string) => withLocale(path, locale === "ar" ? "ar" : null);
  const { menu, actionBar } = shellWords[locale];
  const opener = "[data-menu-press=open]";

  for (const page of ["home", "branches", "insurance", "faq", "lasik-surgery"] as const) {
    const address = at(pages[page].path);
    test(`${address} is laid out for a telephone`, async ({ reader }) => {
      await reader.open(address, phone);
      await isLive(reader);
      expect.soft(await textsOf(reader, opener), "the menu's button").toHaveLength(1);
      const calls = `nav[aria-label="${actionBar.label}"] a:not([hidden])`;
      expect.soft(await textsOf(reader, calls), "call, write, find the way").toHaveLength(3);
      const header = await headerOf(reader);
      expect.soft(header?.height, "the header's height").toBeLessThanOrEqual(highestHeader);
      expect.soft(header?.seeThrough, "the page shows through the header").toBe(false);
      expect.soft(await sidewaysScroll(reader), "sideways").toBe(0);
      expect.soft(await reader.messages(), "it writes nothing to the console").toEqual([]);
    });
  }

  test(`the menu opens over ${at("/")} and leads on`, async ({ reader }) => {
    await reader.open(at("/"), phone);
    await isLive(reader);
    await press(reader, opener, menu.open);
    await press(reader, "#menu a", shellWords[locale].navigation.faq);
    await expectSoon(() => addressOf(reader), at("/faq"));
    expect(await reader.messages()).toEqual([]);
  });

  test(`a question unfolds on ${at("/faq")}`, async ({ reader }) => {
    await reader.open(at("/faq"), phone);
    await isLive(reader);
    const opened = () => textsOf(reader, "main details[open] > summary");
    const before = await opened();
    const { question, answer } = words[locale].questions.at(-1) ?? { question: "", answer: "" };
    await press(reader, "main summary", question);
    await expectSoon(async () => (await opened()).length, before.length + 1);
    expect(await textsOf(reader, "main details[open] p")).toContain(answer);
    expect(await reader.messages()).toEqual([]);
  });

  // The press wakes the island of the branches.
  test(`a tab shows its branch on ${at("/branches")}`, async ({ reader }) => {
    const [, branch = "main"] = contactBranchIds;
    const address = at(`/branches?branch=${branch}`);
    await reader.open(at("/branches"), phone);
    await isLive(reader);
    await press(reader, `[role=tab][href="${address}"]`);
    await expectSoon(() => addressOf(reader), address);
    await expectSoon(
      () => textsOf(reader, "[role=tabpanel] h2"),
      [words[locale].branches[branch].name],
    );
    expect(await reader.messages()).toEqual([]);
  });

  test(`${at("/login")} asks the service, and says that nobody is called so`, async ({
    reader,
  }) => {
    const { signIn, form } = words[locale].account;
    const refusal = locale === "en" ? serviceSays.wrongPassword : form.errors.invalid_credentials;
    await reader.open(at("/login"), phone);
    await isLive(reader);
    expect.soft(await sidewaysScroll(reader), "sideways").toBe(0);
    expect.soft(await reader.messages(), "it writes nothing to the console").toEqual([]);
    await fill(reader, "#email", "nobody@example.om");
    await fill(reader, "input[type=password]", "abc123");
    await press(reader, "main form button", signIn.submit);
    await expectSoon(
      async () => (await textsOf(reader, "[role=alert]")).some((said) => said.includes(refusal)),
      true,
    );
  });
}
