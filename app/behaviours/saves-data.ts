/** True for readers who asked their browser to spare their data: they get nothing ahead of need. */
export function savesData(): boolean {
  return !!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
}
