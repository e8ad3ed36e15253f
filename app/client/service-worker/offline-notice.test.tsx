import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { offlineNoticeWords } from "~/content/offline-notice-words.ts";
import { OfflineNotice } from "../../layout/offline-notice.tsx";
import { withOfflineNotice } from "./offline-notice.ts";

/** Half past eleven in the morning of 21 November 2026 in Oman. */
const instant = Date.UTC(2026, 10, 21, 7, 30);

function pageIn(lang: string, isTool = false): string {
  const line = renderToStaticMarkup(<OfflineNotice isTool={isTool} />);
  return `<html lang="${lang}" dir="ltr"><main>${line}<p hidden="">else</p></main></html>`;
}

test("the notice shows Oman's date and time in the language of the page", () => {
  const english = withOfflineNotice(pageIn("en"), instant);
  expect(english).toContain(" November 21, 2026, 11:30 AM.</p>");
  const arabic = withOfflineNotice(pageIn("ar"), instant);
  expect(arabic).toContain(" ٢١ نوفمبر ٢٠٢٦ الساعة ١١:٣٠ صباحًا.</p>");
  for (const page of [english, arabic]) {
    expect(page).toMatch(/<p data-offline-copy="" class="[^"]*">/);
    expect(page).toContain('<p hidden="">else</p>');
  }
});

test("a page that needs no server has a notice without a date", () => {
  const page = withOfflineNotice(pageIn("en", true), instant);
  expect(page).toContain(`>${offlineNoticeWords.en.tool}</p>`);
});

test("the texts of the notice need no escaping in HTML", () => {
  for (const words of Object.values(offlineNoticeWords))
    expect(JSON.stringify(words)).not.toMatch(/[<&]/);
});

test("a page without the notice is unchanged", () => {
  expect(withOfflineNotice("<html lang='en'><p>text</p></html>", instant)).toBe(
    "<html lang='en'><p>text</p></html>",
  );
});
