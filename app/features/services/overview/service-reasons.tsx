import { Icon, type IconName } from "~/components/indicators/icon.tsx";
import { RuledRow } from "~/components/layout/ruled-row.tsx";
import type { ServiceReasonIcon, ServicesPageWords } from "~/content/services.types.ts";

const icons: Record<ServiceReasonIcon, IconName> = {
  procedures: "activity",
  success: "badge-check",
  certificate: "award",
  equipment: "microscope",
};

/** Reasons to choose the clinic: its claims on this page, each with an explanation. */
export function ServiceReasons({ reasons }: Pick<ServicesPageWords["why"], "reasons">) {
  return (
    <RuledRow
      list="ul"
      entries={reasons.map(({ icon, title, text }) => ({
        mark: <Icon icon={icons[icon]} />,
        title,
        text,
      }))}
    />
  );
}
