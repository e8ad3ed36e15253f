import { BlockList, isIP } from "node:net";

const thisMachine = new BlockList();
thisMachine.addSubnet("127.0.0.0", 8);
thisMachine.addAddress("::1", "ipv6");

/**
 * True for an IP address of this machine's own loopback, an IPv4 one written as IPv6 included.
 * @example isLoopbackAddress("::ffff:127.0.0.1") // true
 */
export function isLoopbackAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && thisMachine.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** True for a host name, as the URL parser writes it, that can only be this machine. */
export function isLoopbackName(name: string): boolean {
  return name === "localhost" || isLoopbackAddress(name.replace(/^\[(.*)\]$/, "$1"));
}
