import { expect, type Page, test } from "@playwright/test";
import { fontsReady, liveApp, unfoldAll } from "../support/app.ts";
import { goToTop } from "../support/page/focus.ts";
import { downloadedFonts } from "../support/page/fonts.ts";
import { isOwnMessage } from "../support/page/own-messages.ts";
import { foreignRequests } from "../support/page/page-links.ts";
import { desktop } from "../support/screens.ts";
import { kitVisits, type Visit, visits } from "../support/visits.ts";
import { meetsWcag } from "./rules/colours.ts";
import { offersTheOtherLanguage, pointsAlongTheLine, turns } from "./rules/direction.ts";
import { keepsCaptionsClear } from "./rules/figures.ts";
import { footerLeadsOn, servesTheThumb, speaksItsLanguage } from "./rules/frame.ts";
import { leapsOverTheHeader, showsWhereTheKeyboardStands } from "./rules/keyboard.ts";
import { leadsSomewhere } from "./rules/links.ts";
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
  keepsOrder,
  showsFiguresThatCanBeRead,
  showsNoPrices,
  speaksOneLanguage,
} from "./rules/texts.ts";

test.use({ viewport: desktop, contextOptions: { reducedMotion: "reduce" } });

/** Leaves the page as it found it, but for its place: where it is scrolled to, and the part that the address names. */
type Rule = (page: Page, visit: Visit) => Promise<void>;

/** What holds on every page as it comes. */
const served: Readonly<Record<string, Rule>> = {
  "it has one title and headings in order": hasOneOutline,
  "its parts are named, and a fingertip hits every control": hasNamedPartsAndRoomForAFingertip,
  "it speaks its language from title to footer": speaksItsLanguage,
  "its footer leads everywhere it should": footerLeadsOn,
  "call, chat and directions are under the thumb": servesTheThumb,
  "every link leads somewhere, in the language of the page": leadsSomewhere,
  "its switch speaks the other language": offersTheOtherLanguage,
  "its arrows point along the line of reading": pointsAlongTheLine,
  "nothing moves for who asked for stillness, and nothing is missing": staysStill,
  "the Tab key shows where it stands, never under another part": showsWhereTheKeyboardStands,
};

/** What holds when everything that folds is open. */
const unfolded: Readonly<Record<string, Rule>> = {
  "its Arabic is set as Arabic is set": isSetAsArabicIs,
  "it speaks one language and one numeral system": speaksOneLanguage,
  "its Arabic figures can be read": showsFiguresThatCanBeRead,
  "it says which words are Arabic, and sets its lines apart": isSetAsEnglishIs,
  "phones, mail, names and signed numbers keep their order": keepsOrder,
  "it shows no prices": showsNoPrices,
  "it meets WCAG with text at seven to one, by day, and by night or in high contrast": meetsWcag,
  "the words of its figure stand clear of what is drawn around them": keepsCaptionsClear,
  "it fits a window of 320 px": fitsANarrowWindow,
  "it keeps at least three quarters of a low window": leavesALowWindowToThePage,
  "it prints in its direction, whole, with a number to call": prints,
  "its words stay whole with large letters and with a reader's own spacing": keepsWordsWhole,
  "the first stop of the Tab key leaps over the header": leapsOverTheHeader,
};

// One load for each: what is measured there takes less time than a page needs to come.
for (const visit of [...visits, ...kitVisits]) {
  const tag = visit.page === "home" ? ["@smoke"] : [];
  test(`${visit.address} holds what every page must`, { tag }, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const { address, locale, page: id } = visit;
    const said: string[] = [];
    page.on("pageerror", (error) => said.push(error.message));
    page.on("console", (message) => {
      // Chromium notes the status of the not-found page; that status is the page's own.
      if (id === "not-found" && new URL(message.location().url).pathname.startsWith("/404")) return;
      if (isOwnMessage(message)) said.push(message.text());
    });
    const strangers = foreignRequests(page, baseURL ?? "");
    const fonts = downloadedFonts(page);
    await page.goto(address);
    await liveApp(page);
    const expectAll = async (rules: Readonly<Record<string, Rule>>) => {
      for (const [rule, holds] of Object.entries(rules)) {
        // Where a page is scrolled, its header covers what is below it.
        await goToTop(page);
        await test.step(rule, () => holds(page, visit));
      }
    };
    await expectAll(served);
    await unfoldAll(page);
    await fontsReady(page);
    // Craft R21: neither the Arabic letters nor the rarer Latin ones.
    if (locale === "en") expect.soft(fonts).toEqual([expect.stringContaining("readex-pro-basic")]);
    await expectAll(unfolded);
    await test.step("it can be left for the other language", () => turns(page, visit));
    // F239
    expect.soft(strangers, "it asks no other host for anything").toEqual([]);
    expect.soft(said, "it writes nothing to the console").toEqual([]);
  });
}
