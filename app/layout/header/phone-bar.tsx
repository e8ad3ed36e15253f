import { useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import { Icon } from "~/components/indicators/icon.tsx";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { AppLink, ExternalLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { ShellWords } from "~/content/content.types.ts";
import { type BranchId, branches, branchIds, chosenBranchKey } from "~/content/data/branches.ts";
import { chatLink, telephoneLink } from "~/content/data/clinic.ts";
import { urgentPath } from "~/content/data/triage.ts";
import { useExceptionalHours } from "~/opening-hours/exceptional-hours-context.ts";
import type { RenderTime } from "~/opening-hours/hours-validity.ts";
import { classNames } from "~/styles/class-names.ts";
import { findBranchInAddress, isInSession } from "./chosen-branch.ts";
import styles from "./phone-bar.module.css";

/** The name of every branch in the language of the page. */
export type BranchNames = Readonly<Record<BranchId, string>>;

/**
 * The bar with call, WhatsApp and directions of a branch, at the lower edge of every page on phones (REQ-LAYOUT-15).
 * While that branch is closed, the first action leads to the triage instead of its phone (REQ-TRIAGE-1).
 *
 * Rendered for the branch in the address, otherwise for main. The stored branch, and a changed opening status,
 * are applied by `chosen-branch.entry.ts`.
 */
export function PhoneBar({
  words: { phoneBar, newTab },
  branchNames,
  renderTime: { now, validity },
}: {
  words: Pick<ShellWords, "phoneBar" | "newTab">;
  branchNames: BranchNames;
  renderTime: RenderTime;
}) {
  const { pathname, search } = useCurrentUrl();
  const scripts = useContext(ScriptManifestContext);
  const named = findBranchInAddress(pathname, search);
  const branch = named ?? "main";
  const { phone, whatsapp, mapUrl } = branches[branch];
  const open = isInSession(branch, pathname, useExceptionalHours(), now);
  return (
    <nav
      className={classNames("on-dark screen-only", styles.bar)}
      aria-label={phoneBar.label}
      data-phone-bar={scripts?.chosenBranch}
      data-key={chosenBranchKey}
      data-named={named ?? undefined}
      data-from={validity[0]}
      data-until={validity[1]}
      data-names={branchIds.map((id) => branchNames[id]).join("|")}
    >
      <p id="bar-branch" className={styles.name} data-branch-part="name">
        <Text>{branchNames[branch]}</Text>
      </p>
      <a
        className={styles.action}
        href={telephoneLink(phone.value)}
        hidden={!open}
        id="bar-call"
        aria-labelledby="bar-call bar-branch"
        data-branch-part="call"
      >
        <Icon icon="phone" />
        {phoneBar.call}
      </a>
      <AppLink className={styles.action} to={urgentPath} hidden={open} data-branch-part="urgent">
        <Icon icon="circle-alert" />
        {phoneBar.urgent}
      </AppLink>
      <ExternalLink
        className={styles.action}
        href={chatLink(whatsapp.value)}
        newTabLabel={newTab}
        id="bar-chat"
        aria-labelledby="bar-chat bar-branch"
        data-branch-part="chat"
      >
        <Icon icon="whatsapp" />
        {phoneBar.chat}
      </ExternalLink>
      <ExternalLink
        className={styles.action}
        href={mapUrl}
        newTabLabel={newTab}
        id="bar-way"
        aria-labelledby="bar-way bar-branch"
        data-branch-part="way"
      >
        <Icon icon="map-pin" />
        {phoneBar.directions}
      </ExternalLink>
    </nav>
  );
}
