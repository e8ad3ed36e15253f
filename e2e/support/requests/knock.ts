import { createHmac } from "node:crypto";
import type { OwnSite } from "../sites/own-site.ts";
import { type Answer, ask } from "./ask.ts";
import { expectNoInsides } from "./follow.ts";

/** A token signed with this secret, or with no signature at all. */
export function token(payload: object, secret: string | null): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const body = `${part({ alg: secret === null ? "none" : "HS256", typ: "JWT" })}.${part(payload)}`;
  const signature = secret && createHmac("sha256", secret).update(body).digest("base64url");
  return `${body}.${signature ?? ""}`;
}

/** Asks the site's data or account door with its public key. */
export async function knock(
  own: OwnSite,
  path: string,
  question: Parameters<typeof ask>[1] = {},
): Promise<Answer> {
  const headers = { apikey: own.publicKey(), ...question.headers };
  const answer = await ask(own.address + path, { ...question, headers });
  expectNoInsides(answer.body);
  return answer;
}
