import { omanDay } from "~/opening-hours/oman-day.ts";
import { OpenedRow, type RenderForm } from "../form/opened-row.tsx";
import { useCurrentRows } from "../form/use-current-rows.ts";
import { useStaff } from "../session/staff-context.ts";
import { NoticeForm } from "./notice-form.tsx";
import type { NoticeScreenProps } from "./notice-props.ts";
import { noticesCalls } from "./notices-calls.ts";

/** A new notice, or the one whose id is in the fragment, and below it the list of all that have not ended. */
export function NoticeScreen(props: NoticeScreenProps & { render: RenderForm }) {
  const { date: today } = omanDay(useStaff().now());
  const { value: exceptions } = useCurrentRows("opening_exceptions", today, "");
  return (
    <OpenedRow
      table="notices"
      draft={noticesCalls.draft}
      loading={props.loading}
      render={props.render}
    >
      {(opened, key) => (
        <NoticeForm key={key} {...props} opened={opened} exceptions={exceptions ?? []} />
      )}
    </OpenedRow>
  );
}
