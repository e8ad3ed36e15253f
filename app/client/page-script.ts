import { restorePageState } from "./enhancements/links/page-state.ts";
import { createTrustedTypesPolicy } from "./enhancements/loading/trusted-types-policy.ts";
import { startEnhancements } from "./enhancements/on-load.ts";
import { replayEvents } from "./islands/event-replay.ts";

// The script of every page. It is deferred, so that it runs on the complete document, and before the first paint when
// it is in the HTTP cache.
createTrustedTypesPolicy();
restorePageState();
replayEvents(startEnhancements);
