import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { siteBehindProxy } from "../../tools/test-servers/addresses.ts";
import { anySlug } from "../support/articles.ts";
import { requestBackend, signToken } from "../support/requests/backend-request.ts";
import { sendRequest } from "../support/requests/http-request.ts";
import { expectNoInternals } from "../support/requests/redirects.ts";
import { test } from "../support/servers/server-process.ts";

// Processes are started and ended here, which takes a busy machine its time.
test.describe.configure({ timeout: 120_000 });

test("without the public key nobody gets anything, and an odd key is no key", async ({
  startServer,
}) => {
  const server = await startServer(0);
  const { secret, jwt } = JSON.parse(
    readFileSync(join(server.dataDirectory, "secrets.json"), "utf8"),
  );
  for (const path of ["/rest/v1/articles", "/rest/v1/", "/auth/v1/user", "/auth/v1/settings"]) {
    for (const apikey of [
      null,
      "",
      "x",
      "sb_publishable_x",
      secret,
      jwt,
      signToken({ role: "anon" }, jwt),
    ]) {
      const { status, body } = await sendRequest(server.address + path, {
        headers: apikey === null ? {} : { apikey },
      });
      expect([path, status]).toEqual([path, 401]);
      expect(body.toString("utf8")).toContain("API key");
      expectNoInternals(body);
    }
    const inAddress = await sendRequest(`${server.address}${path}?apikey=${server.publicKey()}`);
    expect(inAddress.status).toBe(401);
  }
});

test("the public key reads published articles, and no other table", async ({ startServer }) => {
  const server = await startServer(0);
  const articles = await requestBackend(server, "/rest/v1/articles?select=slug&limit=3");
  expect([articles.status, JSON.parse(articles.body.toString("utf8")).length]).toEqual([200, 3]);
  for (const table of [
    "users",
    "auth.users",
    "sqlite_master",
    "sqlite_schema",
    "rpc/version",
    "ARTICLES",
    "articles/",
    "articles%00",
    "%61rticles",
    "articles;users",
    "articles/../users",
    "..%2fauth%2fv1%2fadmin%2fusers",
    "",
  ]) {
    expect([table, (await requestBackend(server, `/rest/v1/${table}`)).status]).toEqual([
      table,
      404,
    ]);
  }
  for (const profile of ["auth", "storage", "sqlite_master"]) {
    const { status, body } = await requestBackend(server, "/rest/v1/users", {
      headers: { "accept-profile": profile },
    });
    expect([profile, status]).toEqual([profile, 404]);
    expect(body.toString("utf8")).not.toContain("password");
  }
});

test("queries that make no sense are the asker's mistake and never a failure of the site", async ({
  startServer,
}) => {
  const server = await startServer(0);
  for (const query of [
    "select=*,users(*)",
    "select=password",
    "select=(select 1)",
    "order='",
    "order=id;drop table articles",
    "slug=eq.'; DROP TABLE articles;--",
    "slug=nope.x",
    "id=eq.not-a-number",
    "limit=-1",
    "limit=1e9",
    "offset=abc",
    "or=(((((",
    `or=(${"slug.eq.a,".repeat(500)}slug.eq.b)`,
    "select=*&select=*&x=",
    "%00=%00",
    "%zz",
  ]) {
    const { status } = await requestBackend(
      server,
      `/rest/v1/articles?${encodeURI(query).replaceAll("%25", "%")}`,
    );
    expect([query, status < 500]).toEqual([query, true]);
  }
  const all = await requestBackend(server, "/rest/v1/articles?select=slug");
  expect(JSON.parse(all.body.toString("utf8")).length).toBeGreaterThanOrEqual(12);
});

test("nobody writes articles, and nothing of the account service but its few calls is open", async ({
  startServer,
}) => {
  const server = await startServer(0);
  const body = JSON.stringify({ slug: "written", title_en: "x" });
  for (const method of ["POST", "PATCH", "PUT", "DELETE"]) {
    const { status } = await requestBackend(server, `/rest/v1/articles?slug=eq.${anySlug}`, {
      method,
      body,
    });
    expect([method, status]).toEqual([method, 401]);
  }
  for (const path of [
    "/auth/v1/admin/users",
    "/auth/v1/invite",
    "/auth/v1/sso",
    "/auth/v1/authorize",
    "/auth/v1/",
  ]) {
    expect([path, (await requestBackend(server, path)).status]).toEqual([path, 404]);
  }
  const wrongMethod = await requestBackend(server, "/auth/v1/signup");
  expect([wrongMethod.status, wrongMethod.headers.allow]).toEqual([405, "POST"]);
  const article = await requestBackend(server, `/rest/v1/articles?select=slug&slug=eq.${anySlug}`);
  expect(JSON.parse(article.body.toString("utf8"))).toEqual([{ slug: anySlug }]);
});

test("a site with a hosted project has no data door of its own", async () => {
  for (const path of ["/rest/v1/articles", "/auth/v1/signup", "/auth/v1/verify", "/rest/v1/"]) {
    for (const method of ["GET", "POST"]) {
      const { status, body } = await sendRequest(siteBehindProxy + path, {
        method,
        headers: { apikey: "x" },
      });
      expect([method, path, status]).toEqual([method, path, 404]);
      expectNoInternals(body);
    }
  }
});
