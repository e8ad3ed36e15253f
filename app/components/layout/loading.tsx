import { LandoltC } from "../indicators/landolt-c.tsx";
import { Text } from "../text/text.tsx";
import empty from "./empty-state.module.css";
import styles from "./loading.module.css";

/** A loading status, visible and, unless `silent`, announced. */
export function Loading({ silent, children }: { silent?: boolean; children: string }) {
  return (
    <div role={silent ? undefined : "status"} className={empty.empty}>
      <LandoltC className={styles.ring} />
      <p>
        <Text>{children}</Text>
      </p>
    </div>
  );
}
