import { expect, type Page } from "@playwright/test";
import { collectConsoleMessages } from "../support/page/console-messages.ts";
import { scrollToTop } from "../support/page/focus.ts";
import { listLoadedFonts } from "../support/page/fonts.ts";
import { collectThirdPartyRequests } from "../support/page/page-links.ts";
import { listUndocumentedEntries } from "../support/page/stored-entries.ts";
import {
  openAllDetails,
  waitForAllScripts,
  waitForFonts,
  waitUntilInteractive,
} from "../support/page-ready.ts";
import { test } from "../support/test.ts";
import {
  a4Viewport,
  desktopViewport,
  narrowViewport,
  phoneViewport,
  shortViewports,
  type ViewportSize,
} from "../support/viewports.ts";
import { kitVisits, type Visit, visits } from "../support/visits.ts";
import { meetsWcag } from "./rules/contrast.ts";
import {
  hasLanguageSwitch,
  mirrorsDirectionalIcons,
  mirrorsMenuIcons,
  mirrorsOtherLanguage,
} from "./rules/direction.ts";
import { hasUnobstructedCaptions } from "./rules/figure-captions.ts";
import { hasHeaderTabOrder, hasSkipLink, hasVisibleFocus } from "./rules/keyboard.ts";
import { hasFooterLinks, hasLayoutInPageLanguage, hasPhoneBar } from "./rules/layout.ts";
import { linksKeepLanguage } from "./rules/links.ts";
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
  keepsShortViewportFree,
  respectsReducedMotion,
} from "./rules/user-preferences.ts";

test.use({ viewport: desktopViewport, contextOptions: { reducedMotion: "reduce" } });

/** Leaves the page as it found it, but for its place: where it is scrolled to, and the part that the address names. */
type Rule = (page: Page, visit: Visit) => Promise<void>;

/** What holds in a window of this size. To give a page another window costs more than most rules do. */
interface ViewportRules {
  viewport: ViewportSize;
  rules: Readonly<Record<string, Rule>>;
}

const rulesOfAllViewports = {
  "its parts are named, and a fingertip hits every control": hasLandmarkNamesAndTargetSizes,
  "the Tab key shows where it stands, never under another part": hasVisibleFocus,
};

/** What holds on every page as it comes. */
const rulesAsLoaded: readonly ViewportRules[] = [
  {
    viewport: desktopViewport,
    rules: {
      ...rulesOfAllViewports,
      "it has one title and headings in order": hasHeadingOutline,
      "it speaks its language from title to footer": hasLayoutInPageLanguage,
      "its footer leads everywhere it should": hasFooterLinks,
      "its links keep its language, and ways out are safe": linksKeepLanguage,
      "its switch speaks the other language": hasLanguageSwitch,
      "its arrows point along the line of reading": mirrorsDirectionalIcons,
      "in its header the Tab key goes along the line of reading": hasHeaderTabOrder,
      "nothing moves for who asked for stillness, and nothing is missing": respectsReducedMotion,
    },
  },
  {
    viewport: phoneViewport,
    rules: {
      ...rulesOfAllViewports,
      "call, chat and directions are under the thumb": hasPhoneBar,
      "the arrows of its menu point along the line of reading": mirrorsMenuIcons,
    },
  },
];

/** What holds when everything that folds is open. */
const rulesWithOpenDetails: readonly ViewportRules[] = [
  {
    viewport: phoneViewport,
    rules: { "its words stay whole, set as a reader likes": fitsLargeText },
  },
  { viewport: narrowViewport, rules: { "it fits a window of 320 px": fitsNarrowViewport } },
  ...shortViewports.map((viewport) => ({
    viewport,
    rules: { "it keeps at least three quarters of a low window": keepsShortViewportFree },
  })),
  {
    viewport: a4Viewport,
    rules: { "it prints in its direction, whole, with a number to call": isPrintable },
  },
  {
    viewport: desktopViewport,
    rules: {
      "its words stay whole, set as a reader likes": fitsLargeText,
      "its Arabic is set as Arabic is set": hasArabicTypography,
      "it is set in the site's own faces": usesOwnFonts,
      "it speaks one language and one numeral system": hasOneLanguageAndNumeralSystem,
      "its Arabic figures can be read": hasLegibleArabicFigures,
      "it says which words are Arabic, and sets its lines apart": hasEnglishTypography,
      "phones, mail, names and signed numbers keep their order": keepsReadingOrder,
      "it shows no prices": hasNoPricesOrForms,
      "it meets WCAG with text at seven to one": meetsWcag,
      "the words of its figure stand clear of what is drawn around them": hasUnobstructedCaptions,
      "the first stop of the Tab key leaps over the header": hasSkipLink,
    },
  },
];

// One load for each: what is measured there takes less time than a page needs to come.
for (const visit of [...visits, ...kitVisits]) {
  const tag = visit.page === "home" ? ["@smoke"] : [];
  test(`${visit.address} holds what every page must`, { tag }, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const { address, locale, page: id } = visit;
    const messages = collectConsoleMessages(
      page,
      // Chromium notes the status of the not-found page; that status is the page's own.
      (message) =>
        id === "not-found" && new URL(message.location().url).pathname.startsWith("/404"),
    );
    const thirdPartyRequests = collectThirdPartyRequests(page, baseURL ?? "");
    await page.goto(address);
    await waitUntilInteractive(page);
    const expectAll = async (stages: readonly ViewportRules[]) => {
      for (const { viewport, rules } of stages) {
        await resizeViewport(page, viewport);
        for (const [rule, holds] of Object.entries(rules)) {
          // Where a page is scrolled, its header covers what is below it.
          await scrollToTop(page);
          await test.step(`${rule}, ${viewport.width} px wide`, () => holds(page, visit));
        }
      }
    };
    await expectAll(rulesAsLoaded);
    await openAllDetails(page);
    await waitForFonts(page);
    // REQ-TYPE-6: neither the Arabic letters nor the rarer Latin ones.
    if (locale === "en")
      expect
        .soft(await listLoadedFonts(page))
        .toEqual([expect.stringMatching(/^Readex Pro U\+20-7E,/)]);
    await expectAll(rulesWithOpenDetails);
    if (locale === "ar" && id !== "ui")
      await test.step("it is the mirror image of its twin", () =>
        mirrorsOtherLanguage(page, visit));
    // REQ-LEGAL-4
    expect
      .soft(await listUndocumentedEntries(page), "it keeps what the privacy text names")
      .toEqual([]);
    // REQ-CONTENT-3
    expect.soft(thirdPartyRequests, "it asks no other host for anything").toEqual([]);
    expect.soft(messages, "it writes nothing to the console").toEqual([]);
  });
}

/** The page asks for what it needs in another window with the next frame. */
async function resizeViewport(page: Page, window: ViewportSize): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width === window.width && height === window.height) return;
  await page.setViewportSize(window);
  await waitForAllScripts(page);
  await waitForFonts(page);
}
