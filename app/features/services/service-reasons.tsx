import { Activity, Award, BadgeCheck, Microscope } from "lucide";
import type { ServiceReasonIcon, ServicesPageWords } from "~/content/services-shape.ts";
import { Icon, type IconDrawing } from "~/ui/signs/icon.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./service-reasons.module.css";

const icons: Record<ServiceReasonIcon, IconDrawing> = {
  procedures: Activity,
  success: BadgeCheck,
  certificate: Award,
  equipment: Microscope,
};

/** Why people choose the clinic: its claims on this page, each with what it means (A§1, A§2). */
export function ServiceReasons({ reasons }: Pick<ServicesPageWords["why"], "reasons">) {
  return (
    <div className={styles.room}>
      <ul className={styles.reasons}>
        {reasons.map(({ icon, title, text }) => (
          <li key={icon} className={styles.reason}>
            <Icon icon={icons[icon]} className={styles.icon} />
            <h3 className={styles.title}>
              <Text>{title}</Text>
            </h3>
            <p className={styles.text}>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
