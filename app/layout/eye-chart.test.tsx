import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import { EyeChart } from "./eye-chart.tsx";

test("the chart of a missing page has neither Latin letters nor ASCII digits in Arabic", () => {
  const chart = renderToStaticMarkup(
    <LanguageProvider value={{ locale: "ar", explicit: true }}>
      <EyeChart />
    </LanguageProvider>,
  );
  const text = chart.replace(/<[^>]+>/g, " ");
  expect(text).toContain("٦/٦٠");
  expect(text).not.toMatch(/[A-Za-z0-9]/);
  expect(chart).toMatch(/^<div[^>]* aria-hidden="true"/);
});
