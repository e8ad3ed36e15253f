import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { scriptFaults, styleFaults } from "../../tests/oldest-browsers.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { clientBuild, listBuiltFiles } from "../support/servers/built-files.ts";
import { test } from "../support/test.ts";

/** Built files of one kind, by name. */
const built = (ending: string) =>
  listBuiltFiles()
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(join(clientBuild, "assets", name), "utf8") }));

// REQ-PAGE-5; the build writes sheets anew, and could bring back what the source avoids.
test("the oldest browsers read every built style sheet", () => {
  const sheets = built(".css");
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap(({ name, text }) => styleFaults(text).map((one) => [name, one]))).toEqual(
    [],
  );
  // Without it an iPhone enlarges some texts and not others when it is turned.
  expect(sheets.some(({ text }) => text.includes("-webkit-text-size-adjust:100%"))).toBe(true);
});

test("the oldest browsers read every built script", () => {
  const scripts = built(".js");
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.flatMap(({ name, text }) => scriptFaults(text).map((one) => [name, one]))).toEqual(
    [],
  );
});

test("the oldest browsers read the styles that stand in a page", async () => {
  const page = bodyText(await sendRequest(`${site}/`));
  const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css = ""]) => css)
    .join("");
  expect(styles.length).toBeGreaterThan(10_000);
  expect(styleFaults(styles)).toEqual([]);
});
