import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { pathOf } from "~/content/data/pages.ts";
import type { StaffReviewWords } from "~/content/staff-review.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { localizedPath } from "~/i18n/localized-path.ts";
import { omanDay } from "~/opening-hours/oman-day.ts";
import { useStaff } from "../../session/staff-context.ts";
import type { StaffFailure } from "../../session/staff-failure.ts";
import { useToast } from "../../session/toast.tsx";
import type { Revision } from "../revisions.ts";

/** The decisions on a revision, one at a time. After each the list of articles opens, with a toast. */
export interface ReviewCalls {
  pending: "approve" | "return" | null;
  failure: StaffFailure | null;
  /** `day` is the date on which the revision goes live; null is at once. */
  approve: (day: string | null) => Promise<void>;
  sendBack: (comment: string) => Promise<void>;
}

/** `onConflict` is called when the revision has changed meanwhile, `onDone` when a decision was accepted. */
export function useReviewCalls(
  { id, version, published_at: proposed }: Revision,
  words: StaffReviewWords,
  { onDone, onConflict }: { onDone: () => void; onConflict: () => void },
): ReviewCalls {
  const { api, now } = useStaff();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const [failure, setFailure] = useState<StaffFailure | null>(null);
  const [pending, setPending] = useState<ReviewCalls["pending"]>(null);
  const busy = useRef(false);

  async function send(
    action: NonNullable<ReviewCalls["pending"]>,
    call: () => ReturnType<typeof api.call>,
    text: string,
  ): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPending(action);
    setFailure(null);
    const { failure: refusal } = await call();
    busy.current = false;
    setPending(null);
    if (refusal) {
      setFailure(refusal);
      if (refusal.kind === "conflict") onConflict();
      return;
    }
    onDone();
    toast({ text });
    await navigate(localizedPath(pathOf("staff-articles"), language));
  }

  return {
    pending,
    failure,
    approve(day) {
      const { date: today } = omanDay(now());
      // Without a day the database uses the one that the author has proposed.
      const chosen = day ?? (proposed && proposed > today ? today : null);
      const parameters = {
        id,
        expected_version: version,
        ...(chosen && { published_at: chosen }),
      };
      const date = formatDateLong(day ?? today, language.locale);
      return send(
        "approve",
        () => api.call("approve_article_revision", parameters),
        day && day > today ? interpolate(words.approvedForDay, { date }) : words.approved,
      );
    },
    sendBack: (comment) =>
      send(
        "return",
        () => api.call("reject_article_revision", { id, expected_version: version, comment }),
        words.sentBack,
      ),
  };
}
