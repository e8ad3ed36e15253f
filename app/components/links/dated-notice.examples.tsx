import type { ExamplesOf } from "../example.ts";
import { DatedNotice } from "./dated-notice.tsx";

export const examples: ExamplesOf<typeof import("./dated-notice.tsx")> = {
  DatedNotice: {
    plain: ({ own }) => (
      <DatedNotice text={own.notice.text} days={own.notice.days} updated={own.notice.updated} />
    ),
    small: ({ own }) => (
      <DatedNotice text={own.notice.text} days={own.notice.days} to="/branches" />
    ),
    mixed: ({ own }) => (
      <DatedNotice text={own.mixed} days={own.notice.days} updated={own.notice.updated} />
    ),
    long: ({ own }) => <DatedNotice text={own.long} days={own.notice.days} />,
  },
};
