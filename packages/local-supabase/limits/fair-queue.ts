import { networkOf } from "./client-key.ts";

/** Runs a client's task when its turn comes. Resolves with undefined when too many tasks wait. */
export type FairQueue = <T>(client: string, task: () => Promise<T>) => Promise<T | undefined>;

/** The capacity of a queue. */
export interface FairQueueLimits {
  /** Tasks that run at the same time; at most one of each client. */
  readonly concurrency: number;
  /** Waiting tasks of one client. */
  readonly perClient: number;
  /** Waiting tasks of all clients. Beyond it, the network with most of them loses its last one. */
  readonly waiting: number;
}

/** The tasks of one client. */
interface Lane {
  running: boolean;
  readonly waiting: { start(): void; refuse(): void }[];
}

/** The clients of one network in the order of their turns, which is the insertion order of the map. */
interface Network {
  running: number;
  waiting: number;
  readonly lanes: Map<string, Lane>;
}

/**
 * A fair queue with a lane for each client. Networks take turns, and so do the clients of a network: many tasks of one
 * network delay only that network, and a single task waits for at most one task of each other network. Empty lanes are
 * deleted.
 */
export function createFairQueue({ concurrency, perClient, waiting }: FairQueueLimits): FairQueue {
  /** In the order of their turns. */
  const networks = new Map<string, Network>();
  let running = 0;
  let queued = 0;

  const serve = () => {
    while (running < concurrency) {
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

  /** Whether the lane may take one more task. Drops the last task of the longest lane when the queue is full. */
  const reservePlace = (client: string, network: Network, lane: Lane) => {
    if (lane.waiting.length >= perClient) return false;
    if (queued < waiting) return true;
    const largestNetwork = largest([...networks.values()], (one) => one.waiting);
    const isOwn = largestNetwork.waiting <= network.waiting + 1;
    // When no other network has more waiting tasks, the clients of this network share its places.
    const source = isOwn ? network : largestNetwork;
    const lanes = [...(isOwn ? [[client, lane] as const] : []), ...source.lanes];
    const [longestClient, longest] = largest(lanes, ([, one]) => one.waiting.length);
    if (isOwn && longest.waiting.length <= lane.waiting.length + 1) return false;
    longest.waiting.pop()?.refuse();
    count(source, -1);
    if (longest.waiting.length === 0 && !longest.running) source.lanes.delete(longestClient);
    return true;
  };

  return async (client, task) => {
    const name = networkOf(client);
    const network = networks.get(name) ?? { running: 0, waiting: 0, lanes: new Map() };
    const lane: Lane = network.lanes.get(client) ?? { running: false, waiting: [] };
    if ((running >= concurrency || lane.running) && !reservePlace(client, network, lane))
      return undefined;
    networks.set(name, network);
    network.lanes.set(client, lane);
    count(network, 1);
    const mayStart = await new Promise<boolean>((resolve) => {
      lane.waiting.push({ start: () => resolve(true), refuse: () => resolve(false) });
      serve();
    });
    if (!mayStart) return undefined;
    try {
      return await task();
    } finally {
      running -= 1;
      network.running -= 1;
      lane.running = false;
      // The client and its network go to the end of their queues.
      network.lanes.delete(client);
      if (lane.waiting.length > 0) network.lanes.set(client, lane);
      networks.delete(name);
      if (network.lanes.size > 0) networks.set(name, network);
      serve();
    }
  };
}

/** The next client of a network that waits and is not running. */
function readyLane({ lanes }: Network): Lane | undefined {
  return [...lanes.values()].find((lane) => !lane.running && lane.waiting.length > 0);
}

/** The last one of several equally large items. */
function largest<T>(items: readonly T[], sizeOf: (item: T) => number): T {
  return items.reduce((most, next) => (sizeOf(next) >= sizeOf(most) ? next : most));
}
