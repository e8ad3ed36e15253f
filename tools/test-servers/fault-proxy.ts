import { createServer, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { forward, openServer } from "./forward.ts";

/** The effect of the proxy on the next requests. Null forwards them unchanged. */
export type ProxyFault =
  /** Waits before it forwards a request, in milliseconds. */
  | { kind: "delay"; milliseconds: number }
  /** Sends this response instead of the backend's. */
  | { kind: "respond"; status: number; type: string; body: string }
  /** Sends a list of this size. */
  | { kind: "flood"; bytes: number }
  /** Starts a response, and sends one byte at a time. */
  | { kind: "trickle" }
  /** Closes the connection. */
  | { kind: "disconnect" };

/** Milliseconds between two bytes of a trickle, short enough to prevent an idle timeout. */
const trickleTime = 200;

/** One request as the backend would receive it. */
export interface ProxiedCall {
  method: string;
  path: string;
  apikey: string | null;
}

const control = "/proxy-control";

/**
 * A proxy between a site and its backend. `PUT /proxy-control` injects a fault into requests whose URL contains
 * `match`, `GET /proxy-control` lists the received requests, `DELETE` resets both. Resolves with a function that stops
 * it.
 */
export async function startProxy(address: string, target: string): Promise<() => Promise<void>> {
  let rule: { match: string; fault: ProxyFault } | null = null;
  let calls: ProxiedCall[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === control) {
      if (request.method === "PUT") rule = (await json(request)) as typeof rule;
      if (request.method === "DELETE") [rule, calls] = [null, []];
      response.end(JSON.stringify(calls));
      return;
    }
    const path = request.url ?? "/";
    calls.push({
      method: request.method ?? "GET",
      path,
      apikey: (request.headers.apikey as string | undefined) ?? null,
    });
    const fault = rule && decodeURIComponent(path).includes(rule.match) ? rule.fault : null;
    if (fault?.kind === "disconnect") return void request.socket.destroy();
    if (fault?.kind === "respond") {
      response.writeHead(fault.status, { "content-type": fault.type });
      return void response.end(fault.body);
    }
    if (fault?.kind === "flood") return flood(response, fault.bytes);
    if (fault?.kind === "trickle") return trickle(response);
    if (fault?.kind === "delay") await setTimeout(fault.milliseconds);
    forward(request, response, target);
  });
  return openServer(server, address);
}

function flood(response: ServerResponse, bytes: number): void {
  const piece = `[${'{"slug":"x"},'.repeat(10_000)}`;
  let left = bytes;
  const send = () => {
    while (left > 0 && !response.destroyed) {
      left -= piece.length;
      if (!response.write(piece)) return void response.once("drain", send);
    }
    response.end();
  };
  response.writeHead(200, { "content-type": "application/json" });
  send();
}

function trickle(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), trickleTime);
  response.once("close", () => clearInterval(timer));
}
