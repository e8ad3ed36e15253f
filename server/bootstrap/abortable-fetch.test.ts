import { expect, test } from "vitest";
import { createAbortableFetch } from "./abortable-fetch.ts";

const request = new Request("http://site.invalid/");
const fallback = () => new Response("later", { status: 503 });

test("before the abort every response comes from the site", async () => {
  const own = new Response("own");
  const { fetch } = createAbortableFetch(async () => own, fallback);
  expect(await fetch(request)).toBe(own);
  const failing = createAbortableFetch(() => Promise.reject(new Error("broken")), fallback);
  await expect(failing.fetch(request)).rejects.toThrow("broken");
});

test("pending and later requests get the fallback after the abort", async () => {
  const { fetch, abortPending } = createAbortableFetch(
    () => new Promise<Response>(() => {}),
    fallback,
  );
  const waiting = [fetch(request), fetch(request)];
  abortPending();
  for (const answer of [...waiting, fetch(request)]) expect((await answer).status).toBe(503);
});
