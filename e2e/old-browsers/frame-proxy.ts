import { createServer, type IncomingHttpHeaders } from "node:http";
import { framedSite, siteBehindFrame } from "../../tools/test-servers/addresses.ts";
import { forward, openServer } from "../../tools/test-servers/forward.ts";

/** URL of the page with the frame. */
export const framePage = `${framedSite}/frame-of-a-test`;

/** Starts a proxy that removes the headers against framing from responses. Resolves with a function that stops it. */
export function startFrameProxy(): Promise<() => Promise<void>> {
  const server = createServer((incoming, outgoing) => {
    if (framedSite + incoming.url !== framePage)
      return forward(incoming, outgoing, siteBehindFrame, withoutFramingRules);
    outgoing.setHeader("content-type", "text/html; charset=utf-8");
    outgoing.end("<!doctype html><title>frame</title><body>");
  });
  return openServer(server, framedSite);
}

function withoutFramingRules({ "x-frame-options": _, ...headers }: IncomingHttpHeaders) {
  const policy = String(headers["content-security-policy"] ?? "");
  return { ...headers, "content-security-policy": policy.replace(/;? *frame-ancestors [^;]+/, "") };
}
