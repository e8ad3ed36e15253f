import { classNames } from "~/styles/class-names.ts";
import banner from "../indicators/banner.module.css";
import { Text } from "../text/text.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
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
      <div className={classNames("break-anywhere", banner.banner, banner.warning, styles.notice)}>
        <p className="medium">
          <Text>{text}</Text>
        </p>
        <p className={classNames("small", styles.dates)}>
          <Text>{days}</Text>
        </p>
        <p className={classNames("small", styles.dates)}>
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
        {rest && <VisuallyHidden>{rest}</VisuallyHidden>}
      </span>{" "}
      <span className={classNames("small", styles.dates)}>
        <Text>{days}</Text>
      </span>
    </>
  );
  const className = classNames("break-anywhere small", banner.banner, banner.warning, styles.short);
  if (to === undefined) return <p className={className}>{content}</p>;
  return (
    <AppLink to={to} className={className}>
      {content}
    </AppLink>
  );
}
