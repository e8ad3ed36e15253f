import { expect } from "@playwright/test";
import { site, siteBehindProxy } from "../servers/addresses.ts";
import { anySlug, articles } from "../support/articles.ts";
import { ask, textOf } from "../support/ask.ts";
import { test } from "../support/distant-site.ts";
import { expectNoInsides } from "../support/follow.ts";

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

test("without its data service a site is alive but not ready, and its pages still answer", async ({
  startDistant,
}) => {
  const { own, disturb } = await startDistant();
  await disturb({ kind: "hang up" });
  expect((await ask(`${own.address}/readyz`)).status).toBe(503);
  expect((await ask(`${own.address}/healthz`)).status).toBe(200);
  for (const path of ["/", "/?lang=ar", "/articles", "/articles?lang=ar", "/404"]) {
    const { status, body } = await ask(own.address + path);
    expect([path, status]).toEqual([path, path === "/404" ? 404 : 200]);
    expectNoInsides(body);
  }
  expect((await ask(`${own.address}/articles/${anySlug}`)).headers.location).toBe("/articles");
  await disturb(null);
  expect((await ask(`${own.address}/readyz`)).status).toBe(200);
});

test("home shows the covers of the newest articles, and comes without them while the data service is silent", async ({
  startDistant,
}) => {
  const { own, disturb } = await startDistant();
  const pictured = articles.filter((article) => article.featured_image).slice(0, 3);
  const covers = async (path: string) => {
    const html = textOf(await ask(own.address + path));
    return pictured.filter(
      ({ slug, featured_image }) =>
        html.includes(`src="${featured_image}"`) && html.includes(`href="/articles/${slug}`),
    );
  };
  for (const path of ["/", "/?lang=ar"]) expect(await covers(path)).toEqual(pictured);
  // Longer than any reader would wait.
  await disturb({ kind: "delay", milliseconds: 20_000 });
  for (const path of ["/", "/?lang=ar"]) {
    const asked = Date.now();
    expect(await covers(path)).toEqual([]);
    expect(Date.now() - asked).toBeLessThan(5_000);
  }
  await disturb(null);
  expect(await covers("/")).toEqual(pictured);
});

test("a data service that answers nonsense is survived like one that is gone", async ({
  startDistant,
}) => {
  const { own, disturb } = await startDistant();
  const nonsense: [number, string, string][] = [
    [500, "text/plain", "Internal error"],
    [502, "text/html", "<html>Bad gateway</html>"],
    [401, "application/json", '{"message":"Invalid API key"}'],
    [200, "application/json", "{"],
    [200, "application/json", "null"],
    [200, "application/json", '[{"slug":null},{"slug":"x","title_en":7},null,3]'],
    [200, "text/html", "<html>Welcome to our network, please sign in</html>"],
  ];
  for (const [status, type, body] of nonsense) {
    await disturb({ kind: "answer", status, type, body });
    for (const path of ["/articles", "/articles?lang=ar", `/articles/${anySlug}`, "/"]) {
      const answer = await ask(own.address + path);
      expect([body, path, answer.status < 500]).toEqual([body, path, true]);
      expectNoInsides(answer.body);
    }
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
