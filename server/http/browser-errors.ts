import { SourceMap } from "node:module";
import { z } from "zod";
import type { Log } from "../config/log.ts";

/** Ten frames and a path are smaller. */
export const maxReportBytes = 4_096;

/** Rate limit of log lines: an error on a popular page must not fill the disk. */
const maxLinesPerMinute = 30;

/** A position in a script of the build: file, line and column. */
const framePattern = /^\/assets\/([\w.-]+\.js):(\d{1,7}):(\d{1,7})$/;

const reportSchema = z.object({
  name: z.string().regex(/^[A-Za-z]{1,40}$/),
  frames: z.array(z.string().regex(framePattern)).min(1).max(10),
  page: z.string().startsWith("/").max(200),
});

export interface BrowserErrorOptions {
  log: Log;
  /** The route pattern of a path, without text that a visitor typed. */
  routeOf(path: string): string;
  /** The source map of a script of the build by its file name, or null. */
  readSourceMap(file: string): string | null;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Logs an uncaught error of a page's scripts: its name, the route and the positions in our sources. Returns the status of
 * the response: 204, 400 for a malformed report, or 429 beyond the rate limit.
 */
export function createBrowserErrorLog({
  log,
  routeOf,
  readSourceMap,
  now = Date.now,
}: BrowserErrorOptions): (body: string) => 204 | 400 | 429 {
  let minute = 0;
  let lines = 0;
  return (body) => {
    const report = parseReport(body);
    if (!report) return 400;
    const current = Math.floor(now() / 60_000);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    if (lines > maxLinesPerMinute) return 429;
    const stack = report.frames.map((frame) => locate(frame, readSourceMap));
    const route = routeOf(report.page);
    log("browser error", { level: "error", name: report.name, route, stack });
    return 204;
  };
}

function parseReport(body: string): z.output<typeof reportSchema> | null {
  try {
    return reportSchema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** The position in our sources if the build has a source map, else in the built script. */
function locate(frame: string, readSourceMap: (file: string) => string | null): string {
  const [, file = "", line, column] = framePattern.exec(frame) ?? [];
  const map = readSourceMap(file);
  const entry =
    map && new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1);
  if (!entry || !("originalSource" in entry)) return frame;
  const source = entry.originalSource.replace(/^(\.\.\/)+/, "");
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
