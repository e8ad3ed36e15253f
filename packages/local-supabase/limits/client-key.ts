import { isIPv4, isIPv6 } from "node:net";

/**
 * What a client is counted by: its IPv4 address, or the /64 network of its IPv6 address, because
 * one household or phone owns all addresses of it. Of an IPv4 address written as IPv6 the IPv4
 * one; of anything else the first 64 characters. A port, and the brackets around an IPv6 address,
 * which some gateways write into X-Forwarded-For, are no part of it: they differ with every connection.
 *
 * @example clientKey("2001:db8:0:1::5") // "2001:db8:0:1"
 */
export function clientKey(told: string): string {
  const address = withoutPort(told);
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address.slice(0, 64);
  // The URL parser writes an IPv6 address in its one canonical form, without a zone.
  const [canonical = ""] = address.split("%");
  const [head = "", tail = ""] = new URL(`http://[${canonical}]`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}

/**
 * The wider network of a client: the /48 that one customer may hold as 65,536 clients. Of a client that has no wider
 * one, as an IPv4 address has none, the client itself.
 *
 * @example networkOf("2001:db8:0:1") // "2001:db8:0::/48"
 */
export function networkOf(client: string): string {
  const head = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}$/.exec(client)?.[1];
  return head === undefined ? client : `${head}:/48`;
}

function withoutPort(told: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(told)?.[1];
  return bracketed ?? /^([\d.]+):\d+$/.exec(told)?.[1] ?? told;
}
