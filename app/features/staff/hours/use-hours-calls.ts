import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { branchIds } from "~/content/data/branches.ts";
import type { DatedSessions } from "~/content/data/exceptional-hours.ts";
import { pathOf } from "~/content/data/pages.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { failureText, type StaffFailure } from "../session/staff-failure.ts";
import { useToast } from "../session/toast.tsx";
import { storeDraft } from "../session/use-draft.ts";
import type { HoursScreenProps } from "./hours-props.ts";
import { dependsOnMoon, type HoursValues, reasonTexts } from "./hours-values.ts";

type Row = RowOf<"opening_exceptions">;

/** The calls of the form, one at a time. Each leads to the start of the area and shows a toast with Undo. */
export interface HoursCalls {
  pending: boolean;
  failure: StaffFailure | null;
  /** Saves one row for each period. */
  publish: (values: HoursValues, periods: readonly DatedSessions[]) => Promise<void>;
  withdraw: (row: Row) => Promise<void>;
}

/** `published` is the row on the site that the form changes, or null for a new entry. */
export function useHoursCalls(
  { words, shared, reasonNames }: Pick<HoursScreenProps, "words" | "shared" | "reasonNames">,
  published: Row | null,
  onDone: () => void,
): HoursCalls {
  const { api, user, words: frame } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  /** Runs calls one after the other until one fails; a repeated call changes nothing. */
  async function send(
    calls: readonly (() => ReturnType<typeof api.call>)[],
    text: string,
    undo: (rows: Row[]) => void,
  ): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(null);
    const rows: Row[] = [];
    let refusal: StaffFailure | null = null;
    for (const call of calls) {
      const answer = await call();
      refusal = answer.failure;
      if (refusal) break;
      rows.push(answer.value as Row);
    }
    busy.current = false;
    setPending(false);
    if (refusal) return setFailure(refusal);
    onDone();
    toast({ text, undo: { label: shared.undo, run: () => undo(rows) } });
    await navigate(localizedPath(pathOf("staff"), language));
  }

  const withdrawRow = ({ id, version }: Pick<Row, "id" | "version">) =>
    api.call("withdraw_opening_exception", { id, expected_version: version });

  /** Saves a row as it was; `version` is that of the row now. */
  const restoreRow = (row: Row, version: number) =>
    api.call("save_opening_exception", {
      id: row.id,
      expected_version: version,
      branches: row.branches,
      first_day: row.first_day,
      last_day: row.last_day,
      sessions: row.sessions,
      reason_en: row.reason_en,
      reason_ar: row.reason_ar,
      is_expected: row.is_expected,
    });

  /** Takes an entry back: the row that it changed is restored, the new ones are withdrawn, and the form opens again. */
  async function takeBack(values: HoursValues, rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      const isChanged = published !== null && row.id === published.id;
      const { failure: refusal } = await (isChanged
        ? restoreRow(published, row.version)
        : withdrawRow(row));
      if (refusal) return toast({ text: failureText(refusal, frame) });
    }
    toast({ text: words.withdrawn });
    if (published) return;
    storeDraft(user.id, "hours", { ...values, ids: [crypto.randomUUID()], version: 0 });
    await navigate(localizedPath(pathOf("staff-hours"), language));
  }

  return {
    pending,
    failure,
    publish: (values, periods) => {
      const calls = periods.map((period, index) => () => {
        const parameters = saveParameters(values, period, index, reasonNames);
        return api.call("save_opening_exception", parameters);
      });
      return send(calls, words.published, (rows) => void takeBack(values, rows));
    },
    withdraw: (row) =>
      send([() => withdrawRow(row)], words.withdrawn, ([withdrawn]) => {
        void restoreRow(row, withdrawn?.version ?? row.version).then(({ failure: refusal }) =>
          toast({ text: refusal ? failureText(refusal, frame) : words.published }),
        );
      }),
  };
}

/** The parameters of `save_opening_exception` for one period of an entry. */
function saveParameters(
  values: HoursValues,
  { first, last, branches, sessions }: DatedSessions,
  index: number,
  reasonNames: HoursScreenProps["reasonNames"],
) {
  const reason = reasonTexts(values, reasonNames);
  return {
    id: values.ids[index] ?? "",
    expected_version: index === 0 ? values.version : 0,
    branches: branchIds.every((id) => branches.includes(id)) ? ["all"] : [...branches],
    first_day: first,
    last_day: last,
    sessions: sessions.map(({ from, to }) => ({ from, to })),
    reason_en: reason.en,
    reason_ar: reason.ar,
    is_expected: dependsOnMoon(values) && !values.isConfirmed,
  };
}
