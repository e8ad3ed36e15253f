import { expect, type Page } from "@playwright/test";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";
import {
  answerQuestions,
  findAllOddSquares,
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

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const backLink = (page: Page) => page.getByRole("link", { name: en.games.back });
const history = (page: Page) => page.getByRole("region", { name: en.games.history.title });
const clearButton = (page: Page) => page.getByRole("button", { name: en.games.history.clear });

// REQ-GAME-1, REQ-GAME-2
test("the page offers two games, three tips, an examination and a disclaimer", async ({ page }) => {
  await page.goto("/eye-games");
  const main = page.getByRole("main");
  await expect(main.getByRole("navigation").getByRole("listitem")).toHaveText([
    en.games.breadcrumb.home,
    en.games.breadcrumb.current,
  ]);
  await expect(main.getByRole("article")).toHaveCount(2);
  for (const name of [en.games.games.colour.name, en.games.games.spot.name]) {
    await expect(main.getByRole("article", { name }).getByRole("heading")).toHaveText(name);
  }
  const tips = main.getByRole("region", { name: en.games.tips.title });
  await expect(tips.getByRole("listitem").getByRole("heading")).toHaveText([
    en.games.tips.items.screen.title,
    en.games.tips.items.diet.title,
    en.games.tips.items.exercise.title,
  ]);
  await expect(main.getByRole("link", { name: en.games.closing.action })).toHaveAttribute(
    "href",
    "/book-consultation",
  );
  await expect(main.getByRole("heading", { name: en.games.disclaimer.title })).toBeVisible();
  await expect(main.getByText(en.games.disclaimer.text)).toBeVisible();
  await expect(history(page)).toHaveCount(0);
});

test("without JavaScript the page says that the games need it, and shows its other content", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto("/eye-games");
  await expect(page.getByText(en.games.choice.noScript)).toBeVisible();
  await expect(playButton(page, "colour")).toHaveCount(0);
  await expect(page.getByRole("article", { name: en.games.games.colour.name })).toBeVisible();
  await expect(page.getByRole("heading", { name: en.games.tips.items.diet.title })).toBeVisible();
  await expect(page.getByText(en.games.disclaimer.text)).toBeVisible();
});

// REQ-GAME-3, REQ-GAME-4
test("each plate asks for its number, and an answer shows the next plate", {
  tag: "@smoke",
}, async ({ page }) => {
  await openGames(page);
  await playButton(page, "colour").click();
  const main = page.getByRole("main");
  const questions = [
    { options: ["2", "3", "7"], chosen: "2" },
    { options: ["21", "74"], chosen: "74" },
    { options: ["12", "42", "47"], chosen: "42" },
    { options: ["3", "6", "8"], chosen: "6" },
  ];
  for (const [index, { options, chosen }] of questions.entries()) {
    await expect(main.getByRole("status")).toHaveText(progressText(index + 1));
    await expect(title(page)).toHaveText(en.games.colour.question);
    await expect(title(page)).toBeFocused();
    await expect(main.getByRole("img")).toHaveAccessibleName(en.games.colour.plate);
    const game = page.locator("[data-island=games]");
    await expect(game.locator("img, title, desc")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: en.irisGenerator.title })).toBeHidden();
    await expect(squares(page)).toHaveText([...options, en.games.colour.nothing]);
    await answerQuestions(page, chosen);
  }
  await expect(title(page)).toHaveText(en.games.results.title);
});

// REQ-GAME-8, REQ-GAME-10
test("the results of the colour game show the score, a message and the answers", async ({
  page,
}) => {
  await openGames(page);
  await playButton(page, "colour").click();
  const answers = ["2", "21", "42", "6"];
  await answerQuestions(page, ...answers);
  await expect(title(page)).toHaveText(en.games.results.title);
  await expect(title(page)).toBeFocused();
  const main = page.getByRole("main");
  await expect(main.getByText(scoreText(3, 4), { exact: true }).first()).toBeVisible();
  await expect(main.getByText(en.games.results.messages.colour.good)).toBeVisible();
  const { title: reviewTitle, yours, correct, incorrect } = en.games.results.review;
  const rows = main.getByRole("region", { name: reviewTitle }).getByRole("listitem");
  await expect(rows).toHaveCount(4);
  for (const [index, result] of [correct, incorrect, correct, correct].entries()) {
    await expect(rows.nth(index)).toContainText(`${yours}: ${answers[index]}`);
    await expect(rows.nth(index).getByText(result, { exact: true })).toBeVisible();
  }
  await expect(history(page).getByRole("listitem")).toHaveText([
    `${en.games.games.colour.name}${scoreText(3, 4)}${en.games.history.badges.good}`,
  ]);
  await expect(main.getByRole("link", { name: en.games.results.exam }).first()).toHaveAttribute(
    "href",
    "/book-consultation",
  );
});

