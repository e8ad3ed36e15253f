import type { Locale } from "~/i18n/locale.ts";
import { dayParts as arabicDayParts } from "./ar/hours.ts";
import { offlineNotice as arabicNotice } from "./ar/offline.ts";
import type { OfflineWords } from "./content.types.ts";
import { dayParts } from "./en/hours.ts";
import { offlineNotice } from "./en/offline.ts";
import type { HoursWords } from "./hours.types.ts";

type OfflineNoticeWords = OfflineWords["notice"] & Pick<HoursWords, "dayParts">;

/** The words of the notice on offline copies. They are in the service worker, so that they are not in every page. */
export const offlineNoticeWords: Readonly<Record<Locale, OfflineNoticeWords>> = {
  en: { ...offlineNotice, dayParts },
  ar: { ...arabicNotice, dayParts: arabicDayParts },
};
