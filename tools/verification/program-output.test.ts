import { expect, test } from "vitest";
import { outputOf } from "./program-output.ts";

const run = (script: string) => outputOf(process.execPath, ["-e", script]);

test("the output of a program is returned for every exit code", async () => {
  expect(await run("console.log('none')")).toBe("none\n");
  expect(await run("console.log('found'); process.exitCode = 2")).toBe("found\n");
  expect(await run("")).toBe("");
});

test("a program that does not start is named with the reason", async () => {
  await expect(outputOf("no-such-program", [])).rejects.toThrow(
    "no-such-program failed with ENOENT",
  );
});

test("an exit code without output is an error with the end of stderr", async () => {
  await expect(run("console.error('no licence'); process.exitCode = 3")).rejects.toThrow(
    /failed with 3: no licence$/,
  );
});

test("a program that a signal stops is an error, also after some output", async () => {
  const script = "require('fs').writeSync(1, 'half'); process.kill(process.pid, 'SIGKILL')";
  await expect(run(script)).rejects.toThrow("failed with SIGKILL");
});
