/** Runs the work of a client when its turn comes; undefined when too much waits already. */
export type FairQueue = <T>(client: string, work: () => Promise<T>) => Promise<T | undefined>;

/** How much a queue runs and keeps. */
export interface FairQueueLimits {
  /** Works that run at the same time; of one client there is never more than one. */
  readonly atOnce: number;
  /** Works of one client that wait. */
  readonly perClient: number;
  /** Works that wait altogether. Beyond them, the client with most of them gives up its last. */
  readonly waiting: number;
}

/** What one client has in the queue. */
interface Lane {
  running: boolean;
  readonly waiting: { start(): void; refuse(): void }[];
}

/**
 * A queue with a lane for each client, served in turn: who sends much waits behind their own works, and whoever sends
 * one waits for at most one of every other client. A lane that is empty is forgotten.
 */
export function createFairQueue({ atOnce, perClient, waiting }: FairQueueLimits): FairQueue {
  /** In the order of their turns: a map keeps the order of insertion. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let queued = 0;

  const serve = () => {
    for (const lane of lanes.values()) {
      if (running >= atOnce) return;
      const next = lane.running ? undefined : lane.waiting.shift();
      if (!next) continue;
      queued -= 1;
      running += 1;
      lane.running = true;
      next.start();
    }
  };

  const longest = () =>
    [...lanes.values()].reduce((most, lane) =>
      lane.waiting.length > most.waiting.length ? lane : most,
    );

  /** Whether there is room for one more in this lane; makes it at the cost of whoever has most. */
  const hasRoom = (lane: Lane) => {
    if (lane.waiting.length >= perClient) return false;
    if (queued < waiting) return true;
    const greedy = longest();
    if (greedy.waiting.length <= lane.waiting.length + 1) return false;
    greedy.waiting.pop()?.refuse();
    queued -= 1;
    return true;
  };

  return async (client, work) => {
    const lane = lanes.get(client) ?? { running: false, waiting: [] };
    if ((running >= atOnce || lane.running) && !hasRoom(lane)) return undefined;
    lanes.set(client, lane);
    queued += 1;
    const mayStart = await new Promise<boolean>((resolve) => {
      lane.waiting.push({ start: () => resolve(true), refuse: () => resolve(false) });
      serve();
    });
    if (!mayStart) return undefined;
    try {
      return await work();
    } finally {
      running -= 1;
      lane.running = false;
      // Behind all others, for its next turn.
      lanes.delete(client);
      if (lane.waiting.length > 0) lanes.set(client, lane);
      serve();
    }
  };
}
