// The empty app behind Node's own server: files with their Brotli copies, pages drawn anew for each request.
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { serveFiles } from "../../../server/http/static-files.ts";

const folder = new URL("build/", import.meta.url);
const build = (await import(new URL("server/index.js", folder).href)) as ServerBuild;
const files = serveFiles(new URL("client/", folder).pathname, {});
const pages = createRequestHandler(build, "production");

createServer(getRequestListener((request) => files(request) ?? pages(request))).listen(
  Number(process.env.PORT),
  "127.0.0.1",
);
