import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { framedSite, siteBehindFrame } from "../../tools/test-servers/addresses.ts";

/** URL of the page with the frame. */
export const framePage = `${framedSite}/frame-of-a-test`;

/** Starts a proxy that removes the headers against framing from responses. Resolves with a function that stops it. */
export async function startFrameProxy(): Promise<() => Promise<void>> {
  const server = createServer((incoming, outgoing) => {
    if (framedSite + incoming.url !== framePage) return pass(incoming, outgoing);
    outgoing.setHeader("content-type", "text/html; charset=utf-8");
    outgoing.end("<!doctype html><title>frame</title><body>");
  });
  const { port, hostname } = new URL(framedSite);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url } = incoming;
  const passed = request(siteBehindFrame + url, { method, headers }, (from) => {
    const { "x-frame-options": _, ...kept } = from.headers;
    const policy = String(kept["content-security-policy"] ?? "");
    kept["content-security-policy"] = policy.replace(/;? *frame-ancestors [^;]+/, "");
    outgoing.writeHead(from.statusCode ?? 502, kept);
    from.pipe(outgoing);
  });
  // The client has closed the connection.
  passed.on("error", () => incoming.socket.destroy());
  incoming.pipe(passed);
}
