import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { site } from "../../../tools/test-servers/addresses.ts";
import { openServer } from "../../../tools/test-servers/forward.ts";

/** The site behind a proxy that sends HTML only when a test asks for it. */
export interface PausedHtmlProxy {
  origin: string;
  /**
   * Sends the HTML of the last requested page up to the end of the next closing tag of this kind. Returns false when
   * there is none: then it has sent the rest.
   */
  sendUntil(closingTag: RegExp): boolean;
  close(): Promise<void>;
}

export async function startPausedHtmlProxy(): Promise<PausedHtmlProxy> {
  let rest = "";
  let pageResponse: ServerResponse | undefined;
  const server = createServer((incoming, outgoing) => {
    const { method, url } = incoming;
    // The pieces are cut from uncompressed HTML.
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const passed = request(site + url, { method, headers }, async (from) => {
      const { "content-length": _, ...others } = from.headers;
      outgoing.writeHead(from.statusCode ?? 502, others);
      if (!others["content-type"]?.startsWith("text/html")) return from.pipe(outgoing);
      outgoing.flushHeaders();
      rest = await text(from);
      pageResponse = outgoing;
    });
    // The client has closed the connection.
    passed.on("error", () => incoming.socket.destroy());
    incoming.pipe(passed);
  });
  const close = await openServer(server, "http://127.0.0.1:0");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    sendUntil(closingTag) {
      const found = closingTag.exec(rest);
      if (!found) {
        pageResponse?.end(rest);
        return false;
      }
      const end = found.index + found[0].length;
      pageResponse?.write(rest.slice(0, end));
      rest = rest.slice(end);
      return true;
    },
    close,
  };
}
