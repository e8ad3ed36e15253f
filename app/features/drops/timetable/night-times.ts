import { CalculationMethod, Coordinates, PrayerTimes, Rounding } from "adhan";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";

/** A position on the earth, in degrees north and east. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The night after a date of Ramadan, in minutes from the midnight at the start of the date. */
export interface Night {
  iftar: number;
  /** The end of suhoor, on the morning after: over 1440. */
  fajr: number;
}

/** Oman's ministry adds this to the computed sunset, in minutes. */
const precaution = 5;

/** Depth of the sun below the horizon at fajr, in degrees. */
const fajrAngle = 18;

const minuteLength = 60_000;

/**
 * Returns the night after a date, "2027-02-15", at a position in Oman (REQ-DROPS-9).
 *
 * The Ministry of Endowments and Religious Affairs publishes times, not its method. An angle of 18 degrees at fajr and
 * five minutes after sunset at maghrib give its published times within a minute; the test names the sources. Iftar is
 * rounded up and fajr down, so that no rounding shortens the fast.
 */
export function findNight({ latitude, longitude }: Position, date: string): Night {
  const parameters = CalculationMethod.Other();
  parameters.fajrAngle = fajrAngle;
  parameters.rounding = Rounding.None;
  const midnight = Date.parse(`${date}T00:00:00+04:00`);
  const position = new Coordinates(latitude, longitude);
  const timesOn = (daysLater: number) => {
    const [year = 0, month = 1, dayOfMonth = 1] = date.split("-").map(Number);
    // The library reads the date from the local parts of a `Date`, in any time zone.
    return new PrayerTimes(position, new Date(year, month - 1, dayOfMonth + daysLater), parameters);
  };
  const minuteOf = (time: Date) => (time.getTime() - midnight) / minuteLength;
  return {
    iftar: Math.ceil(minuteOf(timesOn(0).sunset) + precaution),
    fajr: Math.floor(minuteOf(timesOn(1).fajr)),
  };
}

/** Returns the hours of sleep on the scale of a night: a bedtime before noon is after midnight. */
export function sleepInNight(from: number, to: number): { from: number; to: number } {
  const noon = minutesPerDay / 2;
  const start = from < noon ? from + minutesPerDay : from;
  return {
    from: start,
    to: to + minutesPerDay <= start ? to + 2 * minutesPerDay : to + minutesPerDay,
  };
}
