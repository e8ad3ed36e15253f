import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { article, list, openTestProject, relatedTo, twoRows } from "./hosted-project-fixture.ts";
import { closeConnection, failures, sendRows, startUpstream } from "./upstream-fixture.ts";

const upstream = await startUpstream();
afterAll(() => upstream.close());
const openProject = (options?: Parameters<typeof openTestProject>[1]) =>
  openTestProject(upstream, options);

test.each(Object.entries(failures))(
  "when the upstream %s, the cached response is served with its date until the upstream recovers",
  async (_, failure) => {
    const project = openProject();
    const before = Date.now();
    expect(await project.read(list)).toEqual({ text: twoRows, total: "2", staleSince: null });
    const after = Date.now();
    upstream.respondWith(failure);
    for (let time = 0; time < 3; time += 1) {
      const { text, total, staleSince } = await project.read(list);
      expect([text, total]).toEqual([twoRows, "2"]);
      expect(staleSince).toBeGreaterThanOrEqual(before);
      expect(staleSince).toBeLessThanOrEqual(after);
    }
    expect(project.isFailing()).toBe(true);
    await project.recover(list);
    expect((await project.read(list)).text).toBe('[{"slug":"new"}]');
    expect(project.events()).toEqual(["hosted backend failing", "hosted backend recovered"]);
  },
);

test("a response without rows becomes 502 when nothing is cached", async () => {
  const project = openProject();
  upstream.respondWith(sendRows([{ id: 1 }]));
  expect((await project.fetchPath(list)).status).toBe(502);
  expect(project.isFailing()).toBe(true);
});

test("a request that the upstream rejects is no failure of the upstream", async () => {
  const project = openProject();
  await project.read(list);
  for (const status of [400, 414, 416]) {
    upstream.respondWith((response) => void response.writeHead(status).end('{"code":"22P02"}'));
    expect((await project.fetchPath(article)).status).toBe(status);
  }
  expect(project.events()).toEqual([]);
});

test("a deleted article leaves every cached response and the snapshot", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(sendRows([{ slug: "one" }]));
  await project.read(article);
  upstream.respondWith(sendRows([], 0));
  expect((await project.read(article)).text).toBe("[]");
  upstream.respondWith(closeConnection);
  expect(await project.read(list)).toMatchObject({ text: '[{"slug":"two"}]', total: "1" });
  await expect(project.read(article)).rejects.toThrow();
  project.retainArticles(new Set(["three"]));
  await expect(project.read(list)).rejects.toThrow();
  await project.close();
  expect(readFileSync(project.snapshot, "utf8")).toBe("[]");
});

test("notices, which have no slug, are available to the next process during an outage", async () => {
  const project = openProject();
  const notices = "/rest/v1/notices?select=*&order=updated_at.desc";
  const row = [{ id: "1", branch_id: "sohar" }];
  upstream.respondWith(sendRows(row));
  await project.read(notices);
  await project.close();
  const next = openProject({ folder: project.folder });
  upstream.respondWith(closeConnection);
  expect((await next.read(notices)).text).toBe(JSON.stringify(row));
});

test("an empty list replaces the cached one", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(sendRows([], 0));
  expect(await project.read(list)).toEqual({ text: "[]", total: "0", staleSince: null });
});

test("related articles of unknown slugs are not cached", async () => {
  const project = openProject({ maxBytes: 5_000 });
  await project.read(list);
  for (let n = 0; n < 20; n += 1) await project.read(relatedTo(`unknown-${n}`));
  await project.read(relatedTo("one"));
  upstream.respondWith(closeConnection);
  expect((await project.read(list)).text).toBe(twoRows);
  expect((await project.read(relatedTo("one"))).text).toBe(twoRows);
  await expect(project.read(relatedTo("unknown-0"))).rejects.toThrow();
  await project.recover(list);
});

test("a request with Cache-Control: no-store neither reads nor fills the cache", async () => {
  const project = openProject();
  const noStore = { headers: { "Cache-Control": "no-store" } };
  await project.read(list);
  await project.read(article, noStore);
  upstream.respondWith(closeConnection);
  await expect(project.read(list, noStore)).rejects.toThrow();
  await expect(project.read(article)).rejects.toThrow();
  expect((await project.read(list)).text).toBe(twoRows);
});

test("beyond the memory limit the least recently used response leaves the cache", async () => {
  const project = openProject({ maxBytes: 20_000 });
  for (let page = 0; page < 60; page += 1) await project.read(`${list}&page=${page}`);
  upstream.respondWith(closeConnection);
  expect((await project.read(`${list}&page=59`)).text).toBe(twoRows);
  await expect(project.read(`${list}&page=0`)).rejects.toThrow();
});
