import { expect, test } from "vitest";
import { pagePolicy, securityHeaders, strictPolicy } from "./security-headers.ts";

/** The directives of a policy by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
  );
}

const headersOf = (siteUrl: string) => new Headers(securityHeaders(siteUrl));

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

test("a page loads nothing from elsewhere, and of its own only what it needs", () => {
  expect(directives(policy)).toMatchObject({
    "default-src": "'self'",
    "media-src": "'none'",
    "worker-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "connect-src": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
  });
  expect(policy.split("; ")).toHaveLength(
    new Set(policy.split("; ").map((part) => part.split(" ")[0])).size,
  );
});

test("the worker of the site may run where a page brings it", () => {
  const parts = { scripts: [], styles: [], dataOrigin: null };
  expect(directives(pagePolicy({ ...parts, hasServiceWorker: true }))["worker-src"]).toBe("'self'");
});

test("a hosted project is the only other place the browser may ask", () => {
  const dataOrigin = "https://abc.supabase.example";
  const parts = directives(pagePolicy({ scripts: [], styles: [], dataOrigin }));
  expect(parts["connect-src"]).toBe(`'self' ${dataOrigin}`);
  expect(parts["script-src"]).toBe("'self'");
});

test("the only foreign frame is the video, which loads after a click", () => {
  expect(directives(policy)["frame-src"]).toBe("https://www.youtube-nocookie.com");
});

test("an answer that is no page loads nothing and is shown nowhere", () => {
  expect(directives(strictPolicy)).toEqual({
    "default-src": "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
  });
});

test("every answer forbids sniffing, framing and the devices the site never asks for", () => {
  const headers = headersOf("https://www.clinic.example");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toMatch(
    /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  );
});

test("only an https site asks browsers to stay with https", () => {
  expect(headersOf("https://www.clinic.example").get("strict-transport-security")).toBe(
    "max-age=31536000; includeSubDomains",
  );
  expect(headersOf("http://127.0.0.1:3000").has("strict-transport-security")).toBe(false);
});

test("the video's host may play by itself, in the form the header asks for", () => {
  const policy = headersOf("https://www.clinic.example").get("permissions-policy");
  expect(policy).toContain('autoplay=(self "https://www.youtube-nocookie.com")');
});
