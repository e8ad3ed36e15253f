import type { User } from "@supabase/auth-js";
import type { DashboardWords } from "~/content/account-shape.ts";
import { Text } from "~/ui/text/text.tsx";
import styles from "./user-record.module.css";

/** The user record as the service keeps it (B§2). It holds no token: those belong to the session (D33). */
export function UserRecord({ user, words }: { user: User; words: DashboardWords["record"] }) {
  return (
    <details className={styles.record} open>
      <summary>
        <Text>{words.title}</Text>
      </summary>
      <p className={styles.text}>
        <Text>{words.text}</Text>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls sideways. */}
      <pre className={styles.dump} dir="ltr" tabIndex={0}>
        {JSON.stringify(user, null, 2)}
      </pre>
    </details>
  );
}
