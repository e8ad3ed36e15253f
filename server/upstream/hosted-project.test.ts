import { afterAll, expect, test } from "vitest";
import { openTestProject, twoRows } from "./hosted-project-fixture.ts";
import { sendRows, startUpstream } from "./upstream-fixture.ts";

const upstream = await startUpstream();
afterAll(() => upstream.close());

test("the described state includes the account service", async () => {
  const { describe } = openTestProject(upstream);
  expect(await describe()).toBe("ok");
  upstream.respondWith((response, query) => {
    if (query.has("select")) sendRows(JSON.parse(twoRows), 2)(response, query);
    else response.writeHead(503).end();
  });
  expect(await describe()).toBe("the account service fails");
});
