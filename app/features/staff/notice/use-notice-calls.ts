import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathOf } from "~/content/data/pages.ts";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { useLanguage } from "~/i18n/locale-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import type { RowOf } from "../session/staff-api.ts";
import { useStaff } from "../session/staff-context.ts";
import { failureText, type StaffFailure } from "../session/staff-failure.ts";
import { useToast } from "../session/toast.tsx";
import { storeDraft } from "../session/use-draft.ts";
import { type NoticeValues, noticeOfRow, saveParameters } from "./notice-values.ts";

type Row = RowOf<"notices">;

/** The calls of the form, one at a time. Each leads to the start of the area and shows a toast with Undo. */
export interface NoticeCalls {
  pending: boolean;
  failure: StaffFailure | null;
  dismissFailure: () => void;
  publish: (values: NoticeValues) => Promise<void>;
  withdraw: (values: NoticeValues) => Promise<void>;
}

/**
 * `published` is the notice on the site that the form changes, or null for a new one. `onDone` is called when the server
 * has accepted the notice.
 */
export function useNoticeCalls(
  words: StaffNoticeWords,
  published: NoticeValues | null,
  onDone: () => void,
): NoticeCalls {
  const { api, user, words: frame } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  /** Sends a call and shows a toast; `undo` gets the row after the call. */
  async function send(
    call: () => ReturnType<typeof api.call>,
    text: string,
    undo: (row: Row) => void,
  ): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    setFailure(null);
    const { value, failure: refusal } = await call();
    busy.current = false;
    setPending(false);
    if (refusal) return setFailure(refusal);
    onDone();
    toast({ text, undo: { label: words.undo, run: () => undo(value as Row) } });
    await navigate(localizedPath(pathOf("staff"), language));
  }

  const withdrawRow = (id: string, version: number) =>
    api.call("withdraw_notice", { id, expected_version: version });

  /** Withdraws what was just published, and opens the form with its text. */
  async function takeBack({ id, version }: Row): Promise<void> {
    const { value, failure: refusal } = await withdrawRow(id, version);
    if (refusal) return toast({ text: failureText(refusal, frame) });
    storeDraft(user.id, "notice", noticeOfRow(value as Row));
    toast({ text: words.withdrawn });
    await navigate(localizedPath(pathOf("staff-notice"), language));
  }

  /** Publishes an earlier form of a notice again; `version` is that of the row now. */
  async function restore(earlier: NoticeValues, version: number): Promise<void> {
    const parameters = saveParameters({ ...earlier, version });
    const { failure: refusal } = await api.call("save_notice", parameters);
    toast({ text: refusal ? failureText(refusal, frame) : words.published });
  }

  return {
    pending,
    failure,
    dismissFailure: () => setFailure(null),
    publish: (values) =>
      send(
        () => api.call("save_notice", saveParameters(values)),
        words.published,
        (row) => void (published ? restore(published, row.version) : takeBack(row)),
      ),
    withdraw: ({ id, version }) =>
      send(
        () => withdrawRow(id, version),
        words.withdrawn,
        (row) => void restore(noticeOfRow(row), row.version),
      ),
  };
}
