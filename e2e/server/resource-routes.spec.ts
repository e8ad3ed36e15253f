import { expect } from "@playwright/test";
import { resourceRoutes } from "../../app/content/data/resource-routes.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/own-server.ts";

const paths = Object.values(resourceRoutes).map(({ path }) => path);

test("a resource route does not depend on the host, language, cookie or parameters of the request", async () => {
  const hostile: Record<string, string>[] = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { forwarded: "host=evil.example" },
    { cookie: "language=ar", "accept-language": "ar" },
  ];
  for (const path of paths) {
    const plain = await sendRequest(site + path);
    expect([path, plain.status, plain.headers.vary]).toEqual([path, 200, "Accept-Encoding"]);
    expect(plain.headers["cache-control"]).toMatch(/^public, (no-cache$|max-age=0, s-maxage=)/);
    for (const headers of hostile) {
      const response = await sendRequest(site + path, { headers });
      expect([path, headers, response.headers.etag]).toEqual([path, headers, plain.headers.etag]);
    }
    for (const query of ["?lang=en", "?lang=%00", "?x=1&lang=", "?_routes=root"]) {
      const response = await sendRequest(site + path + query);
      expect([path, query, response.headers.etag]).toEqual([path, query, plain.headers.etag]);
    }
    expect(bodyText(plain)).not.toContain("evil.example");
  }
});

test("other spellings of the URL of a resource route redirect to it", async () => {
  for (const path of paths) {
    for (const variant of [path.toUpperCase(), `${path}/`]) {
      const { status, headers } = await sendRequest(site + variant);
      expect([variant, status, headers.location]).toEqual([variant, 308, path]);
    }
  }
});

test("the URLs in a resource route have the site's origin", async ({ startServer }) => {
  const server = await startServer(0, { SITE_URL: "https://www.clinic.example" });
  for (const path of [
    resourceRoutes.sitemap.path,
    resourceRoutes["article-feed"].path,
    resourceRoutes.robots.path,
  ]) {
    const text = bodyText(await sendRequest(server.address + path));
    const origins = [...text.matchAll(/https?:\/\/[^/"<\s]+/g)].map(([origin]) => origin);
    const foreign = ["http://www.sitemaps.org", "http://www.w3.org", "https://www.clinic.example"];
    expect(origins.filter((origin) => !foreign.includes(origin))).toEqual([]);
    expect(origins).toContain("https://www.clinic.example");
  }
});
