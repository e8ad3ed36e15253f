import { createServer } from "node:http";
import { forward, openServer } from "./forward.ts";

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
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", address);
    if (/^\/(rest|auth)\/v1\//.test(pathname)) {
      forward(request, response, backend);
      return;
    }
    const before = answered.get(pathname) ?? [];
    const next = before.length % processes.length;
    answered.set(pathname, [...before, next]);
    forward(request, response, processes[next] ?? "");
  });
  const close = await openServer(server, address);
  return { answeredBy: (path) => answered.get(path) ?? [], close };
}
