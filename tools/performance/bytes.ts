import type { Browser } from "@playwright/test";
import { phone } from "./browser.ts";

type Kind = "html" | "css" | "script" | "font" | "other";

/** What a first visit fetched, in bytes on the wire with the heads of the answers, and how far things moved. */
export interface FirstVisit {
  bytes: Record<Kind, number>;
  /** Of everything before a touch. */
  total: number;
  requests: number;
  /** Of all scripts once a control was touched; those before the touch included. */
  scriptAfterTouch: number;
  /** Scripts that were asked for before the first paint. */
  earlyScripts: number;
  /** Sum of all layout shifts, fonts included. */
  shift: number;
}

interface Fetched {
  kind: Kind;
  bytes: number;
  /** When it was asked for, in seconds of the browser's own clock. */
  asked: number;
}

/** Opens a page with an empty cache, waits until the network is quiet, then touches the first control that wakes React. */
export async function firstVisit(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const fetched = new Map<string, Fetched>();
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ requestId, timestamp, request }) => {
    if (request.url.startsWith("http"))
      fetched.set(requestId, { kind: "other", bytes: 0, asked: timestamp });
  });
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    const one = fetched.get(requestId);
    if (!one) return;
    one.kind = kindOf(type, response.mimeType);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(2500);
  const { shift, firstPaint } = await page.evaluate(() => ({
    shift: (window as unknown as { shift: number }).shift,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }));
  const all = [...fetched.values()];
  const sumOf = (some: Fetched[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const total = sumOf(all);
  const scriptBefore = sumOf(all.filter(({ kind }) => kind === "script"));
  const island = page.locator("[data-island]:not([data-when=near])").first();
  if ((await island.count()) > 0) {
    await island.evaluate((element) => element.dispatchEvent(new Event("hydrate")));
    await page.locator("[data-hydrated]").first().waitFor({ state: "attached" });
    await page.waitForTimeout(500);
  }
  const scriptAfterTouch = sumOf([...fetched.values()].filter(({ kind }) => kind === "script"));
  await context.close();
  const start = Math.min(...all.map(({ asked }) => asked));
  const sum = (kind: Kind) =>
    all.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return {
    bytes: {
      html: sum("html"),
      css: sum("css"),
      script: scriptBefore,
      font: sum("font"),
      other: sum("other"),
    },
    total,
    requests: all.length,
    scriptAfterTouch,
    earlyScripts: all.filter(
      ({ kind, asked }) => kind === "script" && (asked - start) * 1000 < firstPaint,
    ).length,
    shift,
  };
}

function kindOf(type: string, mime: string): Kind {
  if (type === "Document") return "html";
  if (mime.includes("javascript")) return "script";
  if (mime.includes("css")) return "css";
  return mime.includes("font") ? "font" : "other";
}
