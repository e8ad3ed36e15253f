import type { User } from "@supabase/auth-js";
import styles from "./user-record.module.css";

/** The user record as the service keeps it. It holds no token: those belong to the session (REQ-ACCOUNT-16). */
export function UserRecord({ user }: { user: User }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <pre className={styles.dump} dir="ltr" tabIndex={0}>
      {JSON.stringify(user, null, 2)}
    </pre>
  );
}
