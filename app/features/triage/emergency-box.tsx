import { Icon } from "~/components/indicators/icon.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { urgentPath } from "~/content/data/triage.ts";
import type { EmergencySigns } from "~/content/services.types.ts";
import type { PageNotices } from "~/notices/branch-notice.ts";
import type { RenderTime } from "~/opening-hours/hours-validity.ts";
import { classNames } from "~/styles/class-names.ts";
import { CallToday, type TriageContent } from "./call-today.tsx";
import styles from "./emergency-box.module.css";
import { ActionText, CallEmergency, SignList } from "./triage-parts.tsx";

/** The urgent signs of one treatment in two lists: when to go now, and when to call today. */
export function EmergencyBox({
  signs,
  content,
  notices,
  renderTime,
}: {
  signs: EmergencySigns;
  content: TriageContent;
  notices: PageNotices | undefined;
  renderTime: RenderTime;
}) {
  const { now, today, book, all } = content.triage;
  return (
    <div className={classNames("query-container", styles.box)}>
      <div className="stack gap-3">
        <h3 className={classNames("cluster gap-2", styles.urgent)}>
          <Icon icon="circle-alert" />
          <Text>{now.heading}</Text>
        </h3>
        <ActionText>{now.action}</ActionText>
        <CallEmergency words={now} />
        <SignList signs={signs.now} />
      </div>
      <div className="stack gap-3">
        <h3>
          <Text>{today.heading}</Text>
        </h3>
        <CallToday content={content} table="contact" notices={notices} renderTime={renderTime} />
        <SignList signs={signs.today} />
      </div>
      <p className={classNames("cluster spread", styles.rest)}>
        <Text>{book.action}</Text> <ArrowLink to={urgentPath}>{all}</ArrowLink>
      </p>
    </div>
  );
}
