import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole table of routes is small: sending it once spares every visitor a manifest request.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
