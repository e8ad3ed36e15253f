import { expect, test } from "vitest";
import { isLoopbackAddress, isLoopbackName } from "./loopback.ts";

test.each(["127.0.0.1", "127.8.0.9", "::1", "::ffff:127.0.0.1"])(
  "%s is this machine",
  (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  },
);

test.each(["", "0.0.0.0", "::", "10.0.0.1", "128.0.0.1", "::2", "::ffff:10.0.0.1", "localhost"])(
  "%j is not a loopback address",
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  },
);

test.each(["localhost", "127.0.0.1", "[::1]", "::1"])("the name %s is this machine", (name) => {
  expect(isLoopbackName(name)).toBe(true);
});

test.each(["", "localhost.example", "127.0.0.1.example", "clinic.example", "[::2]"])(
  "the name %j may be another machine",
  (name) => {
    expect(isLoopbackName(name)).toBe(false);
  },
);
