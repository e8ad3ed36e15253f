import { readdirSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { everyPage } from "./pages.ts";
import { project, type Server } from "./servers.ts";

/** Resident memory of the server in MB, half way through many mixed requests and at their end. */
export interface Memory {
  halfway: number;
  end: number;
}

const total = 100_000;

/** Pages, files, odd spellings and made-up parameters, 32 at a time. */
export async function measureMemory(server: Server): Promise<Memory> {
  const pages = await everyPage(server.origin);
  const files = readdirSync(`${project}build/client/assets`)
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `/assets/${name}`);
  const packings = ["br, gzip", "gzip", "identity"];
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let halfway = 0;
  for (let sent = 0; sent < total; sent += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, at) => {
        const number = sent + at;
        const from = number % 3 === 0 ? files : pages;
        const path = from[number % from.length] ?? "/";
        const mark = number % 5 === 0 ? `${path.includes("?") ? "&" : "?"}visit=${number}` : "";
        return ask(server.origin + path + mark, packings[number % packings.length] ?? "", agent);
      }),
    );
    if (sent + 500 === total / 2) halfway = residentMemory(server.pid);
  }
  agent.destroy();
  return { halfway, end: residentMemory(server.pid) };
}

function ask(address: string, packing: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { "accept-encoding": packing } }, (answer) => {
      if ((answer.statusCode ?? 500) >= 500) reject(new Error(`${address}: ${answer.statusCode}`));
      answer.resume().once("end", resolve);
    }).once("error", reject);
  });
}

function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / 1e6;
}
