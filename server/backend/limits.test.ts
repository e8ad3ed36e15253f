import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "./backend-fixture.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("a client signs in 30 times in five minutes, whoever it claims to be", async () => {
  const waits: (string | null)[] = [];
  for (let turn = 0; turn < 32; turn += 1) {
    const body = { email: `x${turn}@clinic.example` };
    const answer = await backend.call("/auth/v1/token?grant_type=password", {
      body,
      from: "192.0.2.1",
    });
    if (answer.status === 429) waits.push(answer.headers.get("retry-after"));
  }
  expect(waits).toHaveLength(2);
  expect(Number(waits[0])).toBeGreaterThan(0);
});

test("codes are guessed 30 times in five minutes", async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 32; turn += 1) {
    const path = `/auth/v1/verify?type=recovery&token=${turn}`;
    statuses.push((await backend.call(path, { from: "192.0.2.2" })).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("an account is tried 20 times in a quarter of an hour, from wherever", async () => {
  const body = { email: "victim@clinic.example", password: "wrong1" };
  const tries = Array.from({ length: 22 }, () =>
    backend.call("/auth/v1/token?grant_type=password", { body }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
