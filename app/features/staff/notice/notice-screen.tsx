import { omanDay } from "~/opening-hours/oman-day.ts";
import { type RenderForm, RowLoader } from "../form/row-loader.tsx";
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
    <RowLoader
      table="notices"
      draft={noticesCalls.draft}
      loading={props.loading}
      render={props.render}
    >
      {(loaded, key) => (
        <NoticeForm key={key} {...props} loaded={loaded} exceptions={exceptions ?? []} />
      )}
    </RowLoader>
  );
}
