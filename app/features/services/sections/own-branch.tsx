import { MapPin } from "lucide";
import { type BranchId, branches } from "~/content/facts/branches.ts";
import { telephoneLink } from "~/content/facts/clinic.ts";
import { Banner } from "~/ui/layout/banner.tsx";
import { PhoneNumber } from "~/ui/text/phone-number.tsx";
import { Text } from "~/ui/text/text.tsx";
import styles from "./own-branch.module.css";

/**
 * For readers whose chosen branch does not list the treatment: which branches do it, and with what their own can begin.
 * The choice is kept on the device only, so all are in the page, and the script of the chosen branch shows the right one.
 */
export function OwnBranch({ elsewhere }: { elsewhere: readonly { id: BranchId; text: string }[] }) {
  return elsewhere.map(({ id, text }) => (
    <div key={id} className={styles.own} data-own-branch={id} hidden>
      <Banner kind="notice" icon={MapPin}>
        <p>
          <Text>{text}</Text>
        </p>
        <a className={styles.number} href={telephoneLink(branches[id].phone.value)}>
          <PhoneNumber>{branches[id].phone.value}</PhoneNumber>
        </a>
      </Banner>
    </div>
  ));
}
