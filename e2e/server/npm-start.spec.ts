import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect } from "@playwright/test";
import { project } from "../../tools/project-files.ts";
import { cleanEnvironment } from "../../tools/test-servers/server-process.ts";
import { sendRequest } from "../support/requests/http-request.ts";
import { test } from "../support/servers/own-server.ts";

test.describe.configure({ timeout: 180_000 });

/** Runs `npm start` with the system's Node and npm, in its own process group. */
function npmStart(environment: Record<string, string>): {
  npm: ChildProcess;
  output(): string;
  exited: Promise<number | null>;
} {
  const binaries = join(project, "node_modules", ".bin");
  const path = (process.env.PATH ?? "").split(delimiter).filter((part) => part !== binaries);
  const env = { ...cleanEnvironment(environment), PATH: path.join(delimiter) };
  const npm = spawn("npm", ["start"], { cwd: project, env, detached: true });
  let output = "";
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  }
  // The event "close" follows when both npm and the server have exited.
  const exited = new Promise<number | null>((resolve) => npm.once("close", resolve));
  return { npm, output: () => output, exited };
}

/** Resolves when the health endpoint responds with status 200. @throws Error when npm start exits before. */
async function waitUntilHealthy(origin: string, exited: Promise<unknown>): Promise<void> {
  let over = false;
  void exited.then(() => {
    over = true;
  });
  while (!over) {
    const response = await sendRequest(`${origin}/healthz`).catch(() => null);
    if (response?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("npm start has ended");
}

/** Sends a signal to the process group, like a terminal. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal);
}

test("npm start without changes neither installs nor builds, and Ctrl-C stops it gracefully", async ({
  origin,
  folder,
}) => {
  const address = origin(0);
  const data = join(folder, "data");
  // The first start may install and build, and fills the database. `npm run bench` measures the second one.
  for (const start of ["first", "second"]) {
    const { npm, output, exited } = npmStart({ PORT: new URL(address).port, DATA_DIR: data });
    try {
      await waitUntilHealthy(address, exited);
      expect(output()).toContain(`The site is at ${address}/`);
      if (start === "second") expect(output()).not.toMatch(/Installing|Building/);
      expect((await sendRequest(`${address}/articles?lang=ar`)).status).toBe(200);
    } finally {
      signalGroup(npm, "SIGINT");
    }
    await exited;
    expect(output()).toContain('"event":"stopped"');
  }
});

test("npm start stops gracefully on SIGTERM", async ({ origin, folder }) => {
  const address = origin(0);
  const { npm, output, exited } = npmStart({
    PORT: new URL(address).port,
    DATA_DIR: join(folder, "data"),
  });
  await waitUntilHealthy(address, exited);
  npm.kill("SIGTERM");
  await exited;
  expect(output()).toContain('"event":"stopped"');
  await expect(sendRequest(`${address}/healthz`)).rejects.toThrow();
});

test("a failing npm start prints the reason in one sentence", async ({ origin, folder }) => {
  const data = join(folder, "data");
  mkdirSync(join(data, "app.db"), { recursive: true });
  const { output, exited } = npmStart({ PORT: new URL(origin(0)).port, DATA_DIR: data });
  expect(await exited).toBe(1);
  expect(output()).toContain(`The database ${join(data, "app.db")} cannot be opened`);
  expect(output()).not.toMatch(/\n\s+at /);
});
