import { networkOf } from "./client-key.ts";

/** Runs the work of a client when its turn comes; undefined when too much waits already. */
export type FairQueue = <T>(client: string, work: () => Promise<T>) => Promise<T | undefined>;

/** How much a queue runs and keeps. */
export interface FairQueueLimits {
  /** Works that run at the same time; of one client there is never more than one. */
  readonly atOnce: number;
  /** Works of one client that wait. */
  readonly perClient: number;
  /** Works that wait altogether. Beyond them, the network with most of them gives up its last. */
  readonly waiting: number;
}

/** What one client has in the queue. */
interface Lane {
  running: boolean;
  readonly waiting: { start(): void; refuse(): void }[];
}

/** The clients of one network, in the order of their turns: a map keeps the order of insertion. */
interface Network {
  running: number;
  waiting: number;
  readonly lanes: Map<string, Lane>;
}

/**
 * A queue with a lane for each client. Networks are served in turn, and the clients within one: who sends much waits
 * behind their own works, however many clients they are, and whoever sends one waits for at most one of every other
 * network. What is empty is forgotten.
 */
export function createFairQueue({ atOnce, perClient, waiting }: FairQueueLimits): FairQueue {
  /** In the order of their turns. */
  const networks = new Map<string, Network>();
  let running = 0;
  let queued = 0;

  const serve = () => {
    while (running < atOnce) {
      const ready = [...networks.values()].filter(readyLane);
      const fewest = Math.min(...ready.map((one) => one.running));
      const network = ready.find((one) => one.running === fewest);
      const lane = network && readyLane(network);
      const next = lane?.waiting.shift();
      if (!network || !lane || !next) return;
      count(network, -1);
      running += 1;
      network.running += 1;
      lane.running = true;
      next.start();
    }
  };

  const count = (network: Network, change: number) => {
    network.waiting += change;
    queued += change;
  };

  /** Whether there is room for one more in this lane; makes it at the cost of whoever has most. */
  const makeRoom = (client: string, network: Network, lane: Lane) => {
    if (lane.waiting.length >= perClient) return false;
    if (queued < waiting) return true;
    const greedy = largest([...networks.values()], (one) => one.waiting);
    const isOwn = greedy.waiting <= network.waiting + 1;
    // Where no other network has more to give, the clients of its own share its places.
    const giver = isOwn ? network : greedy;
    const lanes = [...(isOwn ? [[client, lane] as const] : []), ...giver.lanes];
    const [loser, longest] = largest(lanes, ([, one]) => one.waiting.length);
    if (isOwn && longest.waiting.length <= lane.waiting.length + 1) return false;
    longest.waiting.pop()?.refuse();
    count(giver, -1);
    if (longest.waiting.length === 0 && !longest.running) giver.lanes.delete(loser);
    return true;
  };

  return async (client, work) => {
    const name = networkOf(client);
    const network = networks.get(name) ?? { running: 0, waiting: 0, lanes: new Map() };
    const lane: Lane = network.lanes.get(client) ?? { running: false, waiting: [] };
    if ((running >= atOnce || lane.running) && !makeRoom(client, network, lane)) return undefined;
    networks.set(name, network);
    network.lanes.set(client, lane);
    count(network, 1);
    const mayStart = await new Promise<boolean>((resolve) => {
      lane.waiting.push({ start: () => resolve(true), refuse: () => resolve(false) });
      serve();
    });
    if (!mayStart) return undefined;
    try {
      return await work();
    } finally {
      running -= 1;
      network.running -= 1;
      lane.running = false;
      // Behind all others, for its next turn; the network too.
      network.lanes.delete(client);
      if (lane.waiting.length > 0) network.lanes.set(client, lane);
      networks.delete(name);
      if (network.lanes.size > 0) networks.set(name, network);
      serve();
    }
  };
}

/** The client of a network whose turn it is, if one waits and is not being served. */
function readyLane({ lanes }: Network): Lane | undefined {
  return [...lanes.values()].find((lane) => !lane.running && lane.waiting.length > 0);
}

/** Of several that are as large, the one that came last. */
function largest<T>(items: readonly T[], sizeOf: (item: T) => number): T {
  return items.reduce((most, next) => (sizeOf(next) >= sizeOf(most) ? next : most));
}
