import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import styles from "./dated-notice.module.css";
import { AppLink } from "./link.tsx";

export interface DatedNoticeProps {
  /** Plain text; markup in it is shown as text. */
  text: string;
  /** The length of its first sentence. */
  firstSentence: number;
  /** The days of the notice in words, with the year. */
  days: string;
  /** When it was last changed, in words. With it the notice has its full form. */
  updated?: string | undefined;
  /** Page with the full form. The whole short form is the link. */
  to?: string | undefined;
}

/**
 * A notice with its days. The short form shows the first sentence on at most two lines; screen readers and paper get the
 * whole text. Bar, background and date identify it, so it has no icon.
 */
export function DatedNotice({ text, firstSentence, days, updated, to }: DatedNoticeProps) {
  if (updated !== undefined) {
    return (
      <div className={classNames("break-anywhere", styles.notice)}>
        <p className={classNames("medium", styles.text)}>
          <Text>{text}</Text>
        </p>
        <p className={styles.dates}>
          <Text>{days}</Text>
        </p>
        <p className={styles.dates}>
          <Text>{updated}</Text>
        </p>
      </div>
    );
  }
  const rest = text.slice(firstSentence);
  const content = (
    <>
      <span className={styles.clipped}>
        <Text>{text.slice(0, firstSentence)}</Text>
        {rest && (
          <span className={styles.rest}>
            <Text>{rest}</Text>
          </span>
        )}
      </span>{" "}
      <span className={styles.dates}>
        <Text>{days}</Text>
      </span>
    </>
  );
  const className = classNames("break-anywhere", styles.notice, styles.short);
  if (to === undefined) return <p className={className}>{content}</p>;
  return (
    <AppLink to={to} className={className}>
      {content}
    </AppLink>
  );
}
