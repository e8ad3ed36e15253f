import { expect, test } from "vitest";
import { branchIds } from "../content/data/branches.ts";
import { getContent } from "../content/index.server.ts";
import type { Locale } from "../i18n/locale.ts";
import { listNotices } from "./branch-notice.ts";
import { pageNotices, type WrittenNotice } from "./page-notices.ts";

const notice: WrittenNotice = {
  id: "1",
  branches: ["sohar"],
  firstDay: "2026-11-24",
  lastDay: "2026-12-02",
  text: "Text",
  updatedAt: Date.parse("2026-11-25T06:12:00Z"),
};

function notices(locale: Locale, ...written: Partial<WrittenNotice>[]) {
  const { notices: words, hours } = getContent(locale);
  const all = written.map((one) => ({ ...notice, ...one }));
  return pageNotices(all, { notices: words, hours, locale });
}

const at = (time: string) => Date.parse(`${time}+04:00`);

// REQ-STAFF-21
test.each([
  ["en", "2026-11-23T23:59", "From Tuesday, November 24, 2026 to Wednesday, December 2, 2026"],
  ["en", "2026-11-24T00:00", "Until Wednesday, December 2, 2026"],
  ["ar", "2026-11-23T23:59", "من الثلاثاء ٢٤ نوفمبر ٢٠٢٦ إلى الأربعاء ٢ ديسمبر ٢٠٢٦"],
  ["ar", "2026-12-02T23:59", "حتى الأربعاء ٢ ديسمبر ٢٠٢٦"],
] as const)("in %s at %s in Oman the days are written as %s", (locale, time, days) => {
  const page = notices(locale, {});
  expect(page && listNotices(page, "sohar", at(time))[0]?.days).toBe(days);
});

test("the days of one day name it, and the time of the last change is that of Oman", () => {
  const oneDay = { firstDay: "2026-11-28", lastDay: "2026-11-28" };
  const texts = (["en", "ar"] as const).map((locale) => {
    const [only] = listNotices(notices(locale, oneDay), "sohar", at("2026-11-25T12:00"));
    return [only?.days, only?.updated];
  });
  expect(texts).toEqual([
    ["On Saturday, November 28, 2026", "Updated November 25, 2026, 10:12 AM"],
    ["يوم السبت ٢٨ نوفمبر ٢٠٢٦", "آخر تحديث: ٢٥ نوفمبر ٢٠٢٦، ١٠:١٢ صباحًا"],
  ]);
});

// REQ-STAFF-22
test("a notice disappears at the end of its last day in Oman", () => {
  const page = notices("en", {});
  expect(listNotices(page, "sohar", at("2026-12-02T23:59:59"))).toHaveLength(1);
  expect(listNotices(page, "sohar", at("2026-12-03T00:00"))).toEqual([]);
});

// REQ-STAFF-21
test("a branch has its own notices, those that end sooner first, and not those of all branches", () => {
  const page = notices(
    "en",
    { id: "late" },
    { id: "other", branches: ["sur"] },
    { id: "all", branches: branchIds },
    { id: "soon", lastDay: "2026-11-30", branches: ["main", "sohar"] },
  );
  const idsOf = (place: Parameters<typeof listNotices>[1]) =>
    listNotices(page, place, at("2026-11-25T12:00")).map(({ id }) => id);
  expect([idsOf("sohar"), idsOf("all"), idsOf("nizwa")]).toEqual([["soon", "late"], ["all"], []]);
});

test("a page without notices has no words for them", () => {
  expect(notices("en")).toBeUndefined();
});
