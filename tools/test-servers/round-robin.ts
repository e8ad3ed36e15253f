import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A load balancer in front of several processes of one site. */
export interface RoundRobin {
  /** The indexes of the processes that responded to requests of a path, in order. */
  answeredBy(path: string): number[];
  close(): Promise<void>;
}

/** Forwards the requests of each path to the processes in turn. Requests for data and accounts go to `backend`. */
export async function startRoundRobin(
  address: string,
  processes: readonly string[],
  backend: string,
): Promise<RoundRobin> {
  const answered = new Map<string, number[]>();
  const server = createServer((call, answer) => {
    const { pathname } = new URL(call.url ?? "/", address);
    if (/^\/(rest|auth)\/v1\//.test(pathname)) {
      pass(call, answer, backend);
      return;
    }
    const before = answered.get(pathname) ?? [];
    const next = before.length % processes.length;
    answered.set(pathname, [...before, next]);
    pass(call, answer, processes[next] ?? "");
  });
  const { port, hostname } = new URL(address);
  await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  return {
    answeredBy: (path) => answered.get(path) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pass(call: IncomingMessage, answer: ServerResponse, origin: string): void {
  const { method = "GET", headers, url = "/" } = call;
  const onward = request(origin + url, { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.once("error", () => answer.destroy());
  call.pipe(onward);
}
