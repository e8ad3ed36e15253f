import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { RequestError } from "@hono/node-server";
import { errorDetail } from "local-supabase/error-detail";
import type { Log } from "../config/log.ts";
import { type SecurityHeaders, strictPolicy } from "./security-headers.ts";

/** Plain texts in both languages: the language of such a request is not known. */
const texts = {
  400: "This request cannot be read. Check the address and try again. / تعذّرت قراءة هذا الطلب. تحقّق من العنوان وحاول مرة أخرى.",
  405: "This address can only be read. / هذا العنوان للقراءة فقط.",
  408: "The request took too long to arrive. Try again. / استغرق وصول الطلب وقتًا أطول من اللازم. حاول مرة أخرى.",
  431: "The address or the cookies are too long. Shorten the address or delete the cookies of this site. / العنوان أو ملفات تعريف الارتباط أطول من اللازم. اختصر العنوان أو احذف ملفات تعريف الارتباط الخاصة بهذا الموقع.",
  500: "Something went wrong on our side. / حدث خلل من جانبنا.",
  503: "The site is being restarted. Try again in a moment. / يُعاد تشغيل الموقع الآن. حاول مرة أخرى بعد لحظات.",
} as const;

export type ErrorStatus = keyof typeof texts;

/** In milliseconds. A rejected connection that the client does not close is destroyed after this time. */
const closeTimeout = 1_000;

/** The text for a status, in both languages. */
export function errorText(status: ErrorStatus): string {
  return texts[status];
}

/**
 * Responds to a request with an invalid URL or host name, which Node's adapter rejects before the Hono app, and to an
 * error of the adapter.
 */
export function respondToInvalidRequest(
  log: Log,
  securityHeaders: SecurityHeaders,
): (error: unknown) => Response {
  return (error) => {
    const status = error instanceof RequestError ? 400 : 500;
    if (status === 500) log("request failed", { level: "error", ...errorDetail(error) });
    else log("request refused", { level: "warn", status });
    return new Response(texts[status], {
      status,
      headers: { ...securityHeaders, ...plainHeaders },
    });
  };
}

/** Responds with 503 to a request that the process cannot finish before it exits. */
export function respondWhileStopping(securityHeaders: SecurityHeaders): () => Response {
  return () =>
    new Response(texts[503], {
      status: 503,
      headers: { ...securityHeaders, ...plainHeaders, "Retry-After": "5" },
    });
}

/** Responds to malformed HTTP, too long headers and requests that arrive too slowly. */
export function respondToClientError(
  log: Log,
  securityHeaders: SecurityHeaders,
): (error: Error & { code?: string }, socket: Duplex) => void {
  return ({ code }, socket) => {
    if (code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status =
      code === "HPE_HEADER_OVERFLOW" ? 431 : code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    log("request refused", { level: "warn", status });
    endSocket(socket, status, securityHeaders);
  };
}

/** Rejects CONNECT: the site is no proxy. */
export function respondToConnect(
  log: Log,
  securityHeaders: SecurityHeaders,
): (request: IncomingMessage, socket: Duplex) => void {
  return (_, socket) => {
    log("request refused", { level: "warn", status: 405 });
    socket.on("error", () => socket.destroy());
    endSocket(socket, 405, securityHeaders);
  };
}

const plainHeaders = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": strictPolicy,
  "Content-Type": "text/plain; charset=utf-8",
  "X-Content-Type-Options": "nosniff",
};

function endSocket(socket: Duplex, status: ErrorStatus, securityHeaders: SecurityHeaders): void {
  const headers = {
    ...securityHeaders,
    ...plainHeaders,
    ...(status === 405 ? { Allow: "GET, HEAD" } : {}),
    "Content-Length": String(Buffer.byteLength(texts[status])),
    Connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${texts[status]}`);
  setTimeout(() => socket.destroy(), closeTimeout).unref();
}
