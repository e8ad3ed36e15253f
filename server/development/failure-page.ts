import { createServer } from "node:http";
import { readEnvironment } from "../config/environment.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { computeInlineHashes } from "../rendering/csp-hashes.ts";
import type { Editions } from "./news.ts";
import { reloadScript } from "./open-pages.ts";

const style = "body{margin:2rem}pre{white-space:pre-wrap;font-size:1rem}";

/** A page that says what is wrong in a file, and reloads when that is mended. */
export function failurePage(said: string, editions: Editions, status = 500): Response {
  const text = said.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Failure</title><style>${style}</style></head><body><pre dir="ltr">${text}</pre><script>${reloadScript(editions)}</script></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": pagePolicy({ ...computeInlineHashes(html), dataOrigin: null }),
    },
  });
}

/** Where the server itself cannot run, its port answers every request with the reason. */
export async function showFailure(said: string): Promise<void> {
  const page = failurePage(said, { edition: "none", account: "none" });
  const body = await page.text();
  const { port, host } = readEnvironment(process.env);
  createServer((request, response) => {
    // An open page waits here, and hears of the next server when this one ends.
    if (request.url?.startsWith("/dev/")) {
      response.writeHead(200, { "Content-Type": "text/event-stream" }).write("retry: 250\n\n");
      return;
    }
    response.writeHead(page.status, Object.fromEntries(page.headers)).end(body);
  }).listen(port, host);
}
