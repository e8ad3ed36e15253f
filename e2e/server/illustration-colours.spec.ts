import { expect } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/test.ts";
import { mainLayoutVisits } from "../support/visits.ts";

// A file that a page shows a part of takes its colours from the page; what is not there is drawn in one colour.
test("every page has the colours that its drawings ask for", async () => {
  const asked = new Set<string>();
  for (const { address } of mainLayoutVisits) {
    const html = bodyText(await sendRequest(site + address));
    const files = new Set([...html.matchAll(/<use href="([^"#]+)#/g)].map(([, file = ""]) => file));
    for (const file of files) {
      const drawing = bodyText(await sendRequest(site + file));
      for (const [, name = ""] of drawing.matchAll(/var\((--[\w-]+)/g)) {
        asked.add(name);
        expect.soft(html, `${address}, ${file}`).toContain(`${name}:`);
      }
    }
  }
  expect(asked.size).toBeGreaterThan(0);
});
