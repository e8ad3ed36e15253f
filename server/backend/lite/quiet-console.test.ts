// biome-ignore-all lint/suspicious/noConsole: what is printed is the subject here.
import { expect, test, vi } from "vitest";

test("lite's output is kept back and an error is told by its kind", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  // A backend of another test may have wrapped the console before.
  vi.resetModules();
  const { quietly } = await import("./quiet-console.ts");
  const entries: object[] = [];
  const failed = Object.assign(new Error("UNIQUE constraint failed: users.email noor@x.example"), {
    code: "ERR_SQLITE_ERROR",
  });
  await quietly(
    (entry) => entries.push(entry),
    async () => {
      await Promise.resolve();
      console.log("Seeding …");
      console.error("Failed to execute statement: insert … '$2b$10$secret'", failed, { secret: 1 });
    },
  );
  expect(printed).not.toHaveBeenCalled();
  expect(entries).toEqual([
    {
      level: "warn",
      event: "backend",
      detail: [
        "Failed to execute statement",
        { name: "Error", code: "ERR_SQLITE_ERROR", kind: "UNIQUE constraint failed" },
        "…",
      ],
    },
  ]);
});

test("everybody else prints as before, the log included", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.resetModules();
  const { quietly } = await import("./quiet-console.ts");
  console.error("before");
  quietly(
    () => console.error("from the log"),
    () => console.error("from lite"),
  );
  console.error("after");
  expect(printed.mock.calls.flat()).toEqual(["before", "from the log", "after"]);
});
