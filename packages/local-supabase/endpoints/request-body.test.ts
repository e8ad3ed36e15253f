import { expect, test } from "vitest";
import { maxBodyBytes, readJsonBody, stringOf } from "./request-body.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://clinic.example/", { method: "POST", body, headers });

/** Node requires this option for a streamed body. */
const streamOptions = { method: "POST", duplex: "half" };

/** A request with a body of this size and without a content-length. */
function streamedBody(bytes: number): Request {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes).fill(0x20));
      controller.close();
    },
  });
  return new Request("http://clinic.example/", { ...streamOptions, body });
}

test("a JSON object is accepted, and a missing body is an empty object", async () => {
  expect(await readJsonBody(post('{"email":"a@b.example"}'))).toEqual({ email: "a@b.example" });
  expect(await readJsonBody(post(""))).toEqual({});
  expect(await readJsonBody(new Request("http://clinic.example/", { method: "POST" }))).toEqual({});
});

test.each(["{", "[]", "1", "null", '"text"', "email=a"])("%s is not an object", async (body) => {
  expect(await readJsonBody(post(body))).toBe("not JSON");
});

test("an incomplete body is not JSON", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"email":'));
    },
    pull: (controller) => controller.error(new Error("aborted")),
  });
  const request = new Request("http://clinic.example/", { ...streamOptions, body });
  expect(await readJsonBody(request)).toBe("not JSON");
});

test("a body over the limit is rejected with and without a content-length", async () => {
  const fits = JSON.stringify({ a: "x".repeat(maxBodyBytes - 8) });
  expect(fits).toHaveLength(maxBodyBytes);
  expect(await readJsonBody(post(fits))).toHaveProperty("a");
  expect(await readJsonBody(post(`${fits} `))).toBe("too large");
  expect(await readJsonBody(post("{}", { "content-length": "9000" }))).toBe("too large");
  expect(await readJsonBody(streamedBody(maxBodyBytes + 1))).toBe("too large");
});

test("stringOf returns strings up to the maximum length", () => {
  const body = { a: "abc", b: 3, c: { toString: "x" } };
  expect(stringOf(body, "a", 3)).toBe("abc");
  expect(stringOf(body, "a", 2)).toBeUndefined();
  expect(stringOf(body, "b", 3)).toBeUndefined();
  expect(stringOf(body, "c", 3)).toBeUndefined();
  expect(stringOf(body, "missing", 3)).toBeUndefined();
});
