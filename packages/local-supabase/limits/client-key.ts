import { isIPv4, isIPv6 } from "node:net";

/**
 * The key that rate limits count a client by: its IPv4 address, or the /64 network of its IPv6 address, because one
 * household has all addresses of it. An IPv4-mapped IPv6 address counts as IPv4. Any other text is cut to 64
 * characters. Ports and brackets, which some proxies write into X-Forwarded-For, are removed because they differ with
 * every connection.
 * @example clientKey("2001:db8:0:1::5") // "2001:db8:0:1"
 */
export function clientKey(text: string): string {
  const address = withoutPort(text);
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address.slice(0, 64);
  // The URL parser writes an IPv6 address in its canonical form, without a zone.
  const [canonical = ""] = address.split("%");
  const [head = "", tail = ""] = new URL(`http://[${canonical}]`).hostname.slice(1, -1).split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}

/**
 * The /48 network of an IPv6 client, because one customer may hold 65,536 clients in it. An IPv4 client is its own
 * network.
 * @example networkOf("2001:db8:0:1") // "2001:db8:0::/48"
 */
export function networkOf(client: string): string {
  const head = /^((?:[\da-f]{1,4}:){3})[\da-f]{1,4}$/.exec(client)?.[1];
  return head === undefined ? client : `${head}:/48`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
