import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OfflineNotice } from "../../layout/offline-notice.tsx";
import { withOfflineNotice } from "./offline-notice.ts";

/** Half past eleven in the morning of 21 November 2026 in Oman. */
const instant = Date.UTC(2026, 10, 21, 7, 30);

function pageIn(lang: string, text: string, morning: string): string {
  const dayParts = { night: "n", morning, noon: "p", evening: "e" };
  const line = renderToStaticMarkup(<OfflineNotice text={text} dayParts={dayParts} />);
  return `<html lang="${lang}" dir="ltr"><main>${line}<p hidden="">else</p></main></html>`;
}

test("the notice shows Oman's date and time in the language of the page", () => {
  const english = withOfflineNotice(pageIn("en", "As on {date}, {time} & before.", "AM"), instant);
  expect(english).toContain(">As on November 21, 2026, 11:30 AM &amp; before.</p>");
  const arabic = withOfflineNotice(pageIn("ar", "في {date} الساعة {time}.", "صباحًا"), instant);
  expect(arabic).toContain(">في ٢١ نوفمبر ٢٠٢٦ الساعة ١١:٣٠ صباحًا.</p>");
  for (const page of [english, arabic]) {
    expect(page).toMatch(/<p data-offline-copy="" class="[^"]*">/);
    expect(page).toContain('<p hidden="">else</p>');
  }
});

test("a page without the notice is unchanged", () => {
  expect(withOfflineNotice("<html lang='en'><p>text</p></html>", instant)).toBe(
    "<html lang='en'><p>text</p></html>",
  );
});
