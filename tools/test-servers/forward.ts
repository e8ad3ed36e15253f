import { once } from "node:events";
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";

/** Opens a server at an address. Resolves with a function that closes it with its connections. */
export async function openServer(server: Server, address: string): Promise<() => Promise<void>> {
  const { port, hostname } = new URL(address);
  await once(server.listen(Number(port), hostname), "listening");
  return async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

/**
 * Forwards a request to another origin and its response back, with headers that `change` returns. When the origin does
 * not respond, the connection is closed. Each request has a connection of its own, which no idle timeout can close.
 */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders = (headers) => headers,
): void {
  const { method = "GET", url = "/" } = incoming;
  const { connection: _, ...headers } = incoming.headers;
  const passed = request(origin + url, { method, headers, agent: false }, (from) => {
    outgoing.writeHead(from.statusCode ?? 502, change(from.headers));
    from.pipe(outgoing);
  });
  passed.once("error", () => incoming.socket.destroy());
  incoming.pipe(passed);
}
