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
  /** From now on this is shown: pages that show something else reload. */
  show(edition: string): void;
  close(): void;
}

/**
 * The script by which a page reloads when something else than `edition` is shown. Only a page in sight listens: browsers
 * open few connections to one host.
 */
export function reloadScript(edition: string): string {
  return `(() => {
  let changes;
  const listen = () => {
    changes?.close();
    if (document.visibilityState === "hidden") return;
    changes = new EventSource("${changesPath}?shows=${edition}");
    changes.onmessage = () => location.reload();
    changes.onerror = () => changes.readyState === 2 && setTimeout(listen, ${retry});
  };
  listen();
  document.addEventListener("visibilitychange", listen);
})();`;
}

export function watchOpenPages(): OpenPages {
  const streams = new Set<ReadableStreamDefaultController<string>>();
  let shown: string | null = null;
  return {
    answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== changesPath) return null;
      const isOld = shown !== null && searchParams.get("shows") !== shown;
      let own: ReadableStreamDefaultController<string>;
      const stream = new ReadableStream<string>({
        start(controller) {
          own = controller;
          streams.add(own);
          own.enqueue(isOld ? change : nothing);
        },
        cancel: () => void streams.delete(own),
      });
      return new Response(stream.pipeThrough(new TextEncoderStream()), {
        headers: { "Content-Type": "text/event-stream" },
      });
    },
    show(edition) {
      if (edition === shown) return;
      shown = edition;
      for (const stream of streams) stream.enqueue(change);
    },
    close() {
      for (const stream of streams) stream.close();
      streams.clear();
    },
  };
}
