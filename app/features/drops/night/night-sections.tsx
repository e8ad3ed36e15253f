import { Banner } from "~/components/indicators/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { wordsOnFasting } from "~/content/data/drops-in-ramadan.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { listSeparator } from "~/i18n/list-separator.ts";
import type { Locale } from "~/i18n/locale.ts";
import { dayAndDate } from "~/opening-hours/day-and-date.ts";
import { timeText } from "~/opening-hours/hours-text.ts";
import { minutesPerDay } from "~/opening-hours/oman-minute.ts";
import { DayTable } from "../page/day-table.tsx";
import type { DaySections } from "../page/day-view.tsx";
import { RingWithLegend } from "../page/ring-with-legend.tsx";
import { nightGroups, nightMarks } from "./night-marks.ts";
import type { NightProps } from "./night-props.ts";
import { NightSleepFields } from "./night-sleep-fields.tsx";
import { UnmovedDropNotices } from "./unmoved-drop-notices.tsx";
import { UnmovedDropRows } from "./unmoved-drop-rows.tsx";

/** Returns the sections of a night: its doses, and those that stay as prescribed (REQ-DROPS-9). */
export function nightSections(props: NightProps, locale: Locale): DaySections {
  const { words, sheets, regimen, night, date, timetable } = props;
  const { words: nightWords, branches, branch } = night;
  const { hours, words: sheet } = sheets[locale];
  const { city } = branches[branch];
  const doses = [...timetable.moved, ...timetable.unmoved];
  const dashed = new Set(timetable.unmoved.map(({ dropId }) => dropId));
  const { iftar, fajr } = timetable.night;
  const ends = [
    { name: nightWords.iftar, minute: iftar },
    { name: nightWords.suhoor, minute: fajr % minutesPerDay },
  ];
  const dateText = dayAndDate(date, hours.weekdays, locale);
  return {
    title: nightWords.title,
    status: <Text>{dateText + listSeparator(locale) + city}</Text>,
    times: (
      <p className="cluster">
        {ends.map(({ name, minute }) => (
          <span key={name}>
            <Text>{name}</Text>{" "}
            <strong>
              <Text>{timeText(minute, { words: hours, locale })}</Text>
            </strong>
          </span>
        ))}
      </p>
    ),
    ring: (
      <RingWithLegend
        words={words}
        sheets={sheets}
        regimen={regimen}
        doses={doses}
        marks={nightMarks(timetable)}
        hours={{ wakeMinute: iftar, sleepMinute: fajr % minutesPerDay }}
        dashed={dashed}
        note={dashed.size > 0 && nightWords.dashed}
      />
    ),
    doses: (
      <>
        <NightSleepFields {...props} nightWords={nightWords} />
        <UnmovedDropNotices {...props} dropIds={dashed} />
        {doses.length > 0 ? (
          <DayTable {...props} title={nightWords.title} groups={nightGroups(timetable.moved)}>
            <UnmovedDropRows {...props} nightWords={nightWords} doses={timetable.unmoved} />
          </DayTable>
        ) : (
          <p>
            <Text>{words.day.none}</Text>
          </p>
        )}
        {wordsOnFasting[locale] && (
          <p>
            <Text>{wordsOnFasting[locale]}</Text>
          </p>
        )}
        <Banner icon="stethoscope">{`${sheet.wait} ${sheet.askDoctor}`}</Banner>
        <p className="small secondary">
          <Text>{interpolate(nightWords.mosque, { city })}</Text>
        </p>
      </>
    ),
  };
}
