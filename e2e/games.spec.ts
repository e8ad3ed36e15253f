import { expect, type Page } from "@playwright/test";
import { Check } from "lucide";
import {
  answer,
  compareRings,
  door,
  findAll,
  openGames,
  square,
  squares,
} from "./support/games.ts";
import { test } from "./support/journey.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const back = (page: Page) => page.getByRole("link", { name: "Back to Game Selection" });
const history = (page: Page) => page.getByRole("region", { name: "Your results so far" });
const clear = (page: Page) => page.getByRole("button", { name: "Clear History" });

// F212, F213
test("the page offers two games, three tips, an examination and a disclaimer", async ({ page }) => {
  await page.goto("/eye-games");
  const main = page.getByRole("main");
  await expect(main.getByRole("navigation").getByRole("listitem")).toHaveText([
    "Home",
    "Eye Games",
  ]);
  await expect(main.getByRole("article")).toHaveCount(2);
  for (const name of ["Color Vision Test", "Spot the Difference"]) {
    await expect(main.getByRole("article", { name }).getByRole("heading")).toHaveText(name);
  }
  const tips = main.getByRole("region", { name: "Three tips for healthy eyes" });
  await expect(tips.getByRole("listitem").getByRole("heading")).toHaveText([
    "20-20-20 Rule",
    "Healthy Diet",
    "Eye Exercises",
  ]);
  await expect(
    main.getByRole("link", { name: "Schedule a Professional Eye Exam" }),
  ).toHaveAttribute("href", "/book-consultation");
  await expect(main.getByRole("heading", { name: "Important Disclaimer" })).toBeVisible();
  const disclaimer = main.getByText("for entertainment only");
  await expect(disclaimer).toContainText(
    "not a substitute for a professional eye examination or diagnosis",
  );
  await expect(history(page)).toHaveCount(0);
});

