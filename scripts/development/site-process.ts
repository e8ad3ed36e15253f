import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { News, Report } from "../../server/development/news.ts";
import serverProcess from "../../server/process.json" with { type: "json" };
import { project, toolEnvironment } from "../environment/project.mjs";

/** The server of development: a process that is told what to show, and is started anew when its own files change. */
export interface SiteProcess {
  /** True when the process runs one of these files. */
  runs(files: readonly string[]): boolean;
  /** Resolves when this is shown, or when the process cannot show anything. */
  show(news: News): Promise<void>;
  restart(): Promise<void>;
  /** Ends it at once, as Ctrl-C does, and resolves with its exit code. */
  end(): Promise<number>;
}

/** Starts it; `onEnd` hears the exit code when it ends by itself. */
export function startSiteProcess(onEnd: (code: number) => void): SiteProcess {
  let latest: News | null = null;
  let child = start();
  let shown = Promise.withResolvers<void>();

  function start(): Running {
    const runs = new Set<string>();
    const process = spawn("node", [...serverProcess.flags, "server/development.ts"], {
      cwd: project,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: toolEnvironment({ NODE_ENV: "production", ...serverProcess.environment }),
    });
    const running = { process, runs, isEnding: false };
    process.on("message", (report: Report) => {
      if ("runs" in report) runs.add(report.runs);
      else if ("asks" in report) latest && process.send(latest);
      else if (report.shows === latest?.edition) shown.resolve();
    });
    process.once("exit", (code, signal) => {
      shown.resolve();
      if (!running.isEnding) onEnd(codeOf(code, signal));
    });
    return running;
  }
  async function end(): Promise<number> {
    const { process } = child;
    child.isEnding = true;
    if (process.exitCode === null && process.signalCode === null) {
      process.kill("SIGINT");
      await once(process, "exit");
    }
    return codeOf(process.exitCode, process.signalCode);
  }
  return {
    runs: (files) => files.some((file) => child.runs.has(file)),
    async show(news) {
      latest = news;
      shown = Promise.withResolvers();
      if (child.process.connected) child.process.send(news);
      else shown.resolve();
      await shown.promise;
    },
    async restart() {
      await end();
      child = start();
    },
    end,
  };
}

/** A server that is asked to end before it can hear of it has ended well. */
function codeOf(code: number | null, signal: NodeJS.Signals | null): number {
  return code ?? (signal === "SIGINT" ? 0 : 1);
}

interface Running {
  process: ChildProcess;
  /** Every file that it has loaded. */
  runs: Set<string>;
  isEnding: boolean;
}
