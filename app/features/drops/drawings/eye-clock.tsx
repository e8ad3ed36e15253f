import iris from "~/illustrations/assets/iris-aurora.svg";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { awakeHours } from "../timetable/awake-hours.ts";
import type { Regimen } from "../timetable/regimen.ts";
import styles from "./day-ring.module.css";
import { angleOf, arcLength, ring } from "./ring-layout.ts";

const sixHours = 6 * 60;

/** The iris of the file has a radius of 480 in a box of 1000 units. */
const imageSize = (ring.iris * 1000) / 480;

/** Every quarter of an hour, every hour and every sixth hour. */
const ticks = [
  { minutes: 15, end: 128, width: 1 },
  { minutes: 60, end: 133, width: 1.8 },
  { minutes: sixHours, end: 138, width: 1.8 },
] as const;

/** The iris as a clock of 24 hours, with noon above: dark while the visitor sleeps, and with an arc while awake. */
export function EyeClock(hours: Pick<Regimen, "wakeMinute" | "sleepMinute">) {
  const { first, last } = awakeHours({ ...hours, drops: [] });
  const [awake, asleep] = [last - first, minutesPerDay - (last - first)];
  const middle = (ring.iris + ring.pupil) / 2;
  return (
    <>
      <image
        className={styles.iris}
        href={iris}
        x={-imageSize / 2}
        y={-imageSize / 2}
        width={imageSize}
        height={imageSize}
      />
      <Arc
        className={styles.sleep}
        radius={middle}
        width={ring.iris - ring.pupil + 2}
        from={last}
        minutes={asleep}
      />
      <circle className={styles.track} r={ring.arc} />
      <Arc className={styles.awake} radius={ring.arc} width={4} from={first} minutes={awake} />
      {ticks.map(({ minutes, end, width }) => (
        <circle
          key={minutes}
          className={styles.ticks}
          r={(ring.ticks + end) / 2}
          strokeWidth={end - ring.ticks}
          strokeDasharray={`${width} ${arcLength((ring.ticks + end) / 2, minutes) - width}`}
          strokeDashoffset={width / 2}
        />
      ))}
    </>
  );
}

/** A part of a circle, drawn as the one dash of its line. */
function Arc({
  className,
  radius,
  width,
  from,
  minutes,
}: {
  className: string | undefined;
  radius: number;
  width: number;
  from: number;
  minutes: number;
}) {
  return (
    <circle
      className={className}
      r={radius}
      strokeWidth={width}
      strokeDasharray={`${arcLength(radius, minutes)} ${2 * Math.PI * radius}`}
      // The line of a circle begins at three o'clock of a usual clock.
      transform={`rotate(${angleOf(from) - 90})`}
    />
  );
}
