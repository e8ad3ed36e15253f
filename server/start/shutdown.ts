import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { log } from "../process/log.ts";

/** Time for load balancers to notice that the process is not ready any more, in milliseconds. */
const drainTime = 1_000;

/** The door stays open while something runs that was begun before the signal, but no longer than this, in milliseconds. */
const openTime = 3_500;

/** What still runs so many milliseconds after the signal is answered with 503; cutting it would say nothing. */
const answerTime = 6_000;

/** Such an answer has so many milliseconds to leave. */
const leaveTime = 500;

/** After this long the process ends whatever still runs, in milliseconds; Docker kills after ten seconds. */
const patience = 10_000;

/** One Ctrl-C reaches the process from the terminal and from every parent that passes it on, within this time. */
const echoTime = 1_000;

/** How often connections that have nothing to say are closed, in milliseconds. */
const sweepTime = 100;

/** Who has connected and said nothing for so long, in milliseconds, was a browser that only might have asked. */
const silentTime = 1_000;

/** A turn of the event loop that took less than this, in milliseconds, had nothing in it. */
const emptyTurn = 0.1;

/**
 * Before the listener closes, nobody has come in for so long, in milliseconds: who had an answer and asks again at once,
 * from a machine that is busy, would else connect in the very moment of closing.
 */
const quietTime = 100;

/** An empty turn is waited for so many milliseconds at most. */
const turnPatience = 2_000;

/** What has to be done to the site when the process is asked to stop. */
export interface Stoppable {
  stopBeingReady(): void;
  /** Answers with 503 whatever has no answer yet. */
  giveUp(): void;
  close(): Promise<void>;
}

/**
 * On SIGTERM or SIGINT: stops being ready, goes on answering whoever comes until the drain is over, answers everything
 * that was begun, closes the database, and exits with 0. A second signal, at least a second later, ends the process at
 * once.
 */
export function closeOnSignal(server: Server, site: Stoppable): void {
  const door = watchDoor(server);
  const answering = new Set<ServerResponse>();
  let signalled = 0;

  server.prependListener("request", (_, response) => {
    // From the signal on a connection carries one more answer and is not kept.
    if (signalled > 0) return void response.setHeader("Connection", "close");
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  const stop = (signal: NodeJS.Signals) => {
    if (signalled > 0) {
      if (Date.now() - signalled > echoTime) process.exit(1);
      return;
    }
    signalled = Date.now();
    log("stopping", { signal });
    site.stopBeingReady();
    for (const response of answering) {
      if (!response.headersSent) response.setHeader("Connection", "close");
    }
    setTimeout(() => process.exit(1), patience).unref();
    setTimeout(site.giveUp, answerTime).unref();
    setTimeout(() => server.closeAllConnections(), answerTime + leaveTime).unref();
    const closeWhenAnswered = () => {
      const isOver = answering.size === 0 || Date.now() - signalled > openTime;
      if (isOver) closeAll(server, door, site.close);
      else setTimeout(closeWhenAnswered, sweepTime);
    };
    setTimeout(closeWhenAnswered, signal === "SIGINT" ? 0 : drainTime);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Who is connected. */
interface Door {
  readonly sockets: ReadonlySet<Socket>;
  /** How many have come in so far. */
  count(): number;
  /** Milliseconds since the last one came in, or since reading was held if that was later. */
  quiet(): number;
  /** Reads from nobody for a while, also from who comes meanwhile, so that accepting is all there is to do. */
  hold(): void;
  goOn(): void;
}

function watchDoor(server: Server): Door {
  const sockets = new Set<Socket>();
  let count = 0;
  let last = performance.now();
  let isHeld = false;
  server.on("connection", (socket: Socket) => {
    count += 1;
    last = performance.now();
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // HTTP begins to read in the next tick, and would undo a pause of now.
    process.nextTick(() => isHeld && socket.pause());
  });
  return {
    sockets,
    count: () => count,
    quiet: () => performance.now() - last,
    hold() {
      isHeld = true;
      last = performance.now();
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
  };
}

/**
 * Calls back right after a turn of the event loop in which nothing has come in, when nobody has come in for `quiet`
 * milliseconds: whoever has connected is accepted then, and what was sent is read. Closing the listener or a connection
 * in the middle of a busy turn would cut them off.
 */
function atEmptyTurn(door: Door, quiet: number, callBack: () => void): void {
  const end = performance.now() + turnPatience;
  const look = (since: number, before: number) => {
    const now = performance.now();
    const isEmpty = now - since < emptyTurn && before === door.count() && door.quiet() >= quiet;
    if (isEmpty || now > end) return callBack();
    setImmediate(look, performance.now(), door.count());
  };
  setImmediate(look, performance.now(), -1);
}

function closeAll(server: Server, door: Door, close: () => Promise<void>): void {
  let sweep: NodeJS.Timeout;
  const end = async () => {
    clearInterval(sweep);
    await close();
    log("stopped");
    process.exit(0);
  };
  door.hold();
  atEmptyTurn(door, quietTime, () => {
    // That of HTTP would close idle connections too, and nobody has looked at what they have just sent.
    NetServer.prototype.close.call(server, end);
    door.goOn();
    const closed = Date.now();
    sweep = setInterval(() => {
      atEmptyTurn(door, 0, () => closeQuiet(server, door, Date.now() - closed));
    }, sweepTime);
  });
}

/** Closes the connections that wait for nothing; `age` is how long the listener has been closed, in milliseconds. */
function closeQuiet(server: Server, { sockets }: Door, age: number): void {
  server.closeIdleConnections();
  if (age < silentTime) return;
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
}
