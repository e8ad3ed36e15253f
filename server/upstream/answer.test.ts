import { expect, test } from "vitest";
import { readText } from "./answer.ts";

test("a body without end is given up, and no more of it is fetched", async () => {
  let pieces = 0;
  let cancelled = false;
  const endless = new ReadableStream({
    pull(controller) {
      pieces += 1;
      if (pieces > 100) throw new Error("read for ever");
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
    cancel() {
      cancelled = true;
    },
  });
  await expect(readText(new Response(endless))).rejects.toThrow(
    expect.objectContaining({ name: "AnswerTooLong" }),
  );
  expect(cancelled).toBe(true);
});

test("a letter that two pieces share is read whole", async () => {
  const bytes = new TextEncoder().encode("عين");
  const halves = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, 3));
      controller.enqueue(bytes.slice(3));
      controller.close();
    },
  });
  expect(await readText(new Response(halves))).toBe("عين");
});
