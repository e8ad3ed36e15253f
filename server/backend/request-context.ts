import { AsyncLocalStorage } from "node:async_hooks";
import type { RedirectTarget } from "./redirects.ts";

/**
 * What the gateway knows about the call that lite is working on and lite forgets: the page that
 * asked, so that the mail leads back to it in its language.
 */
export const requestContext = new AsyncLocalStorage<RedirectTarget>();
