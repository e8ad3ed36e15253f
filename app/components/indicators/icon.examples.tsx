import type { ExamplesOf } from "../example.ts";
import { Icon, type IconName } from "./icon.tsx";

function rowOf(icons: readonly IconName[], flip?: boolean) {
  return icons.map((icon) => <Icon key={icon} icon={icon} flip={flip} />);
}

export const examples: ExamplesOf<typeof import("./icon.tsx")> = {
  Icon: {
    plain: () => rowOf(["phone", "mail", "map-pin", "clock", "star", "award"]),
    flipped: () => rowOf(["arrow-right", "chevron-right"], true),
    brands: () => rowOf(["whatsapp", "facebook", "instagram", "linkedin"]),
  },
};
