import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Metrics of the process in the text format of Prometheus. */
export interface Metrics {
  /** Content type of `read`. */
  readonly contentType: string;
  read(): Promise<string>;
  countRequest(request: { method: string; route: string; status: number }): void;
  /** Counts a lookup in the page cache. */
  countCacheLookup(result: "hit" | "miss"): void;
  /** Records the render time of one page, in seconds. */
  observeRender(seconds: number): void;
}

/** Values that are read when Prometheus scrapes. */
export interface MeasuredState {
  /** Whether the backend responds now. */
  isBackendUp(): Promise<boolean>;
  /** Length of the mail queue; null when this process sends no mails. */
  mailQueueLength: (() => number) | null;
}

/** Methods that become a label value; others count as OTHER, because a client may send any method. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Creates the metrics of one site, with Node's default metrics (memory, event loop, garbage collection). */
export function createMetrics({ isBackendUp, mailQueueLength }: MeasuredState): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by method, route pattern and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const renders = new Histogram({
    name: "page_render_seconds",
    help: "Time to load the data of a page, render it and compress it.",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const lookups = new Counter({
    name: "page_cache_lookups_total",
    help: "Lookups in the cache of rendered pages.",
    labelNames: ["result"],
    registers,
  });
  new Gauge({
    name: "backend_up",
    help: "1 while the embedded or hosted backend answers, 0 while it fails.",
    registers,
    async collect() {
      this.set((await isBackendUp().catch(() => false)) ? 1 : 0);
    },
  });
  if (mailQueueLength) {
    new Gauge({
      name: "mail_queue_length",
      help: "Mails that wait for the mail server.",
      registers,
      collect() {
        this.set(mailQueueLength());
      },
    });
  }
  return {
    contentType: register.contentType,
    read: () => register.metrics(),
    countRequest: ({ method, route, status }) =>
      requests.inc({ method: methods.has(method) ? method : "OTHER", route, status }),
    countCacheLookup: (result) => lookups.inc({ result }),
    observeRender: (seconds) => renders.observe(seconds),
  };
}
