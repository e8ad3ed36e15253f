import {
  Aperture,
  CalendarCheck,
  CircleDashed,
  Droplets,
  Glasses,
  MessagesSquare,
  PackageCheck,
  ScanEye,
  ShieldCheck,
  Zap,
} from "lucide";
import type { IncludedIcon, IncludedWords } from "~/content/services-shape.ts";
import { Banner } from "~/ui/layout/banner.tsx";
import { Icon, type IconDrawing } from "~/ui/signs/icon.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./included-offer.module.css";

const icons: Record<IncludedIcon, IconDrawing> = {
  warranty: ShieldCheck,
  drops: Droplets,
  "follow-up": CalendarCheck,
  glasses: Glasses,
  examination: ScanEye,
  package: PackageCheck,
  lens: Aperture,
  session: Zap,
  ring: CircleDashed,
  consultation: MessagesSquare,
};

/** What comes with the treatment, in one ruled row, and the line about the consultation under it (A§2). */
export function IncludedOffer({ items, note }: Pick<IncludedWords, "items" | "note">) {
  return (
    <>
      <ul className={styles.offer}>
        {items.map(({ icon, text }) => (
          <li key={text} className={styles.item}>
            <Icon icon={icons[icon]} className={styles.icon} />
            <span>
              <Text>{text}</Text>
            </span>
          </li>
        ))}
      </ul>
      {note && <Banner kind="notice">{note}</Banner>}
    </>
  );
}
