import { refusedQueries } from "../account-tests.ts";
import { type Chapter, deviates, notApplicable, proved } from "../entry.ts";
import { malformed, proxies, requestId } from "../site-tests.ts";

export const api = {
  "4.1.1": deviates(
    "protocol",
    "Content types with their encoding",
    "Texts name UTF-8 in their header, SVG files only in themselves.",
  ),
  "4.1.2": deviates(
    "protocol",
    "Plain http for programs",
    "nginx redirects every address to https, those for programs too.",
  ),
  "4.1.3": proved("Headers that only the proxy sets", proxies, requestId),
  "4.2.1": proved("Boundaries of requests", malformed),
  "4.3.1": proved("Expensive queries", refusedQueries),
  "4.3.2": notApplicable("Introspection of GraphQL", "There is no GraphQL."),
  "4.4.1": notApplicable("WebSocket over TLS", "There is no WebSocket."),
  "4.4.2": notApplicable("Origin of a WebSocket", "There is no WebSocket."),
  "4.4.3": notApplicable("Sessions of a WebSocket", "There is no WebSocket."),
  "4.4.4": notApplicable("Start of a WebSocket's session", "There is no WebSocket."),
} satisfies Chapter;
