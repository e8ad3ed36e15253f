import { classNames } from "~/styles/class-names.ts";
import { Text } from "../text/text.tsx";
import { LandoltC } from "./landolt-c.tsx";
import styles from "./loading.module.css";

/** A loading status, visible and, unless `silent`, announced. */
export function Loading({ silent, children }: { silent?: boolean; children: string }) {
  return (
    <div role={silent ? undefined : "status"} className={classNames("gap-3", styles.box)}>
      <LandoltC className={styles.ring} />
      <p>
        <Text>{children}</Text>
      </p>
    </div>
  );
}
