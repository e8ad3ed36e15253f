import type { User } from "@supabase/auth-js";
import { Icon } from "~/components/indicators/icon.tsx";
import { Text } from "~/components/text/text.tsx";
import type { DashboardWords } from "~/content/account.types.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./account-facts.module.css";

/** The signed-in account: e-mail address and id, and a note that the page is private. */
export function AccountFacts({ user, words }: { user: User; words: DashboardWords["account"] }) {
  return (
    <div className="stack gap-5">
      <dl className="rows">
        <div className={styles.fact}>
          <dt className="secondary small">
            <Text>{words.email}</Text>
          </dt>
          <dd className="medium">
            <bdi dir="ltr">{user.email}</bdi>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className="secondary small">
            <Text>{words.id}</Text>
          </dt>
          <dd className="medium figures">
            <bdi dir="ltr">{user.id}</bdi>
          </dd>
        </div>
      </dl>
      <p className={classNames("secondary", styles.reached)}>
        <Icon icon="shield-check" />
        <span>
          <Text>{words.reached}</Text>
        </span>
      </p>
    </div>
  );
}
