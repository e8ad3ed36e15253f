import { expect, test } from "vitest";
import { errorDetail } from "./error-detail.ts";

function failingFunction(): never {
  throw new TypeError("typed by a visitor\n    at home of the visitor");
}

function caught(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

test("an error is described by its name and the location that threw it, without its message", () => {
  const detail = errorDetail(caught(failingFunction));
  expect(detail.name).toBe("TypeError");
  expect(detail.stack[0]).toMatch(
    /^failingFunction \(packages\/local-supabase\/errors\/error-detail\.test\.ts:\d+:\d+\)$/,
  );
  expect(JSON.stringify(detail)).not.toContain("visitor");
});

test("the description has the codes of libraries and the causes", () => {
  const cause = Object.assign(new Error("ECONNREFUSED 10.0.0.7"), { code: "ECONNREFUSED" });
  const detail = errorDetail(new Error("fetch failed", { cause }));
  expect(detail.cause).toMatchObject({ name: "Error", code: "ECONNREFUSED" });
  expect(JSON.stringify(detail)).not.toContain("10.0.0.7");
});

test("a thrown value that is not an error is described by its type", () => {
  expect(errorDetail("a secret")).toEqual({ name: "string", stack: [] });
});
