import { createHmac } from "node:crypto";
import type { ServerProcess } from "../../../tools/test-servers/server-process.ts";
import { type HttpResponse, sendRequest } from "./http-request.ts";
import { expectNoInternals } from "./redirects.ts";

/** Creates a token with this secret, or without a signature. */
export function signToken(payload: object, secret: string | null): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${part({ alg: secret === null ? "none" : "HS256", typ: "JWT" })}.${part(payload)}`;
  const signature = secret && createHmac("sha256", secret).update(body).digest("base64url");
  return `${body}.${signature ?? ""}`;
}

/** Sends a request to the data or account endpoints of a server with its public key. */
export async function requestBackend(
  server: ServerProcess,
  path: string,
  options: Parameters<typeof sendRequest>[1] = {},
): Promise<HttpResponse> {
  const headers = { apikey: server.publicKey(), ...options.headers };
  const response = await sendRequest(server.address + path, { ...options, headers });
  expectNoInternals(response.body);
  return response;
}
