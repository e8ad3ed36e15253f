import { expect } from "@playwright/test";
import { irisGenerator } from "../../app/content/ar/iris-generator.ts";
import { interpolate } from "../../app/i18n/interpolate.ts";
import { namedIrisSvg } from "../../app/illustrations/iris/named-iris.ts";
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

/** The window with the created image. */
interface WindowWithBlob {
  made: Blob;
}

test("a name generates the same iris as in Chromium, and an image of it", async ({ visitor }) => {
  await visitor.open("/eye-games?lang=ar", phoneViewport);
  await waitForHydration(visitor);
  await click(visitor, "#own-iris button", irisGenerator.draw);
  await expectEventually(() => readFocus(visitor, "#iris-name"), "#iris-name");
  await fill(visitor, "#iris-name", "Salma");
  const shown = () =>
    visitor.evaluate(() => document.querySelector<HTMLImageElement>("#own-iris img")?.src ?? "");
  await expectEventually(shown, `data:image/svg+xml,${encodeURIComponent(namedIrisSvg("Salma"))}`);
  await visitor.evaluate(() => {
    URL.createObjectURL = (made) => {
      Object.assign(window, { made });
      return "#";
    };
  });
  await click(visitor, "#own-iris button", irisGenerator.save);
  await expectEventually(
    () => readTexts(visitor, "#own-iris [data-drawn]"),
    [interpolate(irisGenerator.status.saved, { name: "Salma" })],
  );
  // Read the size, and whether the pupil is darker than the iris: an empty canvas has one colour.
  const picture = await visitor.evaluate(async () => {
    const { made } = window as never as WindowWithBlob;
    const bitmap = await createImageBitmap(made);
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const paper = canvas.getContext("2d");
    paper?.drawImage(bitmap, 0, 0);
    const light = (x: number, y: number) =>
      [...(paper?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).reduce((sum, one) => sum + one);
    return { type: made.type, width: bitmap.width, isDrawn: light(560, 470) < light(540, 200) };
  });
  expect(picture).toEqual({ type: "image/png", width: 1080, isDrawn: true });
  expect(await visitor.messages()).toEqual([]);
});
