import type { ComponentProps } from "react";
import styles from "./phone-number.module.css";

/**
 * A number to dial: it keeps its order in Arabic and does not break over two lines while one has the room (REQ-TYPE-3).
 */
export function PhoneNumber({ children, ...rest }: { children: string } & ComponentProps<"bdi">) {
  return (
    <bdi {...rest} dir="ltr" className={styles.phone}>
      {children}
    </bdi>
  );
}
