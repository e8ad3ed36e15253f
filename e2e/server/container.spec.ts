import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "@playwright/test";
import { getStatus } from "../../tools/fault-injection/site-process.ts";
import { project } from "../../tools/project-files.ts";
import { cleanEnvironment } from "../../tools/test-servers/server-process.ts";
import { test } from "../support/servers/own-server.ts";

/** The last stage of the Dockerfile. */
const image =
  readFileSync(join(project, "Dockerfile"), "utf8")
    .split(/^FROM /m)
    .at(-1) ?? "";

/** Copies the files of the image into a folder. A file or package that the image lacks is missing there too. */
function copyImageFiles(folder: string): void {
  for (const [, stage, names = ""] of image.matchAll(/^COPY (--from=\w+ )?(.+) \S+$/gm)) {
    for (const name of names.split(" ").map((path) => path.replace("/srv/aurora/", ""))) {
      if (stage && name === "node_modules") linkProductionPackages(folder);
      else
        cpSync(join(project, name), join(folder, name), {
          recursive: true,
          filter: (path) => !/\.test\.tsx?$/.test(path),
        });
    }
  }
}

/** The packages of `npm ci --omit=dev --omit=optional --omit=peer`. */
function linkProductionPackages(folder: string): void {
  const { packages } = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")) as {
    packages: Record<
      string,
      {
        dev?: true;
        optional?: true;
        devOptional?: true;
        peer?: true;
        link?: true;
        resolved?: string;
      }
    >;
  };
  for (const [path, { dev, optional, devOptional, peer, link, resolved = "" }] of Object.entries(
    packages,
  )) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path)) continue;
    if (dev || optional || devOptional || peer) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // A workspace package links to the copy in the folder.
    symlinkSync(link ? join(folder, resolved) : join(project, path), join(folder, path));
  }
}

/** Runs a command in the folder, which has the linked packages only. */
function runIn(folder: string, command: readonly string[], environment: Record<string, string>) {
  const [program = "", ...args] = command;
  const env = cleanEnvironment(environment);
  const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
    });
  const exited = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, exited, output: () => output };
}

test("the launch check of the image finds every file and package that it imports", async ({
  folder,
}) => {
  copyImageFiles(folder);
  const { exited, output } = runIn(folder, ["node", "scripts/launch-check.ts"], {});
  await exited;
  expect(output()).toMatch(/^\d+ to settle before the site may go public/m);
});

test("the start command of the image serves pages", async ({ folder, origin }) => {
  copyImageFiles(folder);
  const command = JSON.parse(/^CMD (\[.+\])$/m.exec(image)?.[1] ?? "[]") as string[];
  const { port } = new URL(origin(0));
  const environment = { PORT: port, DATA_DIR: join(folder, "data"), MALLOC_ARENA_MAX: "2" };
  const { child, exited, output } = runIn(folder, command, environment);
  try {
    await expect(async () => {
      expect(await getStatus(`${origin(0)}/readyz`), output()).toBe(200);
    }).toPass({ timeout: 20_000 });
    expect(await getStatus(`${origin(0)}/articles`)).toBe(200);
  } finally {
    child.kill("SIGKILL");
    await exited;
  }
});
