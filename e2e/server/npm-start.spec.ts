import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect } from "@playwright/test";
import { sendRequest } from "../support/requests/http-request.ts";
import { cleanEnvironment, project, test } from "../support/servers/server-process.ts";

test.describe.configure({ timeout: 180_000 });

/** Runs `npm start` as a person does: with the machine's own Node and npm, in a process group of its own. */
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
  // "close" comes when nobody holds its output any more: neither npm nor the site.
  const exited = new Promise<number | null>((resolve) => npm.once("close", resolve));
  return { npm, output: () => output, exited };
}

/** Resolves when the process says that it is alive. */
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

/** Sends a signal to everything that `npm start` has started, as a terminal does. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, signal);
}

test("npm start installs and builds nothing anew when nothing has changed, and Ctrl-C ends it well", async ({
  origin,
  folder,
}) => {
  const address = origin(0);
  const data = join(folder, "data");
  // The first start may install, build, and fills the database; `npm run bench` measures how long a second one takes.
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

test("a supervisor that asks npm start to stop gets a site that has ended well", async ({
  origin,
  folder,
}) => {
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

test("npm start that cannot start says why in one sentence and fails", async ({
  origin,
  folder,
}) => {
  const data = join(folder, "data");
  mkdirSync(join(data, "app.db"), { recursive: true });
  const { output, exited } = npmStart({ PORT: new URL(origin(0)).port, DATA_DIR: data });
  expect(await exited).toBe(1);
  expect(output()).toContain(`The database ${join(data, "app.db")} cannot be opened`);
  expect(output()).not.toMatch(/\n\s+at /);
});
