import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { scriptFaults, styleFaults } from "../../tests/oldest-browsers.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { clientBuild, listBuiltFiles } from "../support/servers/built-files.ts";
import { test } from "../support/test.ts";

/** Reads the built files with one ending. */
const built = (ending: string) =>
  listBuiltFiles()
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(clientBuild, "assets", name), "utf8") }));

// REQ-PAGE-5. The build could add features that the sources avoid.
test("the oldest browsers support every built style sheet", () => {
  const sheets = built(".css");
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap(({ name, text }) => styleFaults(text).map((one) => [name, one]))).toEqual(
    [],
  );
  // Without this property an iPhone enlarges some texts in landscape orientation.
  expect(sheets.some(({ text }) => text.includes("-webkit-text-size-adjust:100%"))).toBe(true);
});

test("the oldest browsers support every built script", () => {
  const scripts = built(".js");
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.flatMap(({ name, text }) => scriptFaults(text).map((one) => [name, one]))).toEqual(
    [],
  );
});

test("the oldest browsers support the inline styles of a page", async () => {
  const page = bodyText(await sendRequest(`${site}/`));
  const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css = ""]) => css)
    .join("");
  expect(styles.length).toBeGreaterThan(10_000);
  expect(styleFaults(styles)).toEqual([]);
});
