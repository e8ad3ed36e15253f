import { expect } from "@playwright/test";
import { myDrops } from "../../app/content/ar/my-drops.ts";
import { phoneViewport } from "../support/viewports.ts";
import {
  click,
  expectEventually,
  fill,
  readFocus,
  readTexts,
  waitForHydration,
} from "./actions.ts";
import { test } from "./engine-test.ts";

const { view, sheet } = myDrops;
const name = "Rosa 1%";

// REQ-DROPS-11, REQ-DROPS-12
test("a copied bottle is in the timetable of its day, and stays after Back", async ({
  visitor,
}) => {
  await visitor.open("/my-drops?lang=ar", phoneViewport);
  await waitForHydration(visitor);
  await click(visitor, "main button", view.first.action);
  await fill(visitor, "main input:not([type])", name);
  await click(visitor, `button[aria-label="${view.bottle.moreTimes}"]`);
  await click(visitor, "main label", view.bottle.eyes.left);
  await click(visitor, "main button", view.bottle.done);
  await expectEventually(() => readTexts(visitor, "main h3"), [name]);
  expect(await readFocus(visitor, "[data-row]")).toBe("[data-row]");

  await click(visitor, "main a", view.showDay);
  await expectEventually(() => readTexts(visitor, "main h1"), [view.day.title]);
  const rows = await readTexts(visitor, "main tbody tr");
  expect(rows).toHaveLength(2);
  for (const text of [name, sheet.eyes.left]) for (const row of rows) expect(row).toContain(text);

  await click(visitor, "main a", view.day.back);
  await expectEventually(() => readTexts(visitor, "main h3"), [name]);
  expect(await visitor.messages()).toEqual([]);
});
