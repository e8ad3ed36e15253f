import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, test, vi } from "vitest";
import { article, list, openTestProject, slowAfter, twoRows } from "./hosted-project-fixture.ts";
import { closeConnection, hang, sendRows, startUpstream } from "./upstream-fixture.ts";

const upstream = await startUpstream();
afterAll(() => upstream.close());
const openProject = (options?: Parameters<typeof openTestProject>[1]) =>
  openTestProject(upstream, options);

test("while the upstream hangs, cached responses are served at once and one request at a time probes it", async () => {
  // No call times out in this test, so each response comes while the upstream hangs.
  const project = openProject({ timeouts: { slowAfter, timeout: 600_000 } });
  await project.read(list);
  upstream.respondWith(hang);
  expect((await project.read(list)).staleSince).not.toBe(null);
  upstream.requests.length = 0;
  // A request that waits for a timer does not resolve.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  await Promise.all(Array.from({ length: 200 }, () => project.read(list)));
  vi.useRealTimers();
  await expect.poll(() => upstream.requests).toHaveLength(1);
  upstream.closeConnections();
  await project.recover(list);
});

test("while the upstream hangs, requests without a cached response fail after one probe", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(hang);
  await project.read(list);
  upstream.requests.length = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => project.read(`${article}-${index}`)),
  );
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(upstream.requests.length).toBeLessThanOrEqual(1);
});

test("a request without a cached response is sent once the probe succeeds", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(closeConnection);
  await project.read(list);
  expect(project.isFailing()).toBe(true);
  upstream.respondWith(sendRows(JSON.parse(twoRows), 2));
  // The second request is made while the probe of the first one is pending.
  const [, first] = await Promise.all([project.read(list), project.fetchPath(article)]);
  expect(first.status).toBe(200);
});

test("a late response is cached and closes the circuit", async () => {
  const project = openProject();
  await project.read(list);
  let release = () => {};
  upstream.respondWith((response, query) => {
    release = () => sendRows([{ slug: "late" }], 1)(response, query);
  });
  expect((await project.read(list)).text).toBe(twoRows);
  expect(project.isFailing()).toBe(true);
  release();
  await expect.poll(project.isFailing).toBe(false);
  upstream.respondWith(hang);
  expect((await project.read(list)).text).toBe('[{"slug":"late"}]');
});

test("a call that hung before the upstream recovered does not open the circuit again", async () => {
  const project = openProject();
  await project.read(list);
  let fail: (() => void) | undefined;
  upstream.respondWith((response) => {
    fail ??= () => response.socket?.destroy();
  });
  await project.read(list);
  await project.recover(list);
  fail?.();
  // No other call is pending.
  await pause(slowAfter / 2);
  expect(project.isFailing()).toBe(false);
});

test("an aborted request gets the cached response and does not open the circuit", async () => {
  const project = openProject();
  await project.read(list);
  upstream.respondWith(hang);
  const short = { signal: AbortSignal.timeout(10) };
  expect((await project.read(list, short)).text).toBe(twoRows);
  expect(project.isFailing()).toBe(false);
});
