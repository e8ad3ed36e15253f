import type { ReactNode } from "react";
import { useAddress } from "~/components/links/address.tsx";
import type { ServiceId } from "~/content/data/services.ts";
import { asksForLargePrint } from "~/i18n/large-print.ts";
import { Footer } from "./footer/footer.tsx";
import { ActionBar, type BranchNames } from "./header/action-bar.tsx";
import { Header } from "./header/header.tsx";
import { LargePrintFoot, LargePrintHead } from "./large-print.tsx";
import type { SiteData } from "./metadata/page-description.ts";
import { OfflineNotice, type OfflineNoticeProps } from "./offline-notice.tsx";
import styles from "./site-frame.module.css";

/** Data of the header and the footer. */
export interface FrameData extends SiteData {
  serviceNames: Record<ServiceId, string>;
  branchNames: BranchNames;
  year: number;
}

/** Data of the action bar. */
export interface FrameMoment {
  /** Time of rendering. */
  now: number;
  /** Between which instants that is right. */
  during: readonly [from: number, until: number];
  /** With which a moment is written. */
  dayParts: OfflineNoticeProps["dayParts"];
}

/**
 * The frame of every page of the main layout: header, the page in `main`, footer, and the phone bar; in large print
 * what of them belongs on paper.
 */
export function SiteFrame({
  data,
  moment,
  children,
}: {
  data: FrameData;
  moment: FrameMoment;
  children: ReactNode;
}) {
  const isLarge = asksForLargePrint(useAddress().search);
  return (
    <>
      <SkipLink label={data.shell.skipLink} />
      {isLarge ? (
        <LargePrintHead words={data.shell} siteUrl={data.siteUrl} />
      ) : (
        <Header words={data.shell} branchNames={data.branchNames} />
      )}
      <main id="main" tabIndex={-1}>
        <OfflineNotice text={data.shell.keptCopy} dayParts={moment.dayParts} />
        {children}
      </main>
      {isLarge ? (
        <LargePrintFoot words={data.shell} branchNames={data.branchNames} />
      ) : (
        <>
          <Footer words={data.shell} serviceNames={data.serviceNames} year={data.year} />
          <ActionBar words={data.shell} branchNames={data.branchNames} moment={moment} />
        </>
      )}
    </>
  );
}

/** First stop of the keyboard on every page: past the header, to the words. */
function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#main">
      {label}
    </a>
  );
}
