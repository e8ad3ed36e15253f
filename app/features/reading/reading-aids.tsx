import { Type } from "lucide";
import type { ReadingWords } from "~/content/shape.ts";
import { asksForLargePrint, largePrint, printParameter } from "~/i18n/large-print.ts";
import { useAddress } from "~/ui/links/address.tsx";
import { AppLink } from "~/ui/links/link.tsx";
import { Icon } from "~/ui/signs/icon.tsx";
import styles from "./reading-aids.module.css";

/** Other ways to read the page in hand: in large print. There, what leads to it is left out. */
export function ReadingAids({ words }: { words: ReadingWords }) {
  const { pathname, search } = useAddress();
  const isLarge = asksForLargePrint(search);
  if (isLarge) return null;
  return (
    <p className={styles.aids}>
      <AppLink
        className={styles.aid}
        to={`${pathname}?${printParameter}=${largePrint}`}
        rel="nofollow"
      >
        <Icon icon={Type} />
        {words.large}
      </AppLink>
    </p>
  );
}
