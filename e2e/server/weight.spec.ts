import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { site } from "../servers/addresses.ts";
import { type Answer, ask, textOf } from "../support/ask.ts";
import { builtFile } from "../support/built-files.ts";
import { visits } from "../support/visits.ts";

/**
 * What a page may weigh, packed, in kB of 1,000 bytes. A page that has become heavier on purpose gets a new number
 * here, in the commit that says what for. The pages of accounts carry the client of the account service.
 */
const budget = { page: 30, styles: 15, script: 132, accountScript: 158 };

/** The one font file of a page in either language. */
const fontBudget = { english: 32, arabic: 24 };

const kB = (bytes: number) => bytes / 1000;

function packed(path: string): Promise<Answer> {
  return ask(site + path, { headers: { "accept-encoding": "br" } });
}

for (const { address, layout } of visits) {
  test(`${address} stays within its budget, style sheets included, and asks for no other`, async () => {
    const page = await packed(address);
    const html = textOf(page);
    expect(kB(page.body.length)).toBeLessThan(budget.page);
    expect(html).not.toContain('rel="stylesheet"');
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
      .map(([, text]) => text)
      .join("");
    expect(styles.length).toBeGreaterThan(10_000);
    expect(kB(brotliCompressSync(styles).length)).toBeLessThan(budget.styles);

    const scripts = [...html.matchAll(/<link rel="app-modulepreload" href="([^"]+)"/g)];
    expect(scripts.length).toBeGreaterThan(5);
    let script = 0;
    for (const [, file = ""] of scripts) script += (await packed(file)).body.length;
    expect(kB(script)).toBeLessThan(layout === "plain" ? budget.accountScript : budget.script);
  });
}

test("the letters of a page stay within their budget", async () => {
  const size = async (name: RegExp) => kB((await packed(builtFile(name))).body.length);
  expect(await size(/^readex-pro-basic.*\.woff2$/)).toBeLessThan(fontBudget.english);
  expect(await size(/^readex-pro-arabic.*\.woff2$/)).toBeLessThan(fontBudget.arabic);
});
