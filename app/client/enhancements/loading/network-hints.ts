/** What some browsers tell of the network. */
interface Connection {
  saveData?: boolean;
  /** How fast the network is: "slow-2g", "2g", "3g" or "4g". */
  effectiveType?: string;
}

const connection = () => (navigator as { connection?: Connection }).connection;

/** True for readers who asked their browser to spare their data: they get nothing ahead of need. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** True where the network is slow: what is fetched ahead would stand in the way of what is read. */
export function isSlow(): boolean {
  return /[23]g$/.test(connection()?.effectiveType ?? "");
}
