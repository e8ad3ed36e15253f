import type { ExamplesOf } from "../example.ts";
import { DatedNotice } from "./dated-notice.tsx";

export const examples: ExamplesOf<typeof import("./dated-notice.tsx")> = {
  DatedNotice: {
    plain: ({ testTexts }) => (
      <DatedNotice
        text={testTexts.notice.text}
        firstSentence={24}
        days={testTexts.notice.days}
        updated={testTexts.notice.updated}
      />
    ),
    small: ({ testTexts }) => (
      <DatedNotice
        text={testTexts.notice.text}
        firstSentence={24}
        days={testTexts.notice.days}
        to="/branches"
      />
    ),
    mixed: ({ testTexts }) => (
      <DatedNotice
        text={testTexts.mixed}
        firstSentence={testTexts.mixed.length}
        days={testTexts.notice.days}
        updated={testTexts.notice.updated}
      />
    ),
    long: ({ testTexts }) => (
      <DatedNotice
        text={testTexts.long}
        firstSentence={testTexts.long.length}
        days={testTexts.notice.days}
        updated={testTexts.notice.updated}
      />
    ),
  },
};
