import { MapPin, Phone } from "lucide";
import { branches } from "~/content/facts/branches.ts";
import { chatLink, telephoneLink } from "~/content/facts/clinic.ts";
import type { ShellWords } from "~/content/shape.ts";
import { useAddress } from "~/ui/address.tsx";
import { whatsAppIcon } from "~/ui/brand-icons.ts";
import { Icon } from "~/ui/icon.tsx";
import { OutLink } from "~/ui/link.tsx";
import styles from "./action-bar.module.css";
import { chosenBranch } from "./chosen-branch.ts";

/** Call, write, find the way: under the thumb on every page of a phone, for the chosen branch, main by default (design §8). */
export function ActionBar({ words }: { words: Pick<ShellWords, "actionBar" | "newTab"> }) {
  const { pathname, search } = useAddress();
  const { phone, whatsapp, mapUrl } = branches[chosenBranch(pathname, search)];
  const { label, call, chat, directions } = words.actionBar;
  return (
    <nav className={styles.bar} aria-label={label}>
      <a className={styles.action} href={telephoneLink(phone.value)}>
        <Icon icon={Phone} />
        {call}
      </a>
      <OutLink className={styles.action} href={chatLink(whatsapp.value)} newTabLabel={words.newTab}>
        <Icon icon={whatsAppIcon} />
        {chat}
      </OutLink>
      <OutLink className={styles.action} href={mapUrl} newTabLabel={words.newTab}>
        <Icon icon={MapPin} />
        {directions}
      </OutLink>
    </nav>
  );
}
