import { expect, test } from "vitest";
import { content as arabic } from "~/content/ar/content.ts";
import { content as english } from "~/content/en/content.ts";
import { webManifest } from "./web-manifest.ts";

test("the manifest and its start address have the language of the page", () => {
  const inArabic = JSON.parse(webManifest(arabic.shell, "ar"));
  expect(inArabic).toMatchObject({
    name: arabic.shell.brand,
    lang: "ar",
    dir: "rtl",
    start_url: "/?lang=ar",
    scope: "/",
  });
  const inEnglish = JSON.parse(webManifest(english.shell, "en"));
  expect(inEnglish).toMatchObject({ lang: "en", dir: "ltr", start_url: "/", id: inArabic.id });
});

test.each([english, arabic])("the short name fits below an icon", ({ shell }) => {
  expect([...shell.brandShort].length).toBeLessThanOrEqual(14);
});
