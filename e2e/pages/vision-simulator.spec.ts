import { expect, type Locator } from "@playwright/test";
import { pathOf } from "../../app/content/data/pages.ts";
import {
  homeViewIds,
  homeViews,
  lensViewIds,
  lensViews,
  treatmentViews,
  viewedServiceIds,
  viewScenarios,
} from "../../app/content/data/simulator-views.ts";
import type { ViewStateWords } from "../../app/content/simulator.types.ts";
import { locales } from "../../app/i18n/locale.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/shared-tab.ts";
import { ar, en, words } from "../support/words.ts";

/** The visible sentence of the live region. */
function visibleSentence(view: Locator): Locator {
  return view.getByRole("status").locator("p:visible");
}

/** Escapes a text for HTML. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}

test("without JavaScript the keyboard selects every view of the home page, beside the clear one", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto("/");
  const view = page.getByRole("group", { name: en.views.home.choose });
  const section = page.locator("#view");
  await view.getByRole("radio").first().focus();
  const before = await section.boundingBox();
  for (const id of homeViewIds) {
    const { name, seen, sentence } = en.views.home.states[id];
    await expect(view.getByRole("radio", { name })).toBeChecked();
    await expect(visibleSentence(view)).toHaveText(sentence);
    await expect(view.getByText(seen, { exact: true })).toBeVisible();
    await expect(view.getByText(en.views.home.clear, { exact: true })).toBeVisible();
    await expect(section.getByRole("link")).toHaveAttribute("href", pathOf(homeViews[id]));
    // The layout does not change.
    expect(await section.boundingBox()).toEqual(before);
    await page.keyboard.press("ArrowDown");
  }
  await expect(view.getByText(en.views.note)).toBeVisible();
  await expect(view.getByRole("slider")).toHaveCount(0);
});

const [firstView = "cataract"] = homeViewIds;

test("in Arabic mouse and keyboard move the ring from right to left, and only layers are transformed", async ({
  newVisitor,
}) => {
  const page = await newVisitor({ locale: "ar-OM" });
  await page.goto("/?lang=ar");
  const view = page.getByRole("group", { name: ar.views.home.choose });
  await view.scrollIntoViewIfNeeded();
  await page.keyboard.press("Shift");
  const slider = view.getByRole("slider", { name: ar.views.ring });
  // The ring is drawn around the line at the start edge of the bar, which is two pixels wide.
  const bar = view.locator("[data-see] > div").last();
  const frame = await slider.boundingBox();
  if (!frame) throw new Error("the slider has no place");
  const middleOf = async () => {
    const box = await bar.boundingBox();
    return box ? box.x + box.width - 1 - frame.x : Number.NaN;
  };
  expect(await middleOf()).toBeCloseTo(frame.width / 2, 0);

  // Record the changes of a step: only the transforms of layers may change, besides the invisible slider.
  await view.evaluate((element) => {
    const log = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target, attributeName, type } of changes) {
        if (target instanceof HTMLInputElement) continue;
        const { style } = target as HTMLElement;
        const layer = getComputedStyle(target as HTMLElement).willChange;
        log.add([type, attributeName, ...(style ?? []), layer].join(" "));
      }
      document.body.dataset.steps = [...log].join(", ");
    }).observe(element, { attributes: true, childList: true, characterData: true, subtree: true });
  });
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width * 0.2, y, { steps: 4 });
  await page.mouse.up();
  expect(await middleOf()).toBeLessThan(frame.width * 0.25);
  await expect(page.locator("body")).toHaveAttribute(
    "data-steps",
    "attributes style transform transform",
  );

  // At both ends the whole ring is visible.
  const half = await bar.evaluate(
    (element) => Number.parseFloat(getComputedStyle(element, "::before").inlineSize) / 2,
  );
  await slider.press("Home");
  expect(await middleOf()).toBeCloseTo(frame.width - half, 0);
  await slider.press("End");
  expect(await middleOf()).toBeCloseTo(half, 0);
  // A key moves it by a tenth, and its text names both sides.
  await slider.press("ArrowRight");
  await expect(slider).toHaveValue("90");
  const { states, clear } = ar.views.home;
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    new RegExp(`^${states[firstView].seen} .*${clear} `),
  );

  // Print shows both sides, whatever the position of the ring.
  await view.evaluate((element) => {
    const note = () => {
      const moved = element.querySelectorAll("[data-see] [style*=translate]");
      document.body.dataset.moved = String(moved.length);
    };
    note();
    addEventListener("beforeprint", note);
  });
  await expect(page.locator("body")).not.toHaveAttribute("data-moved", "0");
  await page.pdf();
  await expect(page.locator("body")).toHaveAttribute("data-moved", "0");
  expect(await middleOf()).toBeLessThan(frame.width * 0.25);
  // The selection is unchanged.
  await expect(view.getByRole("radio").first()).toBeChecked();
});

test("each lens shows its sentence and its values from the data", async ({ page }) => {
  await page.goto(pathOf("cataract-surgery"));
  const { choose, states, scenarios, marks, lamps, road } = en.views.lenses;
  const view = page.getByRole("group", { name: choose });
  await expect(view.getByText(road)).toBeVisible();
  for (const lens of lensViewIds) {
    await view.getByRole("radio", { name: states[lens].name, exact: true }).check();
    await expect(visibleSentence(view)).toHaveText(states[lens].sentence);
    for (const sight of viewScenarios) {
      const reading = view.getByRole("listitem").filter({ hasText: scenarios[sight] });
      const word = (sight === "night" ? lamps : marks)[lensViews[lens][sight]];
      await expect(reading.locator("[data-options]:visible")).toHaveText(word);
    }
  }
});

for (const locale of locales) {
  test(`every treatment has its own views, each state with its sentence (${locale})`, async () => {
    for (const id of viewedServiceIds) {
      const html = bodyText(await sendRequest(`${site}${pathOf(id)}?lang=${locale}`));
      const { treatments, note } = words[locale].views;
      const states: Readonly<Record<string, ViewStateWords>> = treatments[id].states;
      const view = html.slice(html.indexOf('id="view"'));
      const part = view.slice(0, view.indexOf("</fieldset>"));
      expect(part.match(/type="radio"/g)).toHaveLength(treatmentViews[id].length);
      for (const state of treatmentViews[id])
        expect(part).toContain(`>${escaped(states[state]?.sentence ?? "none")}<`);
      expect(part).toContain(escaped(note));
    }
  });
}
