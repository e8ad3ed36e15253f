import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import type { HoursWords } from "~/content/hours.types.ts";
import type { StaffArticleEditorWords } from "~/content/staff-articles.types.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { timeText } from "~/opening-hours/hours-text.ts";
import { omanMinute } from "~/opening-hours/oman-minute.ts";
import type { SaveStatus } from "./use-article-save.ts";

/** Where the newest text is, in words: on the server, or on this device only. */
export function SaveNote({
  status,
  words,
  dayParts,
}: {
  status: SaveStatus;
  words: StaffArticleEditorWords;
  dayParts: HoursWords["dayParts"];
}) {
  const { locale } = useLanguage();
  const { kind } = status;
  const isOnServer = kind === "saved";
  const text = isOnServer
    ? interpolate(words.saved, {
        time: timeText(omanMinute(status.at), { words: { dayParts }, locale }),
      })
    : kind === "unchanged"
      ? ""
      : words[kind];
  return (
    <p role="status" className="cluster gap-2 small">
      {text && kind !== "saving" && <Icon icon={isOnServer ? "check" : "cloud-off"} />}
      <span>
        <Text>{text}</Text>
      </span>
    </p>
  );
}
