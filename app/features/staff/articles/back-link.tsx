import { Icon } from "~/components/indicators/icon.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./back-link.module.css";

/** The link from one article to the list of all. */
export function BackLink({ children }: { children: string }) {
  return (
    <div>
      <AppLink to={pathOf("staff-articles")} className={classNames("target", styles.back)}>
        <Icon icon="arrow-left" flip />
        <Text>{children}</Text>
      </AppLink>
    </div>
  );
}
