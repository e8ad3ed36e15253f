import { expect, test } from "vitest";
import { pagePolicy, securityHeaders, strictPolicy } from "./security-headers.ts";

/** The directives of a policy by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split(";").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
  );
}

const headersOf = (siteUrl: string) => new Headers(securityHeaders(siteUrl));

const policy = pagePolicy({
  scripts: ["sha256-a=", "sha256-b="],
  styles: ["sha256-c="],
  dataOrigin: null,
});

test("a page runs our own files and the hashed inline scripts, nothing else", () => {
  expect(directives(policy)["script-src"]).toBe("'self' 'sha256-a=' 'sha256-b='");
  expect(directives(policy)["style-src"]).toBe("'self' 'sha256-c='");
  expect(policy).not.toMatch(/unsafe-|\*|http:/);
});

test("a page loads only the resource types it needs, from our own origin", () => {
  expect(directives(policy)).toMatchObject({
    "default-src": "'self'",
    "media-src": "'none'",
    "worker-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "default",
  });
  // Without these, `default-src` applies.
  for (const name of ["connect-src", "font-src", "frame-src", "manifest-src"]) {
    expect(policy).not.toContain(name);
  }
  expect(policy.split(";")).toHaveLength(
    new Set(policy.split(";").map((part) => part.split(" ")[0])).size,
  );
});

test("only pages that register the service worker allow it, as one of their scripts", () => {
  const parts = { scripts: [], styles: [], dataOrigin: null };
  const withWorker = directives(pagePolicy({ ...parts, hasServiceWorker: true }));
  expect(withWorker).not.toHaveProperty("worker-src");
  expect(withWorker).not.toHaveProperty("child-src");
  expect(withWorker["script-src"]).toBe("'self'");
});

test("a hosted project is the only other origin in connect-src", () => {
  const dataOrigin = "https://abc.supabase.example";
  const parts = directives(pagePolicy({ scripts: [], styles: [], dataOrigin }));
  expect(parts["connect-src"]).toBe(`'self' ${dataOrigin}`);
  expect(parts["script-src"]).toBe("'self'");
});

test("only a page with the video may frame another site, the video host", () => {
  const parts = { scripts: [], styles: [], dataOrigin: null };
  expect(directives(pagePolicy({ ...parts, hasVideo: true }))["frame-src"]).toBe(
    "https://www.youtube-nocookie.com",
  );
});

test("the strict policy allows no loading and no framing", () => {
  expect(directives(strictPolicy)).toEqual({
    "default-src": "'none'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
  });
});

test("responses other than files forbid sniffing, framing and unused device features", () => {
  const headers = headersOf("https://www.clinic.example");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("referrer-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")?.split(",")).toEqual([
    "camera=()",
    "microphone=()",
    "geolocation=()",
    "payment=()",
    "usb=()",
  ]);
});

test("only an https site has Strict-Transport-Security", () => {
  expect(headersOf("https://www.clinic.example").get("strict-transport-security")).toBe(
    "max-age=63072000; includeSubDomains",
  );
  expect(headersOf("http://127.0.0.1:3000").has("strict-transport-security")).toBe(false);
});

test("Permissions-Policy leaves autoplay to the `allow` attribute of the frame", () => {
  expect(headersOf("https://www.clinic.example").get("permissions-policy")).not.toMatch(
    /autoplay|encrypted-media|fullscreen|picture-in-picture/,
  );
});