test("without JavaScript the page says plainly that the games need it, and shows the rest", async ({
  newReader,
}) => {
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto("/eye-games");
  await expect(page.getByText("The games need JavaScript")).toBeVisible();
  await expect(door(page, "colour")).toHaveCount(0);
  await expect(page.getByRole("article", { name: "Color Vision Test" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Healthy Diet" })).toBeVisible();
  await expect(page.getByText("for entertainment only")).toBeVisible();
});

// F214, F215, D39
test("each plate asks what number is seen, and one answer leads to the next", async ({ page }) => {
  await openGames(page);
  await door(page, "colour").click();
  const main = page.getByRole("main");
  const questions = [
    { options: ["2", "3", "7"], chosen: "2" },
    { options: ["21", "74"], chosen: "74" },
    { options: ["12", "42", "47"], chosen: "42" },
    { options: ["3", "6", "8"], chosen: "6" },
  ];
  for (const [index, { options, chosen }] of questions.entries()) {
    await expect(main.getByRole("status")).toHaveText(`Question ${index + 1} of 4`);
    await expect(title(page)).toHaveText("What number do you see?");
    await expect(title(page)).toBeFocused();
    await expect(main.getByRole("img")).toHaveAccessibleName("A disc of coloured dots");
    await expect(main.locator("img, title, desc")).toHaveCount(0);
    await expect(squares(page)).toHaveText([...options, "Nothing clear"]);
    await answer(page, chosen);
  }
  await expect(title(page)).toHaveText("Your Results");
});

// F219, F220, F223
for (const { answers, score, message, badge, review } of [
  {
    answers: ["2", "74", "42", "6"],
    score: "4 of 4",
    message: "Perfect! Your color vision appears excellent.",
    badge: "Perfect Score!",
    review: ["Correct", "Correct", "Correct", "Correct"],
  },
  {
    answers: ["2", "21", "42", "6"],
    score: "3 of 4",
    message: "Good job! Your color vision appears to be strong.",
    badge: "Good result!",
    review: ["Correct", "Incorrect", "Correct", "Correct"],
  },
  {
    answers: ["7", "74", "42", "Nothing clear"],
    score: "2 of 4",
    message: "You might want to consider a professional color vision test.",
    badge: "Try again for a better score.",
    review: ["Incorrect", "Correct", "Correct", "Incorrect"],
  },
]) {
  test(`${score} in the colour test: ${message}`, async ({ page }) => {
    await openGames(page);
    await door(page, "colour").click();
    await answer(page, ...answers);
    await expect(title(page)).toHaveText("Your Results");
    await expect(title(page)).toBeFocused();
    const main = page.getByRole("main");
    await expect(main.getByText(score, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(message)).toBeVisible();
    const rows = main.getByRole("region", { name: "Your answers" }).getByRole("listitem");
    await expect(rows).toHaveCount(4);
    for (const [index, verdict] of review.entries()) {
      await expect(rows.nth(index)).toContainText(`You answered: ${answers[index]}`);
      await expect(rows.nth(index).getByText(verdict, { exact: true })).toBeVisible();
    }
    await expect(history(page).getByRole("listitem")).toHaveText([
      `Color Vision Test${score}${badge}`,
    ]);
    await expect(
      main.getByRole("link", { name: "Schedule a Professional Eye Exam" }).first(),
    ).toHaveAttribute("href", "/book-consultation");
  });
}

// F216, F217, F221, F223, D40
test("five rings of nine are open elsewhere; each is found once, and the seconds are recorded", async ({
  page,
}) => {
  await page.clock.install({ time: new Date("2026-11-21T09:00:00+04:00") });
  await openGames(page);
  await page.clock.pauseAt(new Date("2026-11-21T10:00:00+04:00"));
  await door(page, "spot").click();
  const main = page.getByRole("main");
  const status = main.getByRole("status");
  const timer = main.getByRole("timer");
  await expect(title(page)).toHaveText("Spot the Difference");
  await expect(title(page)).toBeFocused();
  await expect(status).toHaveText("Found 0 of 5");
  await expect(timer).toHaveText("0 seconds");
  await expect(main.getByText("Four rings are open where this one is")).toBeVisible();
  const { odd, usual } = await compareRings(page);
  expect(odd).toHaveLength(5);

  await page.clock.runFor(1000);
  await expect(timer).toHaveText("1 second");
  for (const number of usual) await square(page, number).click();
  await expect(status).toHaveText("Found 0 of 5");
  const [first, ...others] = odd;
  const found = square(page, first);
  await found.click();
  await expect(status).toHaveText("Found 1 of 5");
  await expect(found).toHaveAccessibleName(`Square ${first}: found`);
  await expect(found).toBeDisabled();
  await expect(found.locator(`path[d="${Check[0]?.[1].d}"]`)).toBeVisible();
  await expect(found).toHaveCSS("background-color", "rgb(220, 241, 230)");
  await found.click({ force: true });
  await expect(status).toHaveText("Found 1 of 5");

  await page.clock.runFor(13_900);
  await expect(timer).toHaveText("14 seconds");
  for (const number of others) await square(page, number).click();
  await expect(title(page)).toHaveText("Your Results");
  await expect(main.getByText("Perfect! Your attention to detail is excellent.")).toBeVisible();
  await expect(main.getByText("Time: 14 seconds")).toBeVisible();
  await expect(history(page).getByRole("listitem")).toHaveText([
    "Spot the Difference5 of 514 secondsPerfect Score!",
  ]);
});

// F218
test("a game can be left, played again and changed, and always begins afresh", async ({ page }) => {
  await openGames(page);
  await door(page, "colour").click();
  await answer(page, "2", "74");
  await back(page).click();
  await expect(title(page)).toHaveText(/Eye Games/);
  await expect(title(page)).toBeFocused();
  await expect(history(page)).toHaveCount(0);
  await door(page, "colour").click();
  await expect(page.getByRole("status")).toHaveText("Question 1 of 4");
  await answer(page, "2", "74", "42", "6");
  await page.getByRole("button", { name: "Play Again" }).click();
  await expect(page.getByRole("status")).toHaveText("Question 1 of 4");
  await answer(page, "2", "74", "42", "6");
  await expect(back(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Choose Another Game" }).click();
  await door(page, "spot").click();
  const { odd } = await compareRings(page);
  await square(page, odd[0]).click();
  await back(page).click();
  await door(page, "spot").click();
  await expect(page.getByRole("status")).toHaveText("Found 0 of 5");
  await findAll(page);
  await page.getByRole("button", { name: "Play Again" }).click();
  await expect(page.getByRole("status")).toHaveText("Found 0 of 5");
});

// F222
test("results gather on the page, can be cleared, and are gone with a reload", async ({ page }) => {
  await openGames(page);
  await door(page, "colour").click();
  await answer(page, "2", "74", "42", "6");
  await page.getByRole("button", { name: "Choose Another Game" }).click();
  await expect(history(page).getByRole("listitem")).toHaveCount(1);
  await door(page, "spot").click();
  await expect(history(page)).toHaveCount(0);
  await findAll(page);
  await page.getByRole("button", { name: "Choose Another Game" }).click();
  await expect(history(page).getByRole("listitem")).toHaveText([
    /^Color Vision Test4 of 4Perfect Score!$/,
    /^Spot the Difference5 of 5\d+ seconds?Perfect Score!$/,
  ]);
  await clear(page).click();
  await expect(history(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Three tips" })).toBeFocused();
  await door(page, "spot").click();
  await findAll(page);
  await expect(history(page).getByRole("listitem")).toHaveCount(1);
  const stored = () =>
    page.evaluate(() => [localStorage.length, sessionStorage.length, location.search]);
  const before = await stored();
  await page.reload();
  await expect(title(page)).toHaveText(/Eye Games/);
  await expect(history(page)).toHaveCount(0);
  expect(before.at(-1)).toBe("");
  expect(await page.evaluate(() => document.cookie)).toBe("");
});
