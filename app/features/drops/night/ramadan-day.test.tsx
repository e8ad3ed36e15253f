// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BranchId, branches, chosenBranchKey } from "~/content/data/branches.ts";
import { minNightInterval } from "~/content/data/drops-in-ramadan.ts";
import { getContent } from "~/content/index.server.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { LanguageProvider } from "~/i18n/language-context.tsx";
import type { Locale } from "~/i18n/locale.ts";
import { MyDropsView } from "../my-drops-view.island.tsx";
import { dropOf, regimenOf } from "../timetable/regimen-fixture.ts";
import { serializeRegimen } from "../timetable/regimen-storage.ts";
import { RamadanDay } from "./ramadan-day.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  location.hash = "";
});
afterEach(cleanup);

const start = "2026-11-20";
const regimen = regimenOf(
  dropOf("rosa", start, [6, null]),
  dropOf("alba", start, [3, null]),
  dropOf("marina", start, [2, null]),
);

function wordsIn(locale: Locale) {
  const { myDrops, myDropsNight, branches: names, hours } = getContent(locale);
  const sheet = { words: myDrops.sheet, hours };
  return {
    words: myDrops.view,
    sheets: { en: sheet, ar: sheet },
    nightWords: { words: myDropsNight, branches: names },
  };
}

function Example({ locale, today }: { locale: Locale; today: string }) {
  const [shown, setShown] = useState(regimen);
  const [date, setDate] = useState(today);
  const [isRamadan, setRamadan] = useState(false);
  const changes = {
    replace: setShown,
    open: () => {},
    add: () => {},
    change: () => {},
    remove: () => {},
    awake: (values: Partial<typeof regimen>) => setShown({ ...shown, ...values }),
  };
  return (
    <LanguageProvider value={{ locale, explicit: false }}>
      <RamadanDay
        {...wordsIn(locale)}
        {...{ regimen: shown, changes, today, date, isRamadan }}
        isNext={() => false}
        onDate={setDate}
        onRamadan={setRamadan}
        paper={{ language: "both", isLarge: false }}
        onPaper={() => {}}
        smallestDistance={120}
      />
    </LanguageProvider>
  );
}

function openRamadan(locale: Locale, today = "2027-02-15", branch?: BranchId) {
  if (branch) localStorage.setItem(chosenBranchKey, branch);
  render(<Example locale={locale} today={today} />);
  const { times } = getContent(locale).myDropsNight;
  const ramadan = screen.getByRole("radio", { name: times.ramadan });
  ramadan.focus();
  fireEvent.click(ramadan);
  return ramadan;
}

/** The text of an element without characters that only prevent line breaks. */
function plain(element: Element | undefined): string {
  return element?.textContent.replace(/\u00a0/g, " ").replace(/\u2060/g, "") ?? "";
}

/** Hours after noon of a time such as "5:05 AM". */
function hoursAfterNoon(time: string): number {
  const [, hour = "", minute = "", part] = /^(\d+):(\d\d) ([AP])M$/.exec(time) ?? [];
  return (Number(hour) % 12) + Number(minute) / 60 + (part === "A" ? 12 : 0);
}

