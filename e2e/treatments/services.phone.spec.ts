import { expect, type Page } from "@playwright/test";
import { bookingBranchIds } from "../../app/content/data/branch-facts.ts";
import { branches, chosenBranchKey } from "../../app/content/data/branches.ts";
import { telephoneLink } from "../../app/content/data/clinic.ts";
import { insurers } from "../../app/content/data/insurance.ts";
import { pathOf } from "../../app/content/data/pages.ts";
import { serviceIds } from "../../app/content/data/services.ts";
import { listBranchesFor, listDoctorsFor } from "../../app/content/data/treatment-facts.ts";
import { emergencyNumber } from "../../app/content/data/triage.ts";
import { locales } from "../../app/i18n/locale.ts";
import { waitUntilInteractive } from "../support/page-ready.ts";
import { test } from "../support/shared-tab.ts";
import { words } from "../support/words.ts";

/**
 * The maximum height of a treatment page on a phone, and the maximum distance of the key facts from its top, in pixels.
 */
const maxHeight = 9000;
const maxDistanceFromTop = 3000;
/** The maximum distance of the first emergency box from the top, in pixels. The table of contents links to it. */
const maxDistanceOfBox = 3500;

/** The selector of the part that has the fact, and its text. */
type KeyFact = readonly [part: string, text: string];

/** Measures the distance of each fact from the top of the page at once, in pixels. A fact that is not visible has none. */
function readDistancesFromTop(page: Page, facts: readonly KeyFact[]): Promise<number[]> {
  return page.evaluate(
    (all) =>
      all.map(([part, text]) => {
        const found = [...document.querySelectorAll(`${part}, ${part} *`)].filter(
          (one) => one.textContent.replace(/\s+/g, " ").includes(text) && one.checkVisibility(),
        );
        return (found.at(-1)?.getBoundingClientRect().top ?? Infinity) + scrollY;
      }),
    facts,
  );
}

for (const locale of locales) {
  const { branches, doctors, servicePageFrame, servicePages, triage } = words[locale];
  const { contentsLabel, contents, price, risks } = servicePageFrame;

  test(`on a phone every treatment page is short, with doctors, branches and payment near its top, in ${locale}`, async ({
    page,
  }) => {
    for (const id of serviceIds)
      await test.step(id, async () => {
        await page.goto(`${pathOf(id)}?lang=${locale}`);
        await waitUntilInteractive(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBeLessThanOrEqual(maxHeight);
        const keyFacts: KeyFact[] = [
          ...listDoctorsFor(id).map((one) => ["#who", doctors[one].name] as const),
          ...listBranchesFor(id).map((one) => ["#who h3", branches[one.id].name] as const),
          ["#price", servicePages[id].price.at(-1) ?? "?"],
          ["#price", price.pay],
          ...insurers.map(({ name }) => ["#price p", name] as const),
        ];
        const distances = await readDistancesFromTop(page, keyFacts);
        const far = keyFacts.filter((_, at) => (distances[at] ?? Infinity) >= maxDistanceFromTop);
        expect(far).toEqual([]);
        const box = page.getByRole("heading", { name: triage.now.heading, exact: true }).first();
        expect((await box.boundingBox())?.y).toBeLessThan(maxDistanceOfBox);
      });
  });

  test(`on a phone the table of contents is sticky and opens the section that it links to, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(`${pathOf("lasik-surgery")}?lang=${locale}`);
    const list = page.getByRole("navigation", { name: contentsLabel });
    const chip = list.getByRole("link", { name: contents.risks });
    await chip.tap();
    await expect(page.getByRole("heading", { name: risks.title })).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#risks").getByText(risks.lead)).toBeVisible();
    await expect(list).toBeInViewport();
    for (const link of await list.getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }

    await test.step("at the end of the page the last section is marked, at its top none", async () => {
      // Chromium drops a Home key that arrives while the smooth scroll of an End key settles.
      const scrollToY = (top: number) =>
        page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await scrollToY(1_000_000);
      await expect(list.locator("[aria-current]")).toHaveText(contents.reading);
      await scrollToY(0);
      await expect(list.locator("[aria-current]")).toHaveCount(0);
    });
  });
}

for (const locale of locales) {
  const { servicePageFrame, servicePages } = words[locale];

  test(`the link to a treatment's warning signs is before doctors and price, and the box is soon after, in ${locale}`, async ({
    page,
  }) => {
    const withSigns = serviceIds.filter((id) => servicePages[id].suitability.emergency);
    expect(withSigns).not.toEqual([]);
    for (const id of withSigns)
      await test.step(id, async () => {
        await page.goto(`${pathOf(id)}?lang=${locale}`);
        await waitUntilInteractive(page);
        const { signs } = servicePageFrame.contents;
        const box = page.getByRole("region", { name: signs, exact: true });
        const link = page
          .getByRole("main")
          .getByRole("link", { name: signs })
          .and(page.locator('[href="#own-signs"]'));
        const tops = await Promise.all(
          [link, page.locator("#who"), page.locator("#price"), box].map(
            async (part) => (await part.boundingBox())?.y ?? Infinity,
          ),
        );
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
        expect(tops.at(-1)).toBeLessThan(maxDistanceFromTop);
        await link.tap();
        await expect(box.getByRole("link", { name: emergencyNumber.value })).toBeInViewport();
      });
  });
}

/** The treatments, each with the branches that do not offer it. */
const missing = serviceIds.flatMap((service) => {
  const offering = listBranchesFor(service).map(({ id }) => id);
  const others = bookingBranchIds.filter((id) => !offering.includes(id));
  return others.map((branch) => ({ service, branch, offering }));
});

// One of them proves it for all.
for (const { service, branch, offering } of missing.slice(0, 1))
  test("when the chosen branch does not offer the treatment, the page names those that do, with a phone number", async ({
    page,
  }) => {
    await page.goto(`${pathOf(service)}?lang=en`);
    const notes = page.locator("[data-own-branches]");
    await expect(notes.filter({ visible: true })).toHaveCount(0);
    await page.evaluate(([key, id]) => localStorage.setItem(key, id), [
      chosenBranchKey,
      branch,
    ] as const);
    await page.reload();
    const note = notes.filter({ visible: true });
    await expect(note).toHaveCount(1);
    for (const id of offering) await expect(note).toContainText(words.en.branches[id].name);
    const phone = branches[branch].phone.value;
    const link = note.getByRole("link", { name: phone });
    await expect(link).toHaveAttribute("href", telephoneLink(phone));
  });
