import type { ReactNode } from "react";
import { Text } from "~/components/text/text.tsx";
import type { BylineWords } from "~/content/content.types.ts";
import { formatDateLong } from "~/i18n/dates.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import type { BylineText } from "./byline-text.ts";

/** Author, reviewer, date of the review and of the next one; renders nothing while all are unknown. */
export function Byline({ byline, words }: { byline: BylineText; words: BylineWords }) {
  const { writtenBy, reviewedBy, lastChecked, nextCheck } = byline;
  if (Object.keys(byline).length === 0) return null;
  return (
    <section aria-label={words.label}>
      <dl className="tiles">
        {writtenBy && (
          <Line name={words.writtenBy}>
            <Text>{writtenBy}</Text>
          </Line>
        )}
        {reviewedBy && (
          <Line name={words.reviewedBy}>
            <Text>{reviewedBy.name}</Text>{" "}
            <p className="secondary small">
              <Text>{reviewedBy.role}</Text>
            </p>
          </Line>
        )}
        {lastChecked && (
          <Line name={words.lastChecked}>
            <Day date={lastChecked} />
          </Line>
        )}
        {nextCheck && (
          <Line name={words.nextCheck}>
            <Day date={nextCheck} />
          </Line>
        )}
      </dl>
    </section>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="ruled">
      <dt className="secondary small">
        <Text>{name}</Text>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Day({ date }: { date: string }) {
  const { locale } = useLanguage();
  return <time dateTime={date}>{formatDateLong(date, locale)}</time>;
}
