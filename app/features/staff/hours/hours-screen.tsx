import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { Loading } from "~/components/indicators/loading.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import { useExceptionRows } from "../notice/use-exception-rows.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { useDraft } from "../session/use-draft.ts";
import { HoursForm } from "./hours-form.tsx";
import { HoursList } from "./hours-list.tsx";
import type { HoursScreenProps } from "./hours-props.ts";
import { type HoursValues, hoursOfRow, isHours, newHours } from "./hours-values.ts";

type Row = RowOf<"opening_exceptions">;

type Render = (content: ReactNode, dock: ReactNode) => ReactNode;

/** New hours for certain days, or the entry whose id is in the fragment, and below it the list of all current ones. */
export function HoursScreen(props: HoursScreenProps & { render: Render }) {
  const { now } = useStaff();
  const id = useLocation().hash.slice(1);
  const { date: today } = omanDay(now());
  const rows = useExceptionRows(today, id);
  // Values typed before the entry is read would go into a new one.
  if (id && !rows) return props.render(<Loading>{props.loading}</Loading>, null);
  const row = rows?.find((one) => one.id === id) ?? null;
  return (
    <HoursScreenOf
      {...props}
      // The form of another entry has another draft.
      key={row ? `${row.id} ${row.version}` : "new"}
      row={row}
      initial={row ? hoursOfRow(row, props.reasonNames) : newHours(today)}
      isGone={Boolean(id) && !row}
      rows={rows}
    />
  );
}

interface OneEntry extends HoursScreenProps {
  render: Render;
  row: Row | null;
  initial: HoursValues;
  isGone: boolean;
  rows: readonly Row[] | null;
}

function HoursScreenOf({ render, row, initial, isGone, rows, ...props }: OneEntry) {
  const { title, words, branchWords, previews } = props;
  const draft = useDraft(row ? `hours ${row.id}` : "hours", initial, isHours);
  const navigate = useNavigate();
  const address = localizedPath(pathOf("staff-hours"), useLanguage());
  return (
    <HoursForm
      {...props}
      draft={draft}
      published={row}
      rows={rows ?? []}
      onStartAgain={() => {
        draft.clear();
        draft.change(row ? initial : { ...initial, ids: [crypto.randomUUID()] });
        draft.clear();
        void navigate(address);
      }}
      render={(content, dock) =>
        render(
          <>
            <div>
              <h1>
                <Text>{row ? words.change : title}</Text>
              </h1>
              <p className="secondary">
                <Text>{words.lead}</Text>
              </p>
            </div>
            {isGone && <Banner kind="warning">{words.gone}</Banner>}
            {content}
            <HoursList rows={rows} words={words} branchWords={branchWords} preview={previews[0]} />
          </>,
          dock,
        )
      }
    />
  );
}