// REQ-DROPS-9
test("each dose of each drop is between iftar and suhoor, or its drop stays as prescribed", () => {
  openRamadan("en");
  const { myDropsNight: night } = getContent("en");
  const [iftar = "", suhoor = ""] = [night.iftar, night.suhoor].map(
    (name) =>
      screen.getByText(name).closest("span:has(strong)")?.querySelector("strong")?.textContent,
  );
  const counts: Record<string, number> = {};
  for (const group of screen.getAllByRole("rowgroup")) {
    const rows = within(group).queryAllByRole("row");
    const first = rows[0]?.querySelector("th[scope=row]")?.textContent ?? "";
    if (!first || first === night.asPrescribed) continue;
    for (const row of rows) {
      const own = row.querySelector("th")?.textContent ?? "";
      const time = /M$/.test(own) ? own : own + first.slice(first.indexOf(" "));
      expect(hoursAfterNoon(time)).toBeGreaterThan(hoursAfterNoon(iftar));
      expect(hoursAfterNoon(time)).toBeLessThan(hoursAfterNoon(suhoor));
      const name = row.querySelector("bdi")?.textContent ?? "";
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
  expect(counts).toEqual({ alba: 3, marina: 2 });
  const [unmoved] = screen.getAllByRole("row", { name: new RegExp(night.asPrescribed) });
  expect(unmoved?.textContent).toContain("rosa");
  expect(plain(unmoved)).toContain("7 AM, 10 AM, 1 PM, 4 PM, 7 PM, 10 PM");
});

// REQ-DROPS-9
test("in Arabic a part of the day is written once for the times in it", () => {
  openRamadan("ar");
  const row = screen.getByRole("row", {
    name: new RegExp(getContent("ar").myDropsNight.asPrescribed),
  });
  expect(plain(row)).toContain("٧ و١٠ صباحًا، ١ ظهرًا، ٤ و٧ و١٠ مساءً");
});

// REQ-DROPS-9
test.each([
  ["en", "main"],
  ["ar", "salalah"],
] as const)("in %s the notice names the drop, and calls the branch %s", (locale, id) => {
  openRamadan(locale, "2027-02-15", id);
  const { branches: names, myDropsNight } = getContent(locale);
  const title = interpolate(myDropsNight.misfit, { name: "rosa" });
  const notice = screen
    .getAllByRole("status")
    .find(({ textContent }) => textContent.startsWith(title));
  const link = notice && within(notice).getByRole("link");
  expect(link?.textContent).toContain(branches[id].phone.value);
  expect(link?.getAttribute("href")).toMatch(/^tel:\+968/);
  expect(screen.getAllByText(new RegExp(names[id].city)).length).toBeGreaterThan(1);
});

// REQ-DROPS-9
test("the choice keeps the focus, and shows the usual day again", () => {
  const ramadan = openRamadan("en");
  const { title, times } = getContent("en").myDropsNight;
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(document.activeElement).toBe(ramadan);
  fireEvent.click(screen.getByRole("radio", { name: times.usual }));
  const { day } = getContent("en").myDrops.view;
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(day.title);
  expect(screen.getByRole("button", { name: day.print })).toBeTruthy();
});

// REQ-DROPS-9
test("before Ramadan its first night is shown, and no day before it", () => {
  openRamadan("en", "2026-11-29");
  const { day } = getContent("en").myDrops.view;
  expect(screen.getByText(/February 8, 2027/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: day.previous }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: day.next }));
  expect(screen.getByText(/February 9, 2027/)).toBeTruthy();
});

// REQ-DROPS-9
test("earlier sleep moves the doses", () => {
  openRamadan("en");
  const { awake } = getContent("en").myDrops.view;
  expect(screen.getByText("11:00 PM", { selector: "th *, th" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: `${awake.goToBed}: ${awake.earlier}` }));
  fireEvent.click(screen.getByRole("button", { name: `${awake.goToBed}: ${awake.earlier}` }));
  expect(screen.queryByText("11:00 PM", { selector: "th *, th" })).toBeNull();
  expect(screen.getByText("10:00 PM", { selector: "output *, output" })).toBeTruthy();
});

// REQ-DROPS-9
test("the page offers Ramadan only with the clinician's value", async () => {
  sessionStorage.setItem("my-drops", serializeRegimen(regimen));
  location.hash = "#day";
  const { words, sheets } = wordsIn("en");
  const { words: sheet, hours } = sheets.en;
  render(
    <LanguageProvider value={{ locale: "en", explicit: false }}>
      <MyDropsView
        words={words}
        sheetWords={{ en: sheet, ar: sheet }}
        sheetHours={{ en: hours, ar: hours }}
      />
    </LanguageProvider>,
  );
  await screen.findByRole("heading", { name: words.day.title });
  const { ramadan } = getContent("en").myDropsNight.times;
  expect(screen.queryByRole("radio", { name: ramadan }) === null).toBe(minNightInterval === null);
});
