import { expect, test } from "vitest";
import { clientKey, networkOf } from "./client-key.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:0:1::5", "2001:db8:0:1"],
  ["2001:DB8:0000:0001:ffff:1:2:3", "2001:db8:0:1"],
  ["::1", "0:0:0:0"],
  ["2001:db8::", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  // As some proxies write addresses into X-Forwarded-For.
  ["192.0.2.7:49152", "192.0.2.7"],
  ["[2001:db8:0:1::5]", "2001:db8:0:1"],
  ["[2001:db8:0:1::5]:49152", "2001:db8:0:1"],
  ["[::ffff:192.0.2.7]:49152", "192.0.2.7"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1"],
  // An address that only ends like a mapped one.
  ["1::ffff:192.0.2.7", "1:0:0:0"],
  // Texts that are no addresses.
  ["::ffff:192.0.2", "::ffff:192.0.2"],
  ["::ffff:192.0.2.7x", "::ffff:192.0.2.7x"],
  ["192.0.2.7:80x", "192.0.2.7:80x"],
  ["[2001:db8::5]x", "[2001:db8::5]x"],
  ["x[2001:db8::5]", "x[2001:db8::5]"],
])("%s is counted as %s", (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test("neighbouring /64 networks are counted separately", () => {
  expect(clientKey("2001:db8:0:1::5")).not.toBe(clientKey("2001:db8:0:2::5"));
});

test("a text that is not an address is cut", () => {
  expect(clientKey("x".repeat(500))).toHaveLength(64);
});

test.each([
  ["2001:db8:0:1::5", "2001:db8:0::/48"],
  ["2001:db8:0:ffff::5", "2001:db8:0::/48"],
  ["2001:db8:1:1::5", "2001:db8:1::/48"],
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["no address", "no address"],
  ["no address 2001:db8:0:1", "no address 2001:db8:0:1"],
  ["2001:db8:0:1 and more", "2001:db8:0:1 and more"],
])("%s is in the network %s", (address, network) => {
  expect(networkOf(clientKey(address))).toBe(network);
});
