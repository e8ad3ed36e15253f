import { expect } from "@playwright/test";
import { compareRings, door, openGames, square, squares } from "./support/games.ts";
import { test } from "./support/journey.ts";

// F214, F215, D5
test("on a phone plate and answers are seen together, and the numbers look as on the plate", async ({
  page,
}) => {
  await openGames(page, "ar");
  await door(page, "colour", "ar").tap();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("أي رقم ترى؟");
  for (const question of ["١", "٢", "٣", "٤"]) {
    await expect(main.getByRole("status")).toHaveText(`السؤال ${question} من ٤`);
    await expect(main.getByRole("img", { name: "قرص من النقاط الملونة" })).toBeInViewport({
      ratio: 1,
    });
    const last = main.getByRole("button", { name: "لا شيء واضح" });
    // The bar at the foot covers what lies under it.
    const bar = await page.getByRole("navigation", { name: "تواصل سريع" }).boundingBox();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await squares(page).nth(1).tap();
  }
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("نتائجك");
  await expect(main.getByText("٣ من ٤").first()).toBeVisible();
  await expect(main.getByText("غير صحيحة")).toHaveCount(1);
});

// F216, F217, craft R24
test("on a phone the nine rings are seen at once, and are counted in Arabic", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T09:00:00+04:00") });
  await openGames(page, "ar");
  await page.clock.pauseAt(new Date("2026-11-21T10:00:00+04:00"));
  await door(page, "spot", "ar").tap();
  const main = page.getByRole("main");
  await expect(main.getByRole("timer")).toHaveText("أقل من ثانية");
  await expect(squares(page).last()).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(2000);
  await expect(main.getByRole("timer")).toHaveText("ثانيتان");
  const { odd } = await compareRings(page, "ar");
  for (const [index, text] of [
    "وجدت مربعًا واحدًا من ٥",
    "وجدت مربعين من ٥",
    "وجدت ٣ مربعات من ٥",
    "وجدت ٤ مربعات من ٥",
  ].entries()) {
    await square(page, odd[index]).tap();
    await expect(main.getByRole("status")).toHaveText(text);
  }
  await square(page, odd[4]).tap();
  await expect(main.getByText("نتيجة كاملة! انتباهك للتفاصيل ممتاز.")).toBeVisible();
  await expect(main.getByText("الوقت: ثانيتان")).toBeVisible();
  await expect(
    main.getByRole("region", { name: "نتائجك حتى الآن" }).getByRole("listitem"),
  ).toHaveText(["أوجد الاختلاف٥ من ٥ثانيتاننتيجة كاملة!"]);
});

test("a door answers wherever it is touched", async ({ page }) => {
  await openGames(page, "ar");
  await page.getByRole("article", { name: "أوجد الاختلاف" }).tap({ position: { x: 300, y: 60 } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("أوجد الاختلاف");
  await expect(squares(page)).toHaveCount(9);
});
