/** The Network Information API, which some browsers have. */
interface Connection {
  saveData?: boolean;
  /** Speed class of the network: "slow-2g", "2g", "3g" or "4g". */
  effectiveType?: string;
}

const connection = () => (navigator as { connection?: Connection }).connection;

/** True when Save-Data is on: then nothing is prefetched. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** True on a slow network, where a prefetch would compete with the page. */
export function isSlow(): boolean {
  return /[23]g$/.test(connection()?.effectiveType ?? "");
}
