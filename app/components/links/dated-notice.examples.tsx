import type { ExamplesOf } from "../example.ts";
import { DatedNotice } from "./dated-notice.tsx";

export const examples: ExamplesOf<typeof import("./dated-notice.tsx")> = {
  DatedNotice: {
    plain: ({ own }) => (
      <DatedNotice
        text={own.notice.text}
        firstSentence={24}
        days={own.notice.days}
        updated={own.notice.updated}
      />
    ),
    small: ({ own }) => (
      <DatedNotice
        text={own.notice.text}
        firstSentence={24}
        days={own.notice.days}
        to="/branches"
      />
    ),
    mixed: ({ own }) => (
      <DatedNotice
        text={own.mixed}
        firstSentence={own.mixed.length}
        days={own.notice.days}
        updated={own.notice.updated}
      />
    ),
    long: ({ own }) => (
      <DatedNotice
        text={own.long}
        firstSentence={own.long.length}
        days={own.notice.days}
        updated={own.notice.updated}
      />
    ),
  },
};
