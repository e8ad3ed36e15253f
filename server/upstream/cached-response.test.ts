import { expect, test } from "vitest";
import { readBody } from "./cached-response.ts";

test("reading a body without end stops at the limit and cancels the download", async () => {
  let chunks = 0;
  let cancelled = false;
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1;
      if (chunks > 100) throw new Error("the download did not stop");
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
    cancel() {
      cancelled = true;
    },
  });
  await expect(readBody(new Response(endless))).rejects.toThrow(
    expect.objectContaining({ name: "BodyTooLong" }),
  );
  expect(cancelled).toBe(true);
});

test("a character that is split between two chunks is decoded", async () => {
  const bytes = new TextEncoder().encode("عين");
  const halves = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 3));
      controller.enqueue(bytes.slice(3));
      controller.close();
    },
  });
  expect(await readBody(new Response(halves))).toBe("عين");
});
