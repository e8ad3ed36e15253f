import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Loading } from "~/components/indicators/loading.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { omanDay } from "~/opening-hours/muscat-clock.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { useDraft } from "../session/use-draft.ts";
import { NoticeForm } from "./notice-form.tsx";
import { NoticeList } from "./notice-list.tsx";
import type { NoticeScreenProps } from "./notice-props.ts";
import { isNotice, type NoticeValues, newNotice, noticeOfRow } from "./notice-values.ts";
import { useExceptionRows } from "./use-exception-rows.ts";

type Render = (content: ReactNode, dock: ReactNode) => ReactNode;

/** A new notice, or the one whose id is in the fragment, and below it the list of all that have not ended. */
export function NoticeScreen(props: NoticeScreenProps & { render: Render }) {
  const { api, now } = useStaff();
  const [rows, setRows] = useState<readonly RowOf<"notices">[] | null>(null);
  const id = useLocation().hash.slice(1);
  const { date: today } = omanDay(now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another notice shows what has changed meanwhile.
  useEffect(() => {
    let current = true;
    const query = api.read((client) =>
      client
        .from("notices")
        .select("*")
        .eq("is_withdrawn", false)
        .gte("last_day", today)
        .order("last_day")
        .limit(100),
    );
    void query.then(({ value }) => current && value && setRows(value));
    return () => {
      current = false;
    };
  }, [api, today, id]);
  const exceptions = useExceptionRows(today, id) ?? [];
  // Text typed before the notice is read would go into a new one.
  if (id && !rows) return props.render(<Loading>{props.loading}</Loading>, null);
  const row = rows?.find((one) => one.id === id);
  const initial = row ? noticeOfRow(row) : newNotice(today);
  return (
    <NoticeScreenOf
      {...props}
      // The form of another notice has another draft.
      key={row ? `${row.id} ${row.version}` : "new"}
      form={row ? `notice ${row.id}` : "notice"}
      initial={initial}
      isGone={Boolean(id) && !row}
      rows={rows}
      exceptions={exceptions}
    />
  );
}

interface OneNotice extends NoticeScreenProps {
  render: Render;
  form: string;
  initial: NoticeValues;
  isGone: boolean;
  rows: readonly RowOf<"notices">[] | null;
  exceptions: readonly RowOf<"opening_exceptions">[];
}

function NoticeScreenOf({ render, form, initial, isGone, rows, ...props }: OneNotice) {
  const { title, words, branchWords } = props;
  const draft = useDraft(form, initial, isNotice);
  const navigate = useNavigate();
  const address = localizedPath(pathOf("staff-notice"), useLanguage());
  return (
    <NoticeForm
      {...props}
      draft={draft}
      published={initial.version > 0 ? initial : null}
      onStartAgain={() => {
        draft.clear();
        draft.change({ ...initial, id: crypto.randomUUID() });
        draft.clear();
        void navigate(address);
      }}
      render={(content, dock) =>
        render(
          <>
            <div>
              <h1>
                <Text>{initial.version === 0 ? title : words.change}</Text>
              </h1>
              <p className="secondary">
                <Text>{words.lead}</Text>
              </p>
            </div>
            {isGone && <Banner kind="warning">{words.gone}</Banner>}
            {content}
            <NoticeList rows={rows} words={words} branchWords={branchWords} />
          </>,
          dock,
        )
      }
    />
  );
}
