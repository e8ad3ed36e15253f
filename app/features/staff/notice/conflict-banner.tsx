import { Button } from "~/components/controls/button.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { Text } from "~/components/text/text.tsx";
import type { StaffNoticeWords } from "~/content/staff-notice.types.ts";
import { directionOf } from "~/i18n/locale.ts";
import type { NoticeValues } from "./notice-values.ts";

/** Shows the version that somebody else has published meanwhile, and asks which one to use (REQ-STAFF-6). */
export function ConflictBanner({
  theirs,
  isWithdrawn,
  words,
  onMine,
  onTheirs,
}: {
  theirs: NoticeValues;
  /** True when the other person has taken the notice off the site. */
  isWithdrawn: boolean;
  words: StaffNoticeWords["conflict"];
  onMine: () => void;
  onTheirs: () => void;
}) {
  return (
    <div className="stack gap-3">
      <Banner kind="warning" announce>
        {`${words.title} ${isWithdrawn ? words.withdrawn : words.text}`}
      </Banner>
      {(["en", "ar"] as const).map((locale) => (
        <blockquote key={locale} lang={locale} dir={directionOf(locale)}>
          <Text>{theirs.text[locale]}</Text>
        </blockquote>
      ))}
      <div className="cluster gap-3">
        <Button size="small" onClick={onMine}>
          {words.mine}
        </Button>
        <Button size="small" variant="secondary" onClick={onTheirs}>
          {words.theirs}
        </Button>
      </div>
    </div>
  );
}
