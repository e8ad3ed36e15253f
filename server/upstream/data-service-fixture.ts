import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Answers a call for rows; `query` is the search of its address. */
export type Behaviour = (answer: ServerResponse, query: URLSearchParams) => void;

/** A data service of a test's own, on a port of its own. */
export interface TestDataService {
  url: string;
  /** The addresses that were asked for. */
  asked: string[];
  /** From now on it answers so. */
  behave(behaviour: Behaviour): void;
  /** Breaks every connection, also those on which a call waits. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Says these rows, and that there are `total` of them. */
export function says(rows: unknown, total?: number): Behaviour {
  return (answer) => {
    answer.writeHead(200, {
      "content-type": "application/json",
      ...(total === undefined ? {} : { "content-range": `*/${total}` }),
    });
    answer.end(JSON.stringify(rows));
  };
}

/** Ways in which a data service fails at once. */
export const failures: Readonly<Record<string, Behaviour>> = {
  "hangs up": (answer) => void answer.socket?.destroy(),
  "answers 500": (answer) => void answer.writeHead(500).end('{"message":"x"}'),
  "answers 401": (answer) => void answer.writeHead(401).end('{"message":"Invalid API key"}'),
  "answers HTML": (answer) =>
    void answer.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in"),
  "answers half a list": (answer) => void answer.writeHead(200).end('[{"slug":"o'),
  "answers null": says(null),
  "answers an object": says({ slug: "one" }),
  "answers rows of another table": says([{ id: 1 }, null, 3]),
  "answers without end": (answer) => {
    const piece = `[${'{"slug":"x"},'.repeat(80_000)}`;
    const more = () => void (answer.destroyed || answer.write(piece));
    answer.on("drain", more);
    more();
  },
};

/** Starts a service that says one row until it is told to behave otherwise. */
export async function startDataService(): Promise<TestDataService> {
  const asked: string[] = [];
  let behaviour = says([{ slug: "one" }], 1);
  const server = createServer((request, answer) => {
    asked.push(request.url ?? "");
    behaviour(answer, new URL(request.url ?? "", "http://x").searchParams);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave(next) {
      behaviour = next;
    },
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
