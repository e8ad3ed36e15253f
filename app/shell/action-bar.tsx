import { CircleAlert, MapPin, Phone } from "lucide";
import { type BranchId, branches } from "~/content/facts/branches.ts";
import { chatLink, telephoneLink } from "~/content/facts/clinic.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { urgentPath } from "~/content/facts/triage.ts";
import type { ShellWords } from "~/content/shape.ts";
import { hoursIn } from "~/hours/hours-table.ts";
import { standingAt } from "~/hours/standing.ts";
import { useClock } from "~/hours/use-clock.ts";
import { useAddress } from "~/ui/address.tsx";
import { whatsAppIcon } from "~/ui/brand-icons.ts";
import { Icon } from "~/ui/icon.tsx";
import { AppLink, OutLink } from "~/ui/link.tsx";
import styles from "./action-bar.module.css";
import { chosenBranch } from "./chosen-branch.ts";

export interface ActionBarProps {
  words: Pick<ShellWords, "actionBar" | "newTab">;
  /** When the server drew the page. */
  serverInstant: number;
}

/**
 * Call, write, find the way: under the thumb on every page of a phone, for the chosen branch, main by default (design §8).
 * While that branch is closed nobody answers there, and the first of them asks how urgent it is (D47).
 */
export function ActionBar({ words, serverInstant }: ActionBarProps) {
  const { pathname, search } = useAddress();
  const now = useClock(serverInstant);
  const branch = chosenBranch(pathname, search);
  const { phone, whatsapp, mapUrl } = branches[branch];
  const { label, call, urgent, chat, directions } = words.actionBar;
  return (
    <nav className={styles.bar} aria-label={label}>
      {isInSession(branch, pathname, now) ? (
        <a className={styles.action} href={telephoneLink(phone.value)}>
          <Icon icon={Phone} />
          {call}
        </a>
      ) : (
        <AppLink className={styles.action} to={urgentPath}>
          <Icon icon={CircleAlert} />
          {urgent}
        </AppLink>
      )}
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

/** Whether the branch is in one of its sessions, by the hours of the page (D9). */
function isInSession(branch: BranchId, pathname: string, now: number): boolean {
  const table = pathname === pathOf("booking") ? "booking" : "contact";
  return standingAt(hoursIn(table, branch), now).open;
}
