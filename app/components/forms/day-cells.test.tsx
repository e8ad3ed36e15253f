// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { DayCells } from "./day-cells.tsx";

afterEach(cleanup);

test.each<[Locale, string, string, [shown: string, name: string][]]>([
  [
    "en",
    "Monday",
    "Closed",
    [
      ["Mon30", "Mon 30 November 2026"],
      ["Mon7Closed", "Mon 7 December 2026: Closed"],
    ],
  ],
  [
    "ar",
    "الاثنين",
    "مغلق",
    [
      ["اثنين٣٠", "الاثنين ٣٠ نوفمبر ٢٠٢٦"],
      ["اثنين٧مغلق", "الاثنين ٧ ديسمبر ٢٠٢٦: مغلق"],
    ],
  ],
])(
  "in %s the name of a day has what its cell shows, the month and the year",
  (locale, weekday, closed, expected) => {
    const day = { weekday, isSelected: false };
    render(
      <LanguageProvider value={{ locale, explicit: false }}>
        <DayCells
          type="radio"
          name="day"
          closed={closed}
          days={[
            { ...day, date: "2026-11-30", isClosed: false },
            { ...day, date: "2026-12-07", isClosed: true },
          ]}
          onSelect={() => {}}
        />
      </LanguageProvider>,
    );
    const cells = screen.getAllByRole("radio");
    expect(
      cells.map((cell) => [cell.closest("label")?.textContent, cell.getAttribute("aria-label")]),
    ).toEqual(expected);
  },
);
