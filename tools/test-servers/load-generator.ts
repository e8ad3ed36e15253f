import { randomUUID } from "node:crypto";

/** One request with the status of its response; 0 when the connection failed. */
interface LoadRequest {
  readonly path: string;
  readonly status: number;
}

/** Clients that send requests without reading /readyz. */
export interface Load {
  readonly requests: readonly LoadRequest[];
  /** Resolves when every client has its last response. */
  stop(): Promise<void>;
}

/** The number of clients of each kind, and the public key for sign-ups. */
interface LoadOptions {
  readonly reading: number;
  readonly signingUp: number;
  readonly publicKey: string;
}

/** Starts clients that send one request after the other until they are stopped or the server refuses connections. */
export function startLoad(origin: string, { publicKey, reading, signingUp }: LoadOptions): Load {
  const requests: LoadRequest[] = [];
  let isStopped = false;
  const repeat = async (path: string, createRequest: () => RequestInit) => {
    while (!isStopped) {
      try {
        const response = await fetch(origin + path, createRequest());
        await response.arrayBuffer();
        requests.push({ path, status: response.status });
      } catch (error) {
        requests.push({ path, status: 0 });
        if ((error as { cause?: { code?: string } }).cause?.code === "ECONNREFUSED") return;
      }
    }
  };
  const pages = ["/", "/articles", "/doctors", "/faq"];
  const signUp = () => ({
    method: "POST",
    headers: { apikey: publicKey, "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@visitor.example`, password: "abc472" }),
  });
  const clients = [
    ...Array.from({ length: reading }, (_, n) =>
      repeat(pages[n % pages.length] ?? "/", () => ({})),
    ),
    ...Array.from({ length: signingUp }, () => repeat("/auth/v1/signup", signUp)),
  ];
  return {
    requests,
    async stop() {
      isStopped = true;
      await Promise.all(clients);
    },
  };
}
