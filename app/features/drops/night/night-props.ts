import type { NightWords } from "~/content/load-drops-night-words.ts";
import type { MyDropsPartProps } from "../page/my-drops-props.ts";
import type { RamadanTimetable } from "../timetable/ramadan.ts";

/** Props of the sections of a night. */
export interface NightProps extends Omit<MyDropsPartProps, "today" | "changes"> {
  changes: Pick<MyDropsPartProps["changes"], "awake">;
  night: NightWords & { branch: keyof NightWords["branches"] };
  date: string;
  timetable: RamadanTimetable;
}
