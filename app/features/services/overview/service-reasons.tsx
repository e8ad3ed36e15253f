import { Activity, Award, BadgeCheck, Microscope } from "lucide";
import type { ServiceReasonIcon, ServicesPageWords } from "~/content/services-shape.ts";
import { RuledRow } from "~/ui/layout/ruled-row.tsx";
import { Icon, type IconDrawing } from "~/ui/signs/icon.tsx";
import styles from "./service-reasons.module.css";

const icons: Record<ServiceReasonIcon, IconDrawing> = {
  procedures: Activity,
  success: BadgeCheck,
  certificate: Award,
  equipment: Microscope,
};

/** Why people choose the clinic: its claims on this page, each with what it means. */
export function ServiceReasons({ reasons }: Pick<ServicesPageWords["why"], "reasons">) {
  return (
    <RuledRow
      list="ul"
      entries={reasons.map(({ icon, title, text }) => ({
        mark: <Icon icon={icons[icon]} className={styles.icon} />,
        title,
        text,
      }))}
    />
  );
}
