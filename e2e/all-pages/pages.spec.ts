import { expect, type Page } from "@playwright/test";
import { collectConsoleMessages } from "../support/page/console-messages.ts";
import { listLoadedFonts } from "../support/page/fonts.ts";
import { collectThirdPartyRequests } from "../support/page/page-links.ts";
import { resizeViewport } from "../support/page/resize.ts";
import { listUndocumentedEntries } from "../support/page/stored-entries.ts";
import {
  openAllDetails,
  waitForFonts,
  waitForScriptsAndFonts,
  waitUntilInteractive,
} from "../support/page-ready.ts";
import { removeListeners, test } from "../support/shared-tab.ts";
import {
  a4Viewport,
  desktopViewport,
  narrowViewport,
  phoneViewport,
  type ViewportSize,
} from "../support/viewports.ts";
import { kitVisits, type Visit, visitInOtherLanguage, visits } from "../support/visits.ts";
import { meetsWcag } from "./rules/contrast.ts";
import {
  type EnglishPositions,
  hasLanguageSwitch,
  mirrorsDirectionalIcons,
  mirrorsMenuIcons,
  mirrorsOtherLanguage,
} from "./rules/direction.ts";
import { hasCompleteCaptions } from "./rules/figure-captions.ts";
import { hasHeaderTabOrder, hasSkipLink, hasVisibleFocus } from "./rules/keyboard.ts";
import { hasFooterLinks, hasLayoutInPageLanguage, hasPhoneBar } from "./rules/layout.ts";
import { linksKeepLanguage, phoneLinksNameTheirOwner } from "./rules/links.ts";
import { hasHeadingOutline, hasLandmarkNamesAndTargetSizes } from "./rules/structure.ts";
import {
  hasArabicTypography,
  hasEnglishTypography,
  hasLegibleArabicFigures,
  hasNoPricesOrForms,
  hasOneLanguageAndNumeralSystem,
  keepsReadingOrder,
  usesOwnFonts,
} from "./rules/typography.ts";
import {
  fitsLargeText,
  fitsNarrowViewport,
  isPrintable,
  keepsShortViewportsFree,
  respectsReducedMotion,
} from "./rules/user-preferences.ts";

/**
 * Tests a rule on a page. It may change the fragment only: a rule that scrolls returns to the top, because on a scrolled
 * page the header covers content. The positions of the parts in English are compared with those in Arabic.
 */
type Rule = (page: Page, visit: Visit, english: EnglishPositions) => Promise<void>;

/** The rules for a viewport. Resizing takes longer than most rules. */
interface ViewportRules {
  viewport: ViewportSize;
  rules: Readonly<Record<string, Rule>>;
}

const rulesOfAllViewports = {
  "its landmarks have names, and every control is large enough for touch":
    hasLandmarkNamesAndTargetSizes,
  "the focus is visible and not covered": hasVisibleFocus,
};

/** The rules for a page as loaded. It is loaded at the width of the first. */
const rulesAsLoaded: readonly ViewportRules[] = [
  {
    viewport: phoneViewport,
    rules: {
      "it mirrors the page in the other language": mirrorsOtherLanguage,
      ...rulesOfAllViewports,
      "the phone bar has call, chat and directions": hasPhoneBar,
      "the directional icons of its menu follow the reading direction": mirrorsMenuIcons,
    },
  },
  {
    viewport: desktopViewport,
    rules: {
      "it mirrors the page in the other language": mirrorsOtherLanguage,
      ...rulesOfAllViewports,
      "it has one main heading and headings in order": hasHeadingOutline,
      "title, header and footer are in its language": hasLayoutInPageLanguage,
      "its footer has all links": hasFooterLinks,
      "its links keep its language, and external links are safe": linksKeepLanguage,
      "its phone links name who answers": phoneLinksNameTheirOwner,
      "its language switch leads to the other language": hasLanguageSwitch,
      "its directional icons follow the reading direction": mirrorsDirectionalIcons,
      "the tab order of its header follows the reading direction": hasHeaderTabOrder,
      "with reduced motion nothing moves and nothing is missing": respectsReducedMotion,
    },
  },
];

