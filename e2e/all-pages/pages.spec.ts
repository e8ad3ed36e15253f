import { expect, type Page } from "@playwright/test";
import { fontsReady, liveApp, unfoldAll, wholeApp } from "../support/app.ts";
import { goToTop } from "../support/page/focus.ts";
import { usedFonts } from "../support/page/fonts.ts";
import { unnamedEntries } from "../support/page/kept-entries.ts";
import { ownMessages } from "../support/page/own-messages.ts";
import { foreignRequests } from "../support/page/page-links.ts";
import { desktop, lowWindows, narrow, paper, phone, type WindowSize } from "../support/screens.ts";
import { test } from "../support/test.ts";
import { kitVisits, type Visit, visits } from "../support/visits.ts";
import { meetsWcag } from "./rules/colours.ts";
import {
  menuPointsAlongTheLine,
  mirrorsItsTwin,
  offersTheOtherLanguage,
  pointsAlongTheLine,
} from "./rules/direction.ts";
import { keepsCaptionsClear } from "./rules/figures.ts";
import { footerLeadsOn, servesTheThumb, speaksItsLanguage } from "./rules/frame.ts";
import {
  goesAlongTheHeader,
  leapsOverTheHeader,
  showsWhereTheKeyboardStands,
} from "./rules/keyboard.ts";
import { keepsItsLanguage } from "./rules/links.ts";
import {
  fitsANarrowWindow,
  keepsWordsWhole,
  leavesALowWindowToThePage,
  prints,
  staysStill,
} from "./rules/settings.ts";
import { hasNamedPartsAndRoomForAFingertip, hasOneOutline } from "./rules/structure.ts";
import {
  isSetAsArabicIs,
  isSetAsEnglishIs,
  isSetInItsOwnFaces,
  keepsOrder,
  showsFiguresThatCanBeRead,
  showsNoPrices,
  speaksOneLanguage,
} from "./rules/texts.ts";

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

/** Leaves the page as it found it, but for its place: where it is scrolled to, and the part that the address names. */
type Rule = (page: Page, visit: Visit) => Promise<void>;

/** What holds in a window of this size. To give a page another window costs more than most rules do. */
interface Stage {
  window: WindowSize;
  rules: Readonly<Record<string, Rule>>;
}

const inEveryWindow = {
  "its parts are named, and a fingertip hits every control": hasNamedPartsAndRoomForAFingertip,
  "the Tab key shows where it stands, never under another part": showsWhereTheKeyboardStands,
};

/** What holds on every page as it comes. */
const served: readonly Stage[] = [
  {
    window: desktop,
    rules: {
      ...inEveryWindow,
      "it has one title and headings in order": hasOneOutline,
      "it speaks its language from title to footer": speaksItsLanguage,
      "its footer leads everywhere it should": footerLeadsOn,
      "its links keep its language, and ways out are safe": keepsItsLanguage,
      "its switch speaks the other language": offersTheOtherLanguage,
      "its arrows point along the line of reading": pointsAlongTheLine,
      "in its header the Tab key goes along the line of reading": goesAlongTheHeader,
      "nothing moves for who asked for stillness, and nothing is missing": staysStill,
    },
  },
  {
    window: phone,
    rules: {
      ...inEveryWindow,
      "call, chat and directions are under the thumb": servesTheThumb,
      "the arrows of its menu point along the line of reading": menuPointsAlongTheLine,
    },
  },
];

/** What holds when everything that folds is open. */
const unfolded: readonly Stage[] = [
  { window: phone, rules: { "its words stay whole, set as a reader likes": keepsWordsWhole } },
  { window: narrow, rules: { "it fits a window of 320 px": fitsANarrowWindow } },
  ...lowWindows.map((window) => ({
    window,
    rules: { "it keeps at least three quarters of a low window": leavesALowWindowToThePage },
  })),
  { window: paper, rules: { "it prints in its direction, whole, with a number to call": prints } },
  {
    window: desktop,
    rules: {
      "its words stay whole, set as a reader likes": keepsWordsWhole,
      "its Arabic is set as Arabic is set": isSetAsArabicIs,
      "it is set in the site's own faces": isSetInItsOwnFaces,
      "it speaks one language and one numeral system": speaksOneLanguage,
      "its Arabic figures can be read": showsFiguresThatCanBeRead,
      "it says which words are Arabic, and sets its lines apart": isSetAsEnglishIs,
      "phones, mail, names and signed numbers keep their order": keepsOrder,
      "it shows no prices": showsNoPrices,
      "it meets WCAG with text at seven to one": meetsWcag,
      "the words of its figure stand clear of what is drawn around them": keepsCaptionsClear,
      "the first stop of the Tab key leaps over the header": leapsOverTheHeader,
    },
  },
];

// One load for each: what is measured there takes less time than a page needs to come.
for (const visit of [...visits, ...kitVisits]) {
  const tag = visit.page === "home" ? ["@smoke"] : [];
  test(`${visit.address} holds what every page must`, { tag }, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const { address, locale, page: id } = visit;
    const said = ownMessages(
      page,
      // Chromium notes the status of the not-found page; that status is the page's own.
      (message) =>
        id === "not-found" && new URL(message.location().url).pathname.startsWith("/404"),
    );
    const strangers = foreignRequests(page, baseURL ?? "");
    await page.goto(address);
    await liveApp(page);
    const expectAll = async (stages: readonly Stage[]) => {
      for (const { window, rules } of stages) {
        await changeWindow(page, window);
        for (const [rule, holds] of Object.entries(rules)) {
          // Where a page is scrolled, its header covers what is below it.
          await goToTop(page);
          await test.step(`${rule}, ${window.width} px wide`, () => holds(page, visit));
        }
      }
    };
    await expectAll(served);
    await unfoldAll(page);
    await fontsReady(page);
    // REQ-TYPE-6: neither the Arabic letters nor the rarer Latin ones.
    if (locale === "en")
      expect.soft(await usedFonts(page)).toEqual([expect.stringMatching(/^Readex Pro U\+20-7E,/)]);
    await expectAll(unfolded);
    if (locale === "ar" && id !== "ui")
      await test.step("it is the mirror image of its twin", () => mirrorsItsTwin(page, visit));
    // REQ-LEGAL-4
    expect.soft(await unnamedEntries(page), "it keeps what the privacy text names").toEqual([]);
    // REQ-CONTENT-3
    expect.soft(strangers, "it asks no other host for anything").toEqual([]);
    expect.soft(said, "it writes nothing to the console").toEqual([]);
  });
}

/** The page asks for what it needs in another window with the next frame. */
async function changeWindow(page: Page, window: WindowSize): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width === window.width && height === window.height) return;
  await page.setViewportSize(window);
  await wholeApp(page);
  await fontsReady(page);
}
