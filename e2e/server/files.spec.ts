import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { site } from "../../tools/test-servers/addresses.ts";
import { anyArticle } from "../support/articles.ts";
import { type Answer, ask, textOf } from "../support/requests/ask.ts";
import { builtFile, builtFiles, builtFolder } from "../support/sites/built-files.ts";
import { project } from "../support/sites/own-site.ts";
import { test } from "../support/test.ts";

const cover = anyArticle.featured_image;

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(site + path, { headers });
}

test("every file of the build is kept for a year, and every packed copy unpacks to it", async () => {
  const assets = builtFiles();
  expect(assets.length).toBeGreaterThan(20);
  for (const name of assets) {
    const file = readFileSync(join(builtFolder, "assets", name));
    for (const packing of ["identity", "gzip", "br"]) {
      const answer = await get(`/assets/${name}`, { "accept-encoding": packing });
      expect([name, answer.status, answer.headers["cache-control"]]).toEqual([
        name,
        200,
        "public, max-age=31536000, immutable",
      ]);
      expect(textOf(answer) === file.toString("utf8")).toBe(true);
    }
  }
});

test("public files are kept for an hour only, because their names stay when they change", async () => {
  const { headers, body } = await get(cover);
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(body.equals(readFileSync(join(project, "public", cover)))).toBe(true);
});

test("a font is never packed twice", async () => {
  const { headers } = await get(builtFile(/\.woff2$/), { "accept-encoding": "br, gzip" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers["content-type"]).toBe("font/woff2");
});
