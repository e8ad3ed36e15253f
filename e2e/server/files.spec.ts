import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { project } from "../../tools/project-files.ts";
import { sampleArticle } from "../support/articles.ts";
import { bodyText, get } from "../support/requests/http-request.ts";
import { clientBuild, getBuiltFile, listBuiltFiles } from "../support/servers/built-files.ts";
import { test } from "../support/test.ts";

const cover = sampleArticle.featured_image;

test("every built file is cached for a year, and its compressed copies have the same content", async () => {
  const assets = listBuiltFiles();
  expect(assets.length).toBeGreaterThan(20);
  for (const name of assets) {
    const file = readFileSync(join(clientBuild, "assets", name));
    for (const encoding of ["identity", "gzip", "br"]) {
      const response = await get(`/assets/${name}`, { "accept-encoding": encoding });
      expect([name, response.status, response.headers["cache-control"]]).toEqual([
        name,
        200,
        "public, max-age=31536000, immutable",
      ]);
      expect(bodyText(response) === file.toString("utf8")).toBe(true);
    }
  }
});

test("public files are cached for an hour, because their names have no hash", async () => {
  const { headers, body } = await get(cover);
  expect(headers["cache-control"]).toBe("public, max-age=3600");
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(body.equals(readFileSync(join(project, "public", cover)))).toBe(true);
});

test("fonts are not compressed again", async () => {
  const { headers } = await get(getBuiltFile(/\.woff2$/), { "accept-encoding": "br, gzip" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers["content-type"]).toBe("font/woff2");
});
