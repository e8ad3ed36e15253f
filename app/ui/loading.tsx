import { LandoltC } from "./landolt-c.tsx";
import styles from "./loading.module.css";
import { Text } from "./text.tsx";

/** Says that something is on its way, to the eye and to the ear. */
export function Loading({ children }: { children: string }) {
  return (
    <div role="status" className={styles.loading}>
      <LandoltC className={styles.ring} />
      <p>
        <Text>{children}</Text>
      </p>
    </div>
  );
}
