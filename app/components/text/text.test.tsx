// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { InlineText, Lines, Text } from "./text.tsx";
import styles from "./text-runs.module.css";

afterEach(cleanup);

function htmlIn(locale: Locale, node: React.ReactNode): string {
  const value = { locale, explicit: false };
  return render(<LanguageProvider value={value}>{node}</LanguageProvider>).container.innerHTML;
}

test("a Latin name inside Arabic is isolated left to right and named as English", () => {
  expect(htmlIn("ar", <Text>عملية Z-LASIK Z8 للعينين</Text>)).toBe(
    `<span>عملية <bdi lang="en" dir="ltr" class="${styles.whole}">Z-LASIK Z8</bdi> للعينين</span>`,
  );
});

test("a longer name stays on one line if it fits", () => {
  expect(htmlIn("ar", <Text>PRK Streamlight</Text>)).toBe(
    `<bdi lang="en" dir="ltr" class="${styles.wholeIfItFits}">PRK Streamlight</bdi>`,
  );
});

test("a signed figure inside Arabic is isolated left to right", () => {
  expect(htmlIn("ar", <Text>أكثر من +١٨ سنة</Text>)).toBe(
    '<span>أكثر من <bdi dir="ltr">+١٨</bdi> سنة</span>',
  );
});

test("an Arabic name inside English is isolated right to left and named as Arabic", () => {
  expect(htmlIn("en", <Text>Dr Aisha (عائشة الحارثي)</Text>)).toBe(
    '<span>Dr Aisha (<bdi lang="ar" dir="rtl">عائشة الحارثي</bdi>)</span>',
  );
});

test("a text of one run has no wrapper element", () => {
  expect(htmlIn("en", <Text>LASIK, twenty minutes</Text>)).toBe("LASIK, twenty minutes");
});

test("a text in a line of text has no wrapper element around its runs", () => {
  const texts = [<InlineText key="runs">أكثر من +١٨ سنة</InlineText>, <Text key="one">سنة</Text>];
  expect(htmlIn("ar", texts)).toBe('أكثر من <bdi dir="ltr">+١٨</bdi> سنةسنة');
});

test("a range and a hyphenated name stay on one line", () => {
  const whole = (text: string) => `<span class="${styles.whole}">${text}</span>`;
  expect(htmlIn("en", <Text>Z-LASIK in 15-20 minutes</Text>)).toBe(
    `<span>${whole("Z-LASIK")} in ${whole("15-20 minutes")}</span>`,
  );
});

test("a text in another language than the page's is split by its own rule", () => {
  expect(htmlIn("en", <Text language="ar">LASIK</Text>)).toBe(
    '<bdi lang="en" dir="ltr">LASIK</bdi>',
  );
});

test("children that are not strings are unchanged", () => {
  expect(htmlIn("ar", <Text>{<b>LASIK</b>}</Text>)).toBe("<b>LASIK</b>");
});

test("the lines of a headline are separated by a space", () => {
  const { container } = render(
    <h1>
      <Lines>{["See Oman", "in detail."]}</Lines>
    </h1>,
  );
  expect(container.textContent).toBe("See Oman in detail.");
  expect(container.querySelectorAll("span")).toHaveLength(2);
});
