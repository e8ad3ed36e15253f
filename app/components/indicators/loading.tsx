import { Text } from "../text/text.tsx";
import { LandoltC } from "./landolt-c.tsx";
import styles from "./loading.module.css";

/** Says that something is on its way, to the eye and, unless `silent`, to the ear. */
export function Loading({ silent, children }: { silent?: boolean; children: string }) {
  return (
    <div role={silent ? undefined : "status"} className={styles.loading}>
      <LandoltC className={styles.ring} />
      <p>
        <Text>{children}</Text>
      </p>
    </div>
  );
}
