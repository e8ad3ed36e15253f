import { expect } from "@playwright/test";
import { branches } from "../../app/content/data/branches.ts";
import { chatLink } from "../../app/content/data/clinic.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { serviceFigures } from "../../app/content/data/service-facts.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { statisticText } from "../../app/features/statistics/statistic-text.ts";
import { test } from "../support/shared-tab.ts";
import { en } from "../support/words.ts";

// REQ-TREAT-1, REQ-TREAT-2
test("the overview has breadcrumbs, four figures and cards of the six services", {
  tag: "@smoke",
}, async ({ page }) => {
  await page.goto("/services");
  const steps = page
    .getByRole("navigation", { name: en.servicesPage.breadcrumb.label })
    .getByRole("listitem");
  await expect(steps).toHaveText([
    en.servicesPage.breadcrumb.home,
    en.servicesPage.breadcrumb.current,
  ]);
  const list = page.getByRole("region", { name: en.servicesPage.figuresLabel });
  await expect(list.getByRole("definition")).toHaveText(
    serviceFigures.map((figure) => statisticText(figure, "en", en.home.statistics.thousand)),
  );
  await expect(list.getByRole("term")).toHaveText(
    serviceFigures.map(({ key }) => en.servicesPage.figures[key]),
  );
  for (const id of serviceIds) {
    const card = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({
        has: page.locator(`a[href="${pathOf(id)}"]`),
      });
    await expect(card.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(card.getByRole("listitem")).toHaveCount(3);
  }
});

// REQ-CLAIM-1
test("the overview shows the reasons and the support hours", async ({ page }) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: en.servicesPage.why.title })).toBeVisible();
  for (const { title } of en.servicesPage.why.reasons)
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
  await expect(main.getByText(en.servicesPage.support.label)).toBeVisible();
  await expect(main.getByText(en.servicesPage.support.hours)).toBeVisible();
  await expect(
    main.getByRole("link", { name: en.servicesPage.support.differLink }),
  ).toHaveAttribute("href", "/branches");
});

test("the overview ends with links to booking, a chat with the main branch, and insurance", async ({
  page,
}) => {
  await page.goto("/services");
  const main = page.getByRole("main");
  const chat = main.getByRole("link", { name: en.servicesPage.closing.chat });
  await expect(chat).toHaveAttribute("href", chatLink(branches.main.whatsapp.value));
  await expect(chat).toHaveAttribute("target", "_blank");
  await expect(main.getByRole("link", { name: en.servicesPage.closing.insurance })).toHaveAttribute(
    "href",
    "/insurance",
  );
  await expect(main.getByRole("link", { name: en.servicesPage.closing.action })).toHaveAttribute(
    "href",
    "/book-consultation",
  );
});
