import { expect } from "@playwright/test";
import { bodyText, sendRawBytes, sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/remote-backend-server.ts";

test("a failed request for the article list is logged", async ({ startWithRemoteBackend }) => {
  const { server, injectFault } = await startWithRemoteBackend();
  await injectFault({
    kind: "respond",
    status: 500,
    type: "application/json",
    body: '{"code":"XX000","message":"m"}',
  });
  await sendRequest(`${server.address}/articles`);
  await expect.poll(() => server.log().map(({ event }) => event)).toContain("article list failed");
});

test("the log has one JSON object per line and contains no input or address of a visitor", async ({
  startServer,
}) => {
  const server = await startServer(0, { TRUST_PROXY: "1" });
  const typed = "jane-doe-typed-this";
  const headers = {
    "x-forwarded-for": "203.0.113.77",
    "user-agent": typed,
    referer: `https://${typed}.example/`,
    cookie: `language=${typed}; ${typed}=1`,
    apikey: server.publicKey(),
    authorization: `Bearer ${typed}`,
    "accept-language": typed,
  };
  const paths = [
    `/?q=${typed}`,
    `/search?q=${typed}`,
    `/search.json?q=${typed}`,
    `/search.data?q=${typed}`,
    `/${typed}`,
    `/${typed}.data`,
    `/articles/${typed}?x=${typed}`,
    `/articles/${typed}.data?_routes=${typed}`,
    `/articles/%zz${typed}`,
    `/x%0a${typed}`,
    `/blog/${typed}`,
    `/assets/${typed}`,
    `/rest/v1/${typed}?select=${typed}`,
    `/rest/v1/articles?select=${typed}`,
    `/rest/v1/articles?slug=eq.${typed}`,
    `/auth/v1/${typed}`,
  ];
  for (const path of paths) {
    for (const method of ["GET", "HEAD", "POST"])
      await sendRequest(server.address + path, { method, headers });
  }
  const account = JSON.stringify({ email: `${typed}@mail.example`, password: `${typed}1` });
  for (const path of ["signup", "token?grant_type=password", "recover", "resend", "verify"]) {
    await sendRequest(`${server.address}/auth/v1/${path}`, {
      method: "POST",
      headers,
      body: account,
    });
  }
  await sendRawBytes(
    server.address,
    `GET /\\${typed} HTTP/1.1\r\nHost: ${typed}\r\nConnection: close\r\n\r\n`,
  );
  await sendRawBytes(server.address, `${typed}\r\n\r\n`);

  await expect.poll(() => server.log().length).toBeGreaterThan(paths.length * 3);
  const lines = server
    .output()
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("The site is at"));
  for (const line of lines) {
    expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  }
  const printed = server.output() + server.errors();
  expect(printed).not.toContain(typed);
  expect(printed).not.toMatch(/203\.0\.113|eyJ|sb_publishable|sb_secret/);
  expect(server.output().replaceAll(server.address, "")).not.toContain("127.0.0.1");
  expect(server.errors()).toBe("");
});

test("a response has the request id of its log line", async ({ startServer }) => {
  const [direct, proxied] = [await startServer(0), await startServer(1, { TRUST_PROXY: "1" })];
  const server = { headers: { "x-request-id": "id-of-the-proxy" } };
  const accepted = await sendRequest(`${proxied.address}/about`, server);
  expect(accepted.headers["x-request-id"]).toBe("id-of-the-proxy");
  await sendRequest(`${direct.address}/about`);
  const cached = await sendRequest(`${direct.address}/about`, server);
  const id = cached.headers["x-request-id"];
  expect(id).toMatch(/^[\da-f]{12}$/);
  await expect
    .poll(() => direct.log())
    .toContainEqual(expect.objectContaining({ event: "request", route: "/about", requestId: id }));
});

test("an error in a browser is logged with its source position", async ({ startServer }) => {
  const server = await startServer(0);
  const page = bodyText(await sendRequest(`${server.address}/about`));
  const [script] = /\/assets\/page-script-[\w-]+\.js/.exec(page) ?? [];
  const body = JSON.stringify({ name: "TypeError", frames: [`${script}:1:300`], page: "/about" });
  const post = (text: string) =>
    sendRequest(`${server.address}/client-errors`, { method: "POST", body: text });
  expect((await post(body)).status).toBe(204);
  expect((await post("x".repeat(10_000))).status).toBe(413);
  await expect
    .poll(() => server.log())
    .toContainEqual(
      expect.objectContaining({
        event: "browser error",
        route: "/about",
        stack: [expect.stringMatching(/^app\/.+\.ts:\d+:\d+$/)],
      }),
    );
});

test("only clients on this machine or in a private network can read the metrics", async ({
  startServer,
}) => {
  const server = await startServer(0, { TRUST_PROXY: "1" });
  await sendRequest(`${server.address}/about`);
  const text = bodyText(await sendRequest(`${server.address}/metrics`));
  expect(text).toMatch(/^http_requests_total\{method="GET",route="\/about",status="200"\} 1$/m);
  expect(text).toMatch(/^page_cache_lookups_total\{result="miss"\} 1$/m);
  for (const name of ["page_render_seconds_count", "backend_up", "mail_queue_length"])
    expect(text).toMatch(new RegExp(`^${name} \\d`, "m"));
  const publicClient = { headers: { "x-forwarded-for": "203.0.113.77" } };
  expect((await sendRequest(`${server.address}/metrics`, publicClient)).status).toBe(404);
});
