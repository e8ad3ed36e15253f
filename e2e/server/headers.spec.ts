import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { project } from "../../tools/project-files.ts";
import { site } from "../../tools/test-servers/addresses.ts";
import { sendRawBytes, sendRequest } from "../support/requests/http-request.ts";
import { getBuiltFile } from "../support/servers/built-files.ts";
import { test } from "../support/servers/own-server.ts";
import { kitVisits, visits } from "../support/visits.ts";

/** Every kind of response, with its status. */
const responseKinds = [
  ["GET", "/", 200],
  ["GET", "/articles?lang=ar", 200],
  ["GET", "/login.data", 200],
  ["GET", "/articles.data", 302],
  ["GET", "/speculation-rules.json", 200],
  ["GET", "/sw.js", 200],
  ["GET", "/404", 404],
  ["GET", "/no-such-page", 302],
  ["GET", "/articles/", 308],
  ["GET", "/contact", 302],
  ["GET", "/assets/none.js", 404],
  ["GET", "/robots.txt", null],
  ["POST", "/", 405],
  ["HEAD", "/", 200],
  ["GET", "/healthz", 200],
  ["GET", "/readyz", 200],
  ["GET", "/rest/v1/articles", 401],
  ["POST", "/auth/v1/signup", 401],
] as const;

for (const { address, layout } of [...visits, ...kitVisits]) {
  test(`the policy of ${address} allows our own files and its inline scripts only, and no framing`, async () => {
    const { headers, body } = await sendRequest(site + address);
    const header = headers["content-security-policy"] as string;
    const policy = parsePolicy(header);
    const inline = readInlineCode(body.toString("utf8"));

    expect(header).not.toMatch(/unsafe-|\*|blob:|strict-dynamic/);
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(policy["media-src"]).toEqual(["'none'"]);
    // Account pages are not stored offline, so they have no service worker. Its fallback is script-src.
    expect(policy["worker-src"]).toEqual(layout === "site" ? undefined : ["'none'"]);
    expect(policy["child-src"]).toBeUndefined();
    const hasVideo = address.startsWith("/about");
    expect(policy["frame-src"] ?? policy["default-src"]).toEqual([
      hasVideo ? "https://www.youtube-nocookie.com" : "'self'",
    ]);
    expect(policy["script-src"]?.[0]).toBe("'self'");
    expect(policy["script-src"]?.slice(1).sort()).toEqual(inline.scripts);
    expect(policy["style-src"]?.[0]).toBe("'self'");
    expect(policy["style-src"]?.slice(1).sort()).toEqual(inline.styles);
    expect(inline.scripts.length).toBeGreaterThan(0);
    expect(inline.styles.length).toBeGreaterThan(0);
    expect(inline.attributes).toEqual([]);

    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'none'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
    expect(policy["form-action"]).toEqual(["'self'"]);
    expect(policy["connect-src"] ?? policy["default-src"]).toEqual(["'self'"]);
    expect(policy["require-trusted-types-for"]).toEqual(["'script'"]);
    expect(policy["trusted-types"]).toEqual(["default"]);
    expect(headers["x-frame-options"]).toBe("DENY");
  });
}

for (const [method, path, status] of responseKinds) {
  test(`the response to ${method} ${path} has the security headers and names no software`, async () => {
    const { status: actualStatus, headers } = await sendRequest(site + path, { method });
    if (status !== null) expect(actualStatus).toBe(status);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    const permissions = headers["permissions-policy"] as string;
    for (const feature of ["camera", "microphone", "geolocation", "payment", "usb"]) {
      expect(permissions).toContain(`${feature}=()`);
    }
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["cache-control"]).toBeTruthy();
    for (const name of ["set-cookie", "server", "x-powered-by", "strict-transport-security"]) {
      expect([name, headers[name]]).toEqual([name, undefined]);
    }
    if (method !== "HEAD") {
      const isPage = headers["content-type"]?.startsWith("text/html") ?? false;
      const closed = headers["content-security-policy"]?.includes(
        "default-src 'none';frame-ancestors",
      );
      expect(closed).toBe(!isPage);
    }
  });
}