test("five of nine rings are different, each is found once, and the time is recorded", {
  tag: "@smoke",
}, async ({ newVisitor }) => {
  const page = await newVisitor();
  await page.clock.install({ time: new Date("2026-11-21T09:00:00+04:00") });
  await openGames(page);
  await page.clock.pauseAt(new Date("2026-11-21T10:00:00+04:00"));
  await playButton(page, "spot").click();
  const main = page.getByRole("main");
  const status = main.getByRole("status");
  const timer = main.getByRole("timer");
  await expect(title(page)).toHaveText(en.games.games.spot.name);
  await expect(title(page)).toBeFocused();
  await expect(status).toHaveText(foundText(0));
  await expect(timer).toHaveText(secondsText(0));
  await expect(main.getByText(en.games.spot.tip)).toBeVisible();
  const { odd, usual } = await sortSquares(page);
  expect(odd).toHaveLength(5);

  await page.clock.runFor(1000);
  await expect(timer).toHaveText(secondsText(1));
  for (const number of usual) await square(page, number).click();
  await expect(status).toHaveText(foundText(0));
  const [first, ...others] = odd;
  const found = square(page, first);
  await found.click();
  await expect(status).toHaveText(foundText(1));
  await expect(found).toHaveAccessibleName(
    en.games.spot.square.replace("#", String(first)).replace("{state}", en.games.spot.foundSquare),
  );
  await expect(found).toBeDisabled();
  await expect(found.locator("use[href$='#check']")).toBeVisible();
  await expect(found).toHaveCSS("background-color", "rgb(220, 241, 230)");
  await found.click({ force: true });
  await expect(status).toHaveText(foundText(1));

  await page.clock.runFor(13_900);
  await expect(timer).toHaveText(secondsText(14));
  for (const number of others) await square(page, number).click();
  await expect(title(page)).toHaveText(en.games.results.title);
  await expect(main.getByText(en.games.results.messages.spot.perfect)).toBeVisible();
  await expect(main.getByText(`${en.games.results.time}: ${secondsText(14)}`)).toBeVisible();
  await expect(history(page).getByRole("listitem")).toHaveText([
    `${en.games.games.spot.name}${scoreText(5, 5)}${secondsText(14)}${en.games.history.badges.perfect}`,
  ]);
});

// REQ-GAME-7
test("a game that is left, repeated or changed starts again", async ({ page }) => {
  await openGames(page);
  await playButton(page, "colour").click();
  await answerQuestions(page, "2", "74");
  await backLink(page).click();
  await expect(title(page)).toHaveText(en.games.title.join(" "));
  await expect(title(page)).toBeFocused();
  await expect(history(page)).toHaveCount(0);
  await playButton(page, "colour").click();
  await expect(page.getByRole("status")).toHaveText(progressText(1));
  await answerQuestions(page, "2", "74", "42", "6");
  await page.getByRole("button", { name: en.games.results.again }).click();
  await expect(page.getByRole("status")).toHaveText(progressText(1));
  await answerQuestions(page, "2", "74", "42", "6");
  await expect(backLink(page)).toHaveCount(0);
  await page.getByRole("button", { name: en.games.results.another }).click();
  await playButton(page, "spot").click();
  const { odd } = await sortSquares(page);
  await square(page, odd[0]).click();
  await backLink(page).click();
  await playButton(page, "spot").click();
  await expect(page.getByRole("status")).toHaveText(foundText(0));
  await findAllOddSquares(page);
  await page.getByRole("button", { name: en.games.results.again }).click();
  await expect(page.getByRole("status")).toHaveText(foundText(0));
});

test("results are listed, can be cleared, and are gone after a reload", async ({ page }) => {
  await openGames(page);
  await playButton(page, "colour").click();
  await answerQuestions(page, "2", "74", "42", "6");
  await page.getByRole("button", { name: en.games.results.another }).click();
  await expect(history(page).getByRole("listitem")).toHaveCount(1);
  await playButton(page, "spot").click();
  await expect(history(page)).toHaveCount(0);
  await findAllOddSquares(page);
  await page.getByRole("button", { name: en.games.results.another }).click();
  await expect(history(page).getByRole("listitem")).toContainText([
    `${en.games.games.colour.name}${scoreText(4, 4)}${en.games.history.badges.perfect}`,
    `${en.games.games.spot.name}${scoreText(5, 5)}`,
  ]);
  await clearButton(page).click();
  await expect(history(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: en.games.tips.title })).toBeFocused();
  await playButton(page, "spot").click();
  await findAllOddSquares(page);
  await expect(history(page).getByRole("listitem")).toHaveCount(1);
  const stored = () =>
    page.evaluate(() => [localStorage.length, sessionStorage.length, location.search]);
  const before = await stored();
  await page.reload();
  await expect(title(page)).toHaveText(en.games.title.join(" "));
  await expect(history(page)).toHaveCount(0);
  expect(before.at(-1)).toBe("");
  expect(await page.evaluate(() => document.cookie)).toBe("");
});
