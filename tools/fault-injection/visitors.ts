import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

/** One call and what became of it. */
export interface Call {
  readonly path: string;
  /** 0 when the connection broke before an answer. */
  readonly status: number;
  /** What broke the connection, as Node calls it. */
  readonly code?: string;
  /** Whether the connection had been made: then the site had taken the visitor in. */
  readonly connected: boolean;
}

/** A crowd that does not look whether the site is ready. */
export interface Visitors {
  readonly calls: readonly Call[];
  /** Ends when every visitor has had their last answer. */
  leave(): Promise<void>;
}

interface Crowd {
  readonly readers: number;
  readonly signingUp: number;
  readonly publicKey: string;
}

/** Lets visitors ask one thing after the other over connections that they keep, until they leave or nobody listens any more. */
export function sendVisitors(address: string, { publicKey, readers, signingUp }: Crowd): Visitors {
  const calls: Call[] = [];
  let isOver = false;
  const visit = async (next: () => Promise<Call>) => {
    while (!isOver) {
      const call = await next();
      calls.push(call);
      if (call.code === "ECONNREFUSED") return;
    }
  };
  const read = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const pages = ["/", "/articles", "/doctors", "/faq"];
    let n = 0;
    return visit(() => ask(agent, address + pages[n++ % pages.length]));
  };
  const signUp = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return visit(() => ask(agent, `${address}/auth/v1/signup`, publicKey, newAccount()));
  };
  const all = [
    ...Array.from({ length: readers }, read),
    ...Array.from({ length: signingUp }, signUp),
  ];
  return {
    calls,
    async leave() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** What a visitor meets whose connection was never made: a closed door, or one that closes in the moment of the knock. */
const closedDoor: readonly string[] = ["ECONNREFUSED", "ECONNRESET"];

/** Calls that the site had taken in and did not answer. */
export function cutCalls(calls: readonly Call[]): Call[] {
  return calls.filter(
    ({ code, connected }) => code !== undefined && (connected || !closedDoor.includes(code)),
  );
}

function newAccount(): object {
  return { email: `${randomUUID()}@visitor.example`, password: "abc123" };
}

function ask(agent: Agent, address: string, publicKey?: string, body?: object): Promise<Call> {
  const path = new URL(address).pathname;
  return new Promise((resolve) => {
    let connected = false;
    const sent = request(
      address,
      {
        agent,
        method: body ? "POST" : "GET",
        headers: body ? { apikey: publicKey, "content-type": "application/json" } : {},
      },
      (answer) => {
        answer.resume();
        answer.once("end", () => resolve({ path, status: answer.statusCode ?? 0, connected }));
        answer.once("error", fail);
      },
    );
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ path, status: 0, code: error.code ?? error.message, connected });
    sent.once("socket", (socket) => {
      connected = !socket.connecting;
      if (socket.connecting)
        socket.once("connect", () => {
          connected = true;
        });
    });
    sent.once("error", fail);
    sent.end(body && JSON.stringify(body));
  });
}
