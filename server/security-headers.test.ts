import { Hono } from "hono";
import { expect, test } from "vitest";
import { closedPolicy, pagePolicy, securityHeaders } from "./security-headers.ts";

/** The directives of a policy by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
  );
}

async function headersOf(siteUrl: string): Promise<Headers> {
  const site = new Hono().use(securityHeaders(siteUrl)).get("/", (c) => c.text("ok"));
  return (await site.request("/")).headers;
}

const policy = pagePolicy({
  scripts: ["sha256-a=", "sha256-b="],
  styles: ["sha256-c="],
  dataOrigin: null,
});

test("a page runs its own files and the inline scripts that are named, nothing else", () => {
  expect(directives(policy)["script-src"]).toBe("'self' 'sha256-a=' 'sha256-b='");
  expect(directives(policy)["style-src"]).toBe("'self' 'sha256-c='");
  expect(policy).not.toMatch(/unsafe-|\*|http:/);
});

test("what a page's policy does not name is forbidden", () => {
  expect(directives(policy)).toMatchObject({
    "default-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
  });
  expect(policy.split("; ")).toHaveLength(
    new Set(policy.split("; ").map((part) => part.split(" ")[0])).size,
  );
});

test("a hosted project is the only other place the browser may ask", () => {
  const dataOrigin = "https://abc.supabase.example";
  const parts = directives(pagePolicy({ scripts: [], styles: [], dataOrigin }));
  expect(parts["connect-src"]).toBe(`'self' ${dataOrigin}`);
  expect(parts["script-src"]).toBe("'self'");
});

test("the only foreign frame is the video, which loads after a click (D28)", () => {
  expect(directives(policy)["frame-src"]).toBe("https://www.youtube-nocookie.com");
});

test("an answer that is no page loads nothing and is shown nowhere", () => {
  expect(directives(closedPolicy)).toEqual({
    "default-src": "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
  });
});

test("every answer forbids sniffing, framing and the devices the site never asks for", async () => {
  const headers = await headersOf("https://www.clinic.example");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toMatch(
    /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  );
  expect(headers.has("x-powered-by")).toBe(false);
});

test("a header that an answer has set itself stays as it is", async () => {
  const site = new Hono().use(securityHeaders("http://127.0.0.1:3000"));
  site.get("/", (c) => c.text("ok", 200, { "referrer-policy": "no-referrer" }));
  const { headers } = await site.request("/");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("x-frame-options")).toBe("DENY");
});

test("only an https site asks browsers to stay with https", async () => {
  expect((await headersOf("https://www.clinic.example")).get("strict-transport-security")).toBe(
    "max-age=31536000; includeSubDomains",
  );
  expect((await headersOf("http://127.0.0.1:3000")).has("strict-transport-security")).toBe(false);
});

test("the video's host may play by itself, in the form the header asks for", async () => {
  const policy = (await headersOf("https://www.clinic.example")).get("permissions-policy");
  expect(policy).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
});
