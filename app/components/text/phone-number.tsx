import type { ComponentProps } from "react";
import styles from "./phone-number.module.css";

/** A phone number: it keeps its order in Arabic and does not break across lines when it fits on one (REQ-TYPE-3). */
export function PhoneNumber({ children, ...rest }: { children: string } & ComponentProps<"bdi">) {
  return (
    <bdi {...rest} dir="ltr" className={styles.phone}>
      {children}
    </bdi>
  );
}
