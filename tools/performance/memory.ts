import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { project } from "../project-files.ts";
import { listPages } from "./pages.ts";
import type { Server } from "./servers.ts";

/** The resident memory of the server in MB, after half of the requests and after all. */
export interface Memory {
  halfway: number;
  end: number;
}

const total = 100_000;

/** Requests pages and files, with unknown parameters among them, 32 at a time. */
export async function measureMemory(server: Server): Promise<Memory> {
  const pages = await listPages(server.origin);
  const files = readdirSync(`${project}build/client/assets`)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  const encodings = ["br, gzip", "gzip", "identity"];
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let halfway = 0;
  for (let sent = 0; sent < total; sent += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, index) => {
        const number = sent + index;
        const paths = number % 3 === 0 ? files : pages;
        const path = paths[number % paths.length] ?? "/";
        const parameter =
          number % 5 === 0 ? `${path.includes("?") ? "&" : "?"}visit=${number}` : "";
        return request(
          server.origin + path + parameter,
          encodings[number % encodings.length] ?? "",
          agent,
        );
      }),
    );
    if (sent + 500 === total / 2) halfway = residentMemory(server.pid);
  }
  agent.destroy();
  return { halfway, end: residentMemory(server.pid) };
}

function request(address: string, encoding: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { "accept-encoding": encoding } }, (response) => {
      if ((response.statusCode ?? 500) >= 500)
        reject(new Error(`${address}: ${response.statusCode}`));
      response.resume().once("end", resolve);
    }).once("error", reject);
  });
}

function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6;
}
