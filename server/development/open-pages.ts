import type { Editions } from "./news.ts";

/** Where open pages hear of changes. */
const changesPath = "/dev/changes";

/** A page whose server is starting anew tries again after this long, in milliseconds. */
const retry = 250;

const nothing = `retry: ${retry}\n\n`;
const change = "data: changed\n\n";

/** The pages that are open in browsers. */
export interface OpenPages {
  /** The stream that a page listens to; null for every other request. */
  answer(request: Request): Response | null;
  /** From now on this is shown: pages that show something else reload, and those of the account that run something else. */
  show(editions: Editions): void;
  close(): void;
}

/**
 * The script by which a page reloads when something else than `edition` is shown, or, where the framework runs, something
 * else than `account` is run. Only a page in sight listens: browsers open few connections to one host.
 */
export function reloadScript({ edition, account }: Editions): string {
  return `(() => {
  let changes;
  const listen = () => {
    changes?.close();
    if (document.visibilityState === "hidden") return;
    const runs = window.__reactRouterContext ? "&runs=${account}" : "";
    changes = new EventSource("${changesPath}?shows=${edition}" + runs);
    changes.onmessage = () => location.reload();
    changes.onerror = () => changes.readyState === 2 && setTimeout(listen, ${retry});
  };
  document.addEventListener("DOMContentLoaded", listen);
  document.addEventListener("visibilitychange", listen);
})();`;
}

export function watchOpenPages(): OpenPages {
  const streams = new Map<ReadableStreamDefaultController<string>, URLSearchParams>();
  let shown: Editions | null = null;
  const isOld = (page: URLSearchParams) =>
    shown !== null &&
    (page.get("shows") !== shown.edition || (page.get("runs") ?? shown.account) !== shown.account);
  return {
    answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== changesPath) return null;
      let own: ReadableStreamDefaultController<string>;
      const stream = new ReadableStream<string>({
        start(controller) {
          own = controller;
          streams.set(own, searchParams);
          own.enqueue(isOld(searchParams) ? change : nothing);
        },
        cancel: () => void streams.delete(own),
      });
      return new Response(stream.pipeThrough(new TextEncoderStream()), {
        headers: { "Content-Type": "text/event-stream" },
      });
    },
    show(editions) {
      shown = editions;
      for (const [stream, page] of streams) if (isOld(page)) stream.enqueue(change);
    },
    close() {
      for (const stream of streams.keys()) stream.close();
      streams.clear();
    },
  };
}
