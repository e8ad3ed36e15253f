import type { User } from "@supabase/auth-js";
import { classNames } from "~/styles/class-names.ts";
import styles from "./user-record.module.css";

/** The user record as the service stores it, without tokens (REQ-ACCOUNT-16). */
export function UserRecord({ user }: { user: User }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
    <pre className={classNames("break-anywhere small", styles.dump)} dir="ltr" tabIndex={0}>
      {JSON.stringify(user, null, 2)}
    </pre>
  );
}
