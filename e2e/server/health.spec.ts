import { expect } from "@playwright/test";
import { site, siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import type { Disturbance } from "../../tools/test-servers/disturbing-proxy.ts";
import { anySlug } from "../support/articles.ts";
import { ask, textOf } from "../support/requests/ask.ts";
import { expectNoInsides } from "../support/requests/follow.ts";
import { test } from "../support/sites/distant-site.ts";

// Processes are started and ended here, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

test("a site that runs well says so", async () => {
  for (const origin of [site, siteBehindProxy]) {
    for (const path of ["/healthz", "/readyz"]) {
      const { status, headers, body } = await ask(origin + path);
      expect([path, status, body.toString("utf8"), headers["cache-control"]]).toEqual([
        path,
        200,
        "ok",
        "no-store",
      ]);
    }
  }
});

test("the state of the data service is told apart from whether pages can be served", async ({
  startDistant,
}) => {
  const { own, disturb } = await startDistant();
  const told = async () => JSON.parse(textOf(await ask(`${own.address}/healthz?verbose`)));
  expect(await told()).toEqual({ process: "ok", backend: "ok" });
  await disturb({ kind: "hang up" });
  const before = Date.now();
  const { process, backend } = await told();
  expect([process, backend.replace(/20.*/, "")]).toEqual(["ok", "failing since "]);
  expect(Date.parse(backend.replace("failing since ", ""))).toBeGreaterThanOrEqual(before);
  for (const path of ["/readyz", "/healthz", "/", "/?lang=ar", "/branches"]) {
    expect([path, (await ask(own.address + path)).status]).toEqual([path, 200]);
  }
  await disturb(null);
  await expect.poll(told).toEqual({ process: "ok", backend: "ok" });
  expect(JSON.parse(textOf(await ask(`${site}/healthz?verbose`)))).toEqual({
    process: "ok",
    backend: "ok",
  });
});

test("what nobody has read while the data service fails is said to be missing for now, without its insides", async ({
  startDistant,
}) => {
  const { own, disturb } = await startDistant();
  const nonsense: Disturbance[] = [
    { kind: "hang up" },
    { kind: "answer", status: 500, type: "text/plain", body: "Internal error" },
    {
      kind: "answer",
      status: 401,
      type: "application/json",
      body: '{"message":"Invalid API key"}',
    },
    { kind: "answer", status: 200, type: "application/json", body: "null" },
    { kind: "answer", status: 200, type: "text/html", body: "<html>please sign in</html>" },
    {
      kind: "answer",
      status: 200,
      type: "application/json",
      body: '[{"slug":null},null,3]',
    },
  ];
  for (const disturbance of nonsense) {
    await disturb(disturbance);
    for (const path of ["/articles", "/articles?lang=ar", "/sitemap.xml", "/articles/feed.xml"]) {
      const { status, headers, body } = await ask(own.address + path);
      expect([path, status, headers["retry-after"], headers["cache-control"]]).toEqual([
        path,
        503,
        "60",
        "no-store",
      ]);
      expectNoInsides(body);
    }
    const article = await ask(`${own.address}/articles/${anySlug}`);
    expect([article.status, article.headers.location]).toEqual([302, "/articles"]);
    const home = await ask(own.address);
    expect(home.status).toBe(200);
    expectNoInsides(home.body);
  }
});

test("what could not be read is not remembered: the next click finds it", async ({
  startDistant,
}) => {
  const { own, disturb } = await startDistant({ FRESHNESS_SECONDS: "60" });
  const paths = ["/articles", `/articles/${anySlug}`];
  await disturb({ kind: "hang up" });
  const told = `/articles/${anySlug}`;
  for (const path of paths) expect(textOf(await ask(own.address + path))).not.toContain(told);
  await disturb(null);
  for (const path of paths) {
    const answer = await ask(own.address + path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(textOf(answer)).toContain(told);
  }
});
