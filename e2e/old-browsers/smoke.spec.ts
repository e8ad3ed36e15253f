import { expect } from "@playwright/test";
import { contactBranchIds } from "../../app/content/data/branch-facts.ts";
import { pages } from "../../app/content/data/pages.ts";
import { locales } from "../../app/i18n/locale.ts";
import { withLocale } from "../../app/i18n/localized-path.ts";
import {
  click,
  expectEventually,
  fill,
  readAddress,
  readTexts,
  waitForHydration,
} from "../cross-browser/actions.ts";
import type { Evaluator } from "../cross-browser/engine-page.ts";
import { createEngineTest } from "../cross-browser/engine-test.ts";
import { serviceMessages } from "../support/accounts.ts";
import { horizontalOverflow } from "../support/page/overflow.ts";
import { phoneViewport } from "../support/viewports.ts";
import { shellWords, words } from "../support/words.ts";
import type { OldBrowser } from "./browsers.ts";
import { startOldChromium } from "./chromium.ts";
import { startOldWebKit } from "./webkit.ts";

const test = createEngineTest({
  "chromium-102": startOldChromium,
  "webkit-2.38": startOldWebKit,
} satisfies Record<OldBrowser, unknown>);

/** The header of a phone is one row of 68 px. Three rows would be 155 px or more. */
const highestHeader = 100;

/** Reads the height of the header, and whether its background is transparent. */
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
  const { menu, phoneBar } = shellWords[locale];
  const opener = "[data-menu-button=open]";

  for (const page of ["home", "branches", "insurance", "faq", "lasik-surgery"] as const) {
    const address = at(pages[page].path);
    test(`${address} has the layout of a phone`, async ({ visitor }) => {
      await visitor.open(address, phoneViewport);
      await waitForHydration(visitor);
      expect.soft(await readTexts(visitor, opener), "the menu's button").toHaveLength(1);
      const calls = `nav[aria-label="${phoneBar.label}"] a:not([hidden])`;
      expect.soft(await readTexts(visitor, calls), "call, chat and directions").toHaveLength(3);
      const header = await headerOf(visitor);
      expect.soft(header?.height, "the header's height").toBeLessThanOrEqual(highestHeader);
      expect.soft(header?.seeThrough, "the header is transparent").toBe(false);
      expect.soft(await horizontalOverflow(visitor), "sideways").toBe(0);
      expect.soft(await visitor.messages(), "it writes nothing to the console").toEqual([]);
    });
  }

  test(`the menu of ${at("/")} opens and navigates`, async ({ visitor }) => {
    await visitor.open(at("/"), phoneViewport);
    await waitForHydration(visitor);
    await click(visitor, opener, menu.open);
    await click(visitor, "#menu a", shellWords[locale].navigation.faq);
    await expectEventually(() => readAddress(visitor), at("/faq"));
    expect(await visitor.messages()).toEqual([]);
  });

  test(`a question opens on ${at("/faq")}`, async ({ visitor }) => {
    await visitor.open(at("/faq"), phoneViewport);
    await waitForHydration(visitor);
    const opened = () => readTexts(visitor, "main details[open] > summary");
    const before = await opened();
    const { question, answer } = words[locale].questions.at(-1) ?? { question: "", answer: "" };
    await click(visitor, "main summary", question);
    await expectEventually(async () => (await opened()).length, before.length + 1);
    expect(await readTexts(visitor, "main details[open] p")).toContain(answer);
    expect(await visitor.messages()).toEqual([]);
  });

  // The click hydrates the island of the branches.
  test(`a tab shows its branch on ${at("/branches")}`, async ({ visitor }) => {
    const [, branch = "main"] = contactBranchIds;
    const address = at(`/branches?branch=${branch}`);
    await visitor.open(at("/branches"), phoneViewport);
    await waitForHydration(visitor);
    await click(visitor, `[role=tab][href="${address}"]`);
    await expectEventually(() => readAddress(visitor), address);
    await expectEventually(
      () => readTexts(visitor, "[role=tabpanel] h2"),
      [words[locale].branches[branch].name],
    );
    expect(await visitor.messages()).toEqual([]);
  });

  test(`${at("/login")} shows the error for an unknown account`, async ({ visitor }) => {
    const { signIn, form } = words[locale].account;
    const refusal =
      locale === "en" ? serviceMessages.wrongPassword : form.errors.invalid_credentials;
    await visitor.open(at("/login"), phoneViewport);
    await waitForHydration(visitor);
    expect.soft(await horizontalOverflow(visitor), "sideways").toBe(0);
    expect.soft(await visitor.messages(), "it writes nothing to the console").toEqual([]);
    await fill(visitor, "#email", "nobody@example.om");
    await fill(visitor, "input[type=password]", "abc472");
    await click(visitor, "main form button", signIn.submit);
    await expectEventually(
      async () => (await readTexts(visitor, "[role=alert]")).some((text) => text.includes(refusal)),
      true,
    );
  });
}
