import { expect } from "@playwright/test";
import { test } from "../support/shared-tab.ts";
import { ar } from "../support/words.ts";
import {
  foundText,
  openGames,
  playButton,
  progressText,
  scoreText,
  secondsText,
  sortSquares,
  square,
  squares,
} from "./games.ts";

test("on a phone the plate and its answers fit the viewport", async ({ page }) => {
  await openGames(page, "ar");
  await playButton(page, "colour", "ar").tap();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(ar.games.colour.question);
  for (const question of [1, 2, 3, 4]) {
    await expect(main.getByRole("status")).toHaveText(progressText(question, "ar"));
    await expect(main.getByRole("img", { name: ar.games.colour.plate })).toBeInViewport({
      ratio: 1,
    });
    const last = main.getByRole("button", { name: ar.games.colour.nothing });
    // The phone bar covers the bottom of the viewport.
    const bar = await page.getByRole("navigation", { name: ar.shell.phoneBar.label }).boundingBox();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await squares(page).nth(1).tap();
  }
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(ar.games.results.title);
  await expect(main.getByText(scoreText(3, 4, "ar")).first()).toBeVisible();
  await expect(main.getByText(ar.games.results.review.incorrect)).toHaveCount(1);
});

// REQ-TYPE-2
test("on a phone the nine rings fit the viewport, and are counted in Arabic", async ({
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.clock.install({ time: new Date("2026-11-21T09:00:00+04:00") });
  await openGames(page, "ar");
  await page.clock.pauseAt(new Date("2026-11-21T10:00:00+04:00"));
  await playButton(page, "spot", "ar").tap();
  const main = page.getByRole("main");
  await expect(main.getByRole("timer")).toHaveText(secondsText(0, "ar"));
  await expect(squares(page).last()).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(2000);
  await expect(main.getByRole("timer")).toHaveText(secondsText(2, "ar"));
  const { odd } = await sortSquares(page, "ar");
  for (const found of [1, 2, 3, 4]) {
    await square(page, odd[found - 1]).tap();
    await expect(main.getByRole("status")).toHaveText(foundText(found, "ar"));
  }
  await square(page, odd[4]).tap();
  await expect(main.getByText(ar.games.results.messages.spot.perfect)).toBeVisible();
  await expect(main.getByText(`${ar.games.results.time}: ${secondsText(2, "ar")}`)).toBeVisible();
  await expect(
    main.getByRole("region", { name: ar.games.history.title }).getByRole("listitem"),
  ).toHaveText([
    ar.games.games.spot.name +
      scoreText(5, 5, "ar") +
      secondsText(2, "ar") +
      ar.games.history.badges.perfect,
  ]);
});

test("a tap anywhere on a game's card opens it", async ({ page }) => {
  await openGames(page, "ar");
  await page
    .getByRole("article", { name: ar.games.games.spot.name })
    .tap({ position: { x: 300, y: 60 } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ar.games.games.spot.name);
  await expect(squares(page)).toHaveCount(9);
});
