import { expect } from "@playwright/test";
import { site, siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import type { ProxyFault } from "../../tools/test-servers/fault-proxy.ts";
import { sampleSlug } from "../support/articles.ts";
import { bodyText, sendRequest } from "../support/requests/http-request.ts";
import { expectNoInternals } from "../support/requests/redirects.ts";
import { test } from "../support/servers/remote-backend-server.ts";

// Starting a server takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

test("the health endpoints of a healthy site respond with ok", async () => {
  for (const origin of [site, siteBehindProxy]) {
    for (const path of ["/healthz", "/readyz"]) {
      const { status, headers, body } = await sendRequest(origin + path);
      expect([path, status, body.toString("utf8"), headers["cache-control"]]).toEqual([
        path,
        200,
        "ok",
        "no-store",
      ]);
    }
  }
});

test("the health endpoint reports the backend separately, and pages are served during an outage", async ({
  startWithRemoteBackend,
}) => {
  const { server, injectFault } = await startWithRemoteBackend();
  const readHealth = async () =>
    JSON.parse(bodyText(await sendRequest(`${server.address}/healthz?verbose`)));
  expect(await readHealth()).toEqual({ process: "ok", backend: "ok" });
  await injectFault({ kind: "disconnect" });
  const before = Date.now();
  const { process, backend } = await readHealth();
  expect([process, backend.replace(/20.*/, "")]).toEqual(["ok", "failing since "]);
  expect(Date.parse(backend.replace("failing since ", ""))).toBeGreaterThanOrEqual(before);
  for (const path of ["/readyz", "/healthz", "/", "/?lang=ar", "/branches"]) {
    expect([path, (await sendRequest(server.address + path)).status]).toEqual([path, 200]);
  }
  await injectFault(null);
  await expect.poll(readHealth).toEqual({ process: "ok", backend: "ok" });
  expect(JSON.parse(bodyText(await sendRequest(`${site}/healthz?verbose`)))).toEqual({
    process: "ok",
    backend: "ok",
  });
});

test("uncached pages have status 503 during an outage, without internals of the backend", async ({
  startWithRemoteBackend,
}) => {
  const { server, injectFault } = await startWithRemoteBackend();
  const faults: ProxyFault[] = [
    { kind: "disconnect" },
    { kind: "respond", status: 200, type: "text/html", body: "<html>please sign in</html>" },
  ];
  for (const fault of faults) {
    await injectFault(fault);
    for (const path of ["/articles", "/articles?lang=ar", "/sitemap.xml", "/articles/feed.xml"]) {
      const { status, headers, body } = await sendRequest(server.address + path);
      expect([path, status, headers["retry-after"], headers["cache-control"]]).toEqual([
        path,
        503,
        "60",
        "no-store",
      ]);
      expectNoInternals(body);
    }
    const article = await sendRequest(`${server.address}/articles/${sampleSlug}`);
    expect([article.status, article.headers.location]).toEqual([302, "/articles"]);
    const home = await sendRequest(server.address);
    expect(home.status).toBe(200);
    expectNoInternals(home.body);
  }
});

test("a failed request is not cached: the next one succeeds", async ({
  startWithRemoteBackend,
}) => {
  const { server, injectFault } = await startWithRemoteBackend({ FRESHNESS_SECONDS: "60" });
  const paths = ["/articles", `/articles/${sampleSlug}`];
  await injectFault({ kind: "disconnect" });
  const articlePath = `/articles/${sampleSlug}`;
  for (const path of paths)
    expect(bodyText(await sendRequest(server.address + path))).not.toContain(articlePath);
  await injectFault(null);
  for (const path of paths) {
    const response = await sendRequest(server.address + path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(bodyText(response)).toContain(articlePath);
  }
});
