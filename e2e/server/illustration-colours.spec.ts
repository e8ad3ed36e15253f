import { expect } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/test.ts";
import { mainLayoutVisits } from "../support/visits.ts";

// An SVG file in a `use` element takes its colours from custom properties of the page. Without them it has one colour.
test("every page defines the colours of its illustrations", async () => {
  const usedProperties = new Set<string>();
  for (const { address } of mainLayoutVisits) {
    const html = bodyText(await sendRequest(site + address));
    const files = new Set([...html.matchAll(/<use href="([^"#]+)#/g)].map(([, file = ""]) => file));
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    let styles = html;
    for (const [, sheet = ""] of sheets) styles += bodyText(await sendRequest(site + sheet));
    for (const file of files) {
      const drawing = bodyText(await sendRequest(site + file));
      for (const [, name = ""] of drawing.matchAll(/var\((--[\w-]+)/g)) {
        usedProperties.add(name);
        expect.soft(styles, `${address}, ${file}`).toContain(`${name}:`);
      }
    }
  }
  expect(usedProperties.size).toBeGreaterThan(0);
});
