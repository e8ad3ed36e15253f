import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../backend-fixture.ts";

const backend = await startTestBackend();
afterAll(() => backend.close());

test("only the two services are reachable", async () => {
  for (const path of [
    "/",
    "/_system/config",
    "/_system/introspect",
    "/rest/v1/../../_system/config",
    "/rest/v1/%2e%2e/%2e%2e/_system/config",
    "/storage/v1/bucket",
    "/rest/v1",
  ]) {
    const { status, text } = await backend.call(path);
    expect([path, status, text]).toEqual([path, 404, '{"message":"Not found"}']);
  }
});

test("a request without the public key, or with another one, is rejected", async () => {
  for (const apikey of ["sb_secret_x", "sb_publishable_x"]) {
    const { status, json } = await backend.call("/rest/v1/articles", { headers: { apikey } });
    expect([status, json.message]).toEqual([401, "Invalid API key"]);
  }
  const inQuery = await backend.call(`/rest/v1/articles?apikey=${backend.anonKey}`, {
    headers: { apikey: "" },
  });
  expect(inQuery.status).toBe(401);
});

test.each(["users", "auth.users", "", "rpc/x", "articles/", "%61rticles", "%00", "%E0%A4%A"])(
  "the table %j is unknown",
  async (table) => {
    const { status, json } = await backend.call(`/rest/v1/${table}?select=*`);
    expect([status, json.code]).toEqual([404, "PGRST205"]);
  },
);

test("writes are rejected before they reach the database", async () => {
  for (const method of ["POST", "PATCH", "PUT", "DELETE"]) {
    const { status, json } = await backend.call("/rest/v1/articles", { method });
    expect([status, json.code]).toEqual([401, "42501"]);
  }
  const { text } = await backend.call("/rest/v1/articles?select=slug&order=published_at.desc");
  expect(JSON.parse(text)).toEqual([{ slug: "newer" }, { slug: "older" }]);
});

test("unsupported methods are rejected", async () => {
  for (const method of ["OPTIONS", "PROPFIND"]) {
    const { status, headers } = await backend.call("/rest/v1/articles", { method });
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
  const { status, headers } = await backend.call("/auth/v1/verify", { method: "PATCH" });
  expect([status, headers.get("allow")]).toEqual([405, "GET, POST"]);
  expect((await backend.call("/auth/v1/signup")).status).toBe(405);
});

test("no filter shows an article before its publication", async () => {
  for (const query of ["slug=eq.future", "published_at=gte.2027-01-01", "slug=in.(future,other)"]) {
    expect((await backend.call(`/rest/v1/articles?${query}`)).text).toBe("[]");
  }
});

test("an invalid query is a client error, and its response contains no SQL", async () => {
  for (const query of [
    "nothing=eq.1",
    "order=x%00",
    "select=%E0%A4%A",
    `slug=in.(${"a,".repeat(200)})`,
  ]) {
    const { status, text } = await backend.call(`/rest/v1/articles?${query}`);
    expect(status).toBe(400);
    expect(text).not.toMatch(/select|sqlite|SUP/i);
  }
});

test("there are no CORS headers, and account responses are not cached", async () => {
  const rest = await backend.call("/rest/v1/articles", {
    headers: { origin: "https://evil.example" },
  });
  expect([...rest.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  const auth = await backend.call("/auth/v1/settings");
  expect(auth.headers.get("cache-control")).toBe("no-store");
});

test("addresses of 300 characters are rejected by every endpoint", async () => {
  const email = `${"x".repeat(288)}@clinic.example`;
  for (const path of ["signup", "recover", "resend", "verify", "token?grant_type=password"]) {
    const body = { email, password: "abc472", type: "signup", token: "1" };
    expect((await backend.call(`/auth/v1/${path}`, { body })).status).toBe(400);
  }
});

test("an incomplete body is a client error and is not logged as a failure", async () => {
  const streamed = { method: "POST", duplex: "half" };
  const broken = new Request("http://127.0.0.1:4199/auth/v1/signup", {
    ...streamed,
    headers: { apikey: backend.anonKey },
    body: new ReadableStream({ start: (controller) => controller.error(new TypeError("aborted")) }),
  });
  const response = await backend.handle(broken, "192.0.2.3");
  expect([response.status, (await response.json()).error_code]).toEqual([400, "bad_json"]);
  expect(backend.entries).not.toContainEqual(
    expect.objectContaining({ event: "backend request failed" }),
  );
});

test("details of an internal error are in the log only", async () => {
  const failing = await startTestBackend();
  failing.query(`alter table "auth.users" rename to "auth.lost"`);
  const response = await failing.signIn("noor@clinic.example", "abc472");
  expect(response.status).toBe(500);
  expect(response.text).not.toContain("users");
  const logged = failing.entries.filter(
    (entry) => "event" in entry && entry.event === "backend request failed",
  );
  expect(logged).toEqual([
    {
      level: "error",
      event: "backend request failed",
      name: expect.any(String),
      code: expect.anything(),
      stack: expect.arrayContaining([expect.stringContaining("packages/local-supabase/")]),
    },
  ]);
  await failing.close();
});
