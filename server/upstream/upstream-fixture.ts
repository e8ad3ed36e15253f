import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Responds to a request for rows with the given query. */
export type Handler = (response: ServerResponse, query: URLSearchParams) => void;

/** An HTTP server in the place of the hosted project. */
export interface TestUpstream {
  url: string;
  /** URLs of all requests. */
  requests: string[];
  /** Replaces the handler of later requests. */
  respondWith(handler: Handler): void;
  /** Closes every connection, also those with a pending request. */
  closeConnections(): void;
  close(): Promise<void>;
}

/** Responds with `rows` and, in Content-Range, with `total`. */
export function sendRows(rows: unknown, total?: number): Handler {
  return (response) => {
    response.writeHead(200, {
      "content-type": "application/json",
      ...(total === undefined ? {} : { "content-range": `*/${total}` }),
    });
    response.end(JSON.stringify(rows));
  };
}

/** Closes the connection without a response. */
export const closeConnection: Handler = (response) => void response.socket?.destroy();

/** Never responds. */
export const hang: Handler = () => {};

/** Failures that are detected without waiting. */
export const failures: Readonly<Record<string, Handler>> = {
  "closes the connection": closeConnection,
  "responds with 500": (response) => void response.writeHead(500).end('{"message":"x"}'),
  "responds with 401": (response) =>
    void response.writeHead(401).end('{"message":"Invalid API key"}'),
  "responds with HTML": (response) =>
    void response.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in"),
  "responds with truncated JSON": (response) => void response.writeHead(200).end('[{"slug":"o'),
  "responds with null": sendRows(null),
  "responds with an object": sendRows({ slug: "one" }),
  "responds with rows of another table": sendRows([{ id: 1 }, null, 3]),
  "responds without end": (response) => {
    const chunk = `[${'{"slug":"x"},'.repeat(80_000)}`;
    const write = () => void (response.destroyed || response.write(chunk));
    response.on("drain", write);
    write();
  },
};

/** Starts a server that responds with one row until `respondWith` is called. */
export async function startUpstream(): Promise<TestUpstream> {
  const requests: string[] = [];
  let handler = sendRows([{ slug: "one" }], 1);
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    handler(response, new URL(request.url ?? "", "http://x").searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith(next) {
      handler = next;
    },
    closeConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
