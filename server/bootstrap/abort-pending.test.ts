import { expect, test } from "vitest";
import { answerUntilGivenUp } from "./abort-pending.ts";

const request = new Request("http://site.invalid/");
const instead = () => new Response("later", { status: 503 });

test("until it is given up every answer is the site's own", async () => {
  const own = new Response("own");
  const { fetch } = answerUntilGivenUp(async () => own, instead);
  expect(await fetch(request)).toBe(own);
  const failing = answerUntilGivenUp(() => Promise.reject(new Error("broken")), instead);
  await expect(failing.fetch(request)).rejects.toThrow("broken");
});

test("what waits when it is given up, and what comes after, is answered all the same", async () => {
  const { fetch, giveUp } = answerUntilGivenUp(() => new Promise<Response>(() => {}), instead);
  const waiting = [fetch(request), fetch(request)];
  giveUp();
  for (const answer of [...waiting, fetch(request)]) expect((await answer).status).toBe(503);
});
