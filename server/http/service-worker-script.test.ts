import { expect, test } from "vitest";
import { pages } from "../../app/content/data/pages.ts";
import { serveServiceWorker } from "./service-worker-script.ts";

const build = { worker: "keep();", unregister: "unregister();", files: ["/assets/a.js"] };
const request = new Request("http://site.example/sw.js", {
  headers: { "accept-encoding": "identity" },
});

async function scriptOf(release: readonly string[] | null): Promise<string> {
  const answer = (await serveServiceWorker(build, release, {}))(request);
  return (await answer?.text()) ?? "";
}

/** The settings in front of the worker's script. */
async function settingsOf(release: readonly string[]) {
  const [line = ""] = (await scriptOf(release)).split("\n");
  return JSON.parse(line.replace(/^self\.\w+=|;$/g, ""));
}

test("the script changes with the build and the environment, and only then", async () => {
  const one = await scriptOf(["server", "https://a.example"]);
  expect(one).toContain("keep();");
  expect(await scriptOf(["server", "https://a.example"])).toBe(one);
  expect(await scriptOf(["server", "https://b.example"])).not.toBe(one);
  expect(await scriptOf(["serve", "rhttps://a.example"])).not.toBe(one);
});

test("the service worker ignores account pages and never stores the search", async () => {
  const { excluded, uncached, precached, fallback, parameters } = await settingsOf([]);
  const plain = Object.values(pages).filter(({ layout }) => layout !== "site");
  expect(excluded).toEqual(plain.map(({ path }) => path));
  expect(uncached).toEqual(["/search"]);
  expect(parameters).not.toContain("q");
  expect(precached).toContain(fallback);
  for (const path of precached) expect(excluded).not.toContain(path);
});

test("without offline pages, the script unregisters the service worker", async () => {
  expect(await scriptOf(null)).toBe("unregister();");
});

test("the script is revalidated on every visit and connects to our own origin only", async () => {
  const serve = await serveServiceWorker(build, [], { "X-Security": "yes" });
  const headers = serve(request)?.headers;
  expect(headers?.get("cache-control")).toBe("no-cache");
  expect(headers?.get("x-security")).toBe("yes");
  expect(headers?.get("content-security-policy")).toMatch(
    /^default-src 'none';.*;connect-src 'self'$/,
  );
  expect(serve(new Request("http://site.example/sw.js.map"))).toBeNull();
});
