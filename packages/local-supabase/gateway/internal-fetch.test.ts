import { expect, test } from "vitest";
import { siteUrl, startTestBackend } from "../backend-fixture.ts";

test("the server's own fetch reaches the backend only", async () => {
  const backend = await startTestBackend();
  const headers = { apikey: backend.anonKey };
  for (const path of ["/_system/config", "/auth/v1/settings", "/rest/v1/../../_system/config"]) {
    const response = await backend.fetch(siteUrl + path, { headers });
    expect([response.status, await response.json()]).toEqual([404, { message: "Not found" }]);
  }
  const read = await backend.fetch(`${siteUrl}/rest/v1/articles?select=slug`, { headers });
  expect([read.status, (await read.json()).length]).toEqual([200, 2]);
  expect((await backend.fetch(`${siteUrl}/rest/v1/articles`)).status).toBe(401);
  await backend.close();
});
