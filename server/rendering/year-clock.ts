const omanTime = new Intl.DateTimeFormat("en", { timeZone: "Asia/Muscat", year: "numeric" });

/**
 * Creates a function that returns the year in Oman. It formats once a second, because formatting takes as long as a
 * cached response.
 */
export function createYearClock(): () => number {
  let year = 0;
  let second = 0;
  return () => {
    const now = Date.now();
    if (Math.floor(now / 1000) !== second) {
      second = Math.floor(now / 1000);
      year = Number(omanTime.format(now));
    }
    return year;
  };
}
