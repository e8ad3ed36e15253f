import { createServer } from "node:net";
import { expect, test } from "vitest";
import { getFailureCause } from "./failure-cause.server.ts";
import type { BackendApi } from "./site-context.server.ts";
import { getSupabaseClient } from "./supabase.server.ts";

/** Returns the cause of a failed request whose address contains `typed-by-someone`. */
async function causeOf(backend: Pick<BackendApi, "fetch"> & { url?: string }) {
  const url = "https://backend.example";
  const client = getSupabaseClient({ url, anonKey: "public-key", ...backend });
  return getFailureCause(await client.from("articles").select("*").eq("slug", "typed-by-someone"));
}

const causeWith = (respond: () => Response | Promise<Response>) =>
  causeOf({ fetch: async () => respond() });

test("the cause of an error response is its status and code", async () => {
  const errorBody = { code: "42P01", message: "typed-by-someone is no relation" };
  expect(await causeWith(() => Response.json(errorBody, { status: 404 }))).toEqual({
    status: 404,
    cause: "42P01",
  });
});

test("the cause of a proxy's response is its status alone", async () => {
  const page = () => new Response("<html>public-key of typed-by-someone</html>", { status: 503 });
  expect(await causeWith(page)).toEqual({ status: 503, cause: "response without a code" });
  const odd = { code: "typed-by-someone", message: "Invalid API key" };
  expect(await causeWith(() => Response.json(odd, { status: 401 }))).toEqual({
    status: 401,
    cause: "response without a code",
  });
});

test("without a response, the cause is the network error", async () => {
  const late = () => Promise.reject(new DOMException("too late", "TimeoutError"));
  expect(await causeWith(late)).toEqual({ status: 0, cause: "TimeoutError" });
  // A free port without a server.
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  expect(await causeOf({ url: `http://127.0.0.1:${port}` })).toEqual({
    status: 0,
    cause: "TypeError ECONNREFUSED",
  });
});
