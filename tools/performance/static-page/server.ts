// Serves the hand-written page. It is compressed once, at start.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createResponse, encodeResponse, recompress } from "../../../server/http/http-response.ts";
import { serveFiles } from "../../../server/http/static-files.ts";

const files = serveFiles(new URL("../../../build/client/", import.meta.url).pathname, {});
const text = readFileSync(new URL("index.html", import.meta.url), "utf8");
const page = await encodeResponse(text, 200, { "Content-Type": "text/html; charset=utf-8" });
await recompress(page);

createServer(
  getRequestListener((request) =>
    new URL(request.url).pathname === "/"
      ? createResponse(page, request)
      : (files(request) ?? new Response(null, { status: 404 })),
  ),
).listen(Number(process.env.PORT), "127.0.0.1");
