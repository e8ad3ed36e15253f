import { Icon } from "~/components/indicators/icon.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import type { ServicesPageWords } from "~/content/services.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./support-hours.module.css";

/** The labelled hours of this page, and a link to the hours of each branch (REQ-HOURS-2). */
export function SupportHours({ words }: { words: ServicesPageWords["support"] }) {
  return (
    <div className={styles.support}>
      <Icon icon="clock" className={styles.icon} />
      <dl>
        <dt className="note">
          <Text>{words.label}</Text>
        </dt>
        <dd className="title-4">
          <Text>{words.hours}</Text>
        </dd>
      </dl>
      <p className={classNames("secondary", styles.differ)}>
        <Text>{words.differ}</Text>{" "}
        <AppLink to={pathOf("branches")} className="target">
          {words.differLink}
        </AppLink>
      </p>
    </div>
  );
}
