import type { App } from "@supabase/lite";
import type { Log } from "../log.ts";
import type { RedirectTarget } from "../mail/redirects.ts";
import { requestContext } from "./lite-mail.ts";
import { quietly } from "./quiet-console.ts";

/** One call that the gateway lets through to lite. */
interface ForwardedCall {
  readonly method: string;
  /** Path and query on lite, written by the gateway: never what came in, unread. */
  readonly path: string;
  /** The call as it came in; only the headers below are taken from it. */
  readonly from: Request;
  readonly body?: object;
  /** The page that asked, for the mail that the call may cause. */
  readonly target?: RedirectTarget;
}

/** Hands a call to lite and answers with its answer, without what only lite's own clients need. */
export type Forward = (call: ForwardedCall) => Promise<Response>;

/** No cookie, no forwarding header and no profile of another schema reaches lite. */
const KEPT_HEADERS = [
  "accept",
  "apikey",
  "authorization",
  "prefer",
  "range",
  "range-unit",
  "x-supabase-api-version",
];

/** Makes the way from the gateway to lite, inside this process. */
export function createForward(app: App, site: string, log: Log): Forward {
  return async ({ method, path, from, body, target }) => {
    const headers = new Headers();
    for (const name of KEPT_HEADERS) {
      const value = from.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (body) headers.set("content-type", "application/json");
    const request = new Request(site + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await quietly(log, () =>
      requestContext.run(target ?? { language: "en" }, () =>
        app.fetch(request, { peerAddress: null }),
      ),
    );
    return new Response(answer.body, { status: answer.status, headers: keptAnswerHeaders(answer) });
  };
}

/** The site is the only origin that may call; and ids of accounts are no business of a proxy. */
function keptAnswerHeaders(answer: Response): Headers {
  const headers = new Headers(answer.headers);
  for (const name of answer.headers.keys()) {
    if (name.startsWith("access-control-") || name.startsWith("sb-auth-")) headers.delete(name);
  }
  return headers;
}