/** The rules for a page with all `details` elements open. */
const rulesWithOpenDetails: readonly ViewportRules[] = [
  {
    viewport: desktopViewport,
    rules: {
      "large text and custom spacing clip nothing": fitsLargeText,
      "its Arabic text follows Arabic typography": hasArabicTypography,
      "it uses the site's own fonts": usesOwnFonts,
      "it uses one language and one numeral system": hasOneLanguageAndNumeralSystem,
      "its Arabic digits are legible": hasLegibleArabicFigures,
      "Arabic words are marked, and lines have enough space": hasEnglishTypography,
      "phone numbers, e-mail addresses, names and signed numbers keep their order":
        keepsReadingOrder,
      "it shows no prices, and no form except the search": hasNoPricesOrForms,
      "it meets WCAG with a text contrast of 7:1": meetsWcag,
      "the captions of its drawings are complete": hasCompleteCaptions,
      "its first tab stop is the skip link": hasSkipLink,
    },
  },
  {
    viewport: a4Viewport,
    rules: {
      "it prints all texts in its direction, with a phone number": isPrintable,
      "sticky elements cover at most a quarter of a short viewport": keepsShortViewportsFree,
    },
  },
  {
    viewport: phoneViewport,
    rules: { "large text and custom spacing clip nothing": fitsLargeText },
  },
  { viewport: narrowViewport, rules: { "it fits a viewport of 320 px": fitsNarrowViewport } },
];

// One test for both languages, because the rules compare them, and one load for each language, because a load takes
// longer than the rules.
for (const english of [...visits, ...kitVisits].filter(({ locale }) => locale === "en")) {
  const tag = english.page === "home" ? ["@smoke"] : [];
  test(`${english.address} follows the rules for all pages, in both languages`, {
    tag,
  }, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const positions: EnglishPositions = new Map();
    for (const visit of [english, visitInOtherLanguage(english)])
      await test.step(visit.address, () => expectRules(page, visit, baseURL ?? "", positions));
  });
}

async function expectRules(
  page: Page,
  visit: Visit,
  origin: string,
  positions: EnglishPositions,
): Promise<void> {
  const { address, locale, page: id } = visit;
  removeListeners(page);
  const messages = collectConsoleMessages(
    page,
    // Chromium logs the expected status 404 of the not-found page.
    (message) => id === "not-found" && new URL(message.location().url).pathname.startsWith("/404"),
  );
  const thirdPartyRequests = collectThirdPartyRequests(page, origin);
  await page.setViewportSize(phoneViewport);
  await page.goto(address);
  await waitUntilInteractive(page);
  await waitForScriptsAndFonts(page);
  const expectAll = async (stages: readonly ViewportRules[]) => {
    for (const { viewport, rules } of stages) {
      await resizeViewport(page, viewport);
      for (const [rule, holds] of Object.entries(rules))
        await test.step(`${rule}, ${viewport.width} px wide`, () => holds(page, visit, positions));
    }
  };
  await expectAll(rulesAsLoaded);
  await openAllDetails(page);
  await waitForFonts(page);
  // REQ-TYPE-6: no Arabic font and no font with rare Latin letters.
  if (locale === "en")
    expect
      .soft(await listLoadedFonts(page))
      .toEqual([expect.stringMatching(/^Readex Pro U\+20-3B,/)]);
  await expectAll(rulesWithOpenDetails);
  // REQ-LEGAL-4
  expect
    .soft(await listUndocumentedEntries(page), "it stores only what the privacy policy names")
    .toEqual([]);
  // REQ-CONTENT-3
  expect.soft(thirdPartyRequests, "it sends no request to another host").toEqual([]);
  expect.soft(messages, "it writes nothing to the console").toEqual([]);
}