/** Kinds of files, and their addresses. */
const files: [kind: string, address: () => string][] = [
  ["a script", () => getBuiltFile(/\.js$/)],
  ["a style sheet", () => getBuiltFile(/\.css$/)],
  ["a font", () => getBuiltFile(/\.woff2$/)],
  ["the icon", () => "/favicon.ico"],
  ["an SVG file", () => "/covers/colour-vision-explained.svg"],
];

for (const [kind, address] of files) {
  test(`${kind} has the protective headers of its kind and names no software`, async () => {
    const { status, headers } = await sendRequest(site + address());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["cache-control"]).toMatch(/^public, max-age=/);
    if (kind === "an SVG file") {
      expect(headers["content-security-policy"]).toMatch(
        /^default-src 'none';frame-ancestors 'none'/,
      );
    }
    for (const name of ["set-cookie", "server", "x-powered-by", "strict-transport-security"]) {
      expect([name, headers[name]]).toEqual([name, undefined]);
    }
  });
}

test("a response with status 304 has the security headers", async () => {
  const first = await sendRequest(`${site}/about`);
  const second = await sendRequest(`${site}/about`, {
    headers: { "if-none-match": first.headers.etag as string },
  });
  expect(second.status).toBe(304);
  for (const name of ["content-security-policy", "x-content-type-options", "referrer-policy"]) {
    expect(second.headers[name]).toBe(first.headers[name]);
  }
});

test("a site with an https URL has Strict-Transport-Security in every response", async ({
  startServer,
}) => {
  const server = await startServer(0, { SITE_URL: "https://www.clinic.example" });
  const requests = [...responseKinds, ...files.map(([, address]) => ["GET", address()] as const)];
  for (const [method, path] of requests) {
    const { headers } = await sendRequest(server.address + path, { method });
    expect([path, headers["strict-transport-security"]]).toEqual([
      path,
      "max-age=63072000; includeSubDomains",
    ]);
  }
  const { head } = await sendRawBytes(server.address, "no request\r\n\r\n");
  expect(head).toMatch(/^strict-transport-security: max-age=63072000/im);
  const { body } = await sendRequest(`${server.address}/`);
  expect(body.toString("utf8")).toContain('rel="canonical" href="https://www.clinic.example/"');
});

test("an injected script does not run", async ({ page }) => {
  await page.route(`${site}/`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      "</body>",
      '<script>document.title = "slipped in"</script><img src="/none" onerror="document.title=\'slipped in\'"></body>',
    );
    await route.fulfill({ response, body: html });
  });
  const violation = page.waitForEvent("console", (message) =>
    /Content Security Policy/.test(message.text()),
  );
  await page.goto("/");
  await violation;
  await expect(page.locator("html")).toHaveAttribute("data-app", "live");
  await expect(page).not.toHaveTitle(/slipped in/);
});

test("the site keeps an idle connection open for longer than nginx does", async () => {
  const configuration = readFileSync(join(project, "deploy/nginx.conf"), "utf8");
  const proxySeconds = Number(/keepalive_timeout (\d+)s;/.exec(configuration)?.[1]);
  const { headers } = await sendRequest(`${site}/healthz`);
  const siteSeconds = Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))?.[1]);
  expect(siteSeconds).toBeGreaterThan(proxySeconds);
});

/** Parses a Content-Security-Policy into its directives, by name. */
function parsePolicy(header: string): Record<string, string[]> {
  return Object.fromEntries(
    header.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The inline scripts and styles of a page. */
interface InlineCode {
  /** The sources that a policy needs for them, as `'sha256-…'`, sorted. */
  scripts: string[];
  styles: string[];
  /** Attributes with code or styles, which no hash can allow. */
  attributes: string[];
}

/** Reads the inline scripts and styles of a page, with the scripts that run later. */
function readInlineCode(html: string): InlineCode {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = ""]) =>
      !/\bsrc=|type="(application\/(ld\+)?json|text\/plain)"/.test(attributes),
  );
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)];
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const attributes = [...markup.matchAll(/<[a-z][^<>]*?\s((?:on[a-z]+|style)=)/g)];
  return {
    scripts: hashesOf(scripts.map((match) => match[2] ?? "")),
    styles: hashesOf(styles.map((match) => match[1] ?? "")),
    attributes: attributes.map((match) => match[1] ?? ""),
  };
}

function hashesOf(texts: string[]): string[] {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].sort();
}
