import type { ReactNode } from "react";
import { useCurrentUrl } from "~/components/links/current-url.tsx";
import { pathOf } from "~/content/data/pages.ts";
import { findPrintView, isLargePrint } from "~/content/data/print-views.ts";
import type { ServiceId } from "~/content/data/services.ts";
import type { RenderTime } from "~/opening-hours/hours-validity.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { type BranchNames, PhoneBar } from "./header/phone-bar.tsx";
import { LargePrintFooter, PrintViewHead } from "./large-print.tsx";
import type { SiteData } from "./metadata/metadata.types.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Data of the header and the footer. */
export interface FrameData extends SiteData {
  serviceNames: Record<ServiceId, string>;
  branchNames: BranchNames;
  year: number;
}

/**
 * The layout of every page with header and footer: header, the page in `main`, footer and phone bar. A print view
 * has a head of its own, and in large print a footer.
 */
export function SiteFrame({
  data,
  renderTime,
  children,
}: {
  data: FrameData;
  renderTime: RenderTime;
  children: ReactNode;
}) {
  const { pathname, search } = useCurrentUrl();
  const isPrintView = findPrintView(search) !== null;
  return (
    <>
      <SkipLink label={data.shell.skipLink} />
      {isPrintView ? (
        <PrintViewHead words={data.shell} siteUrl={data.siteUrl} />
      ) : (
        <Header words={data.shell} branchNames={data.branchNames} />
      )}
      <main id="main" tabIndex={-1}>
        <OfflineNotice isTool={pathname === pathOf("my-drops")} />
        {children}
      </main>
      {isLargePrint(search) && (
        <LargePrintFooter words={data.shell} branchNames={data.branchNames} />
      )}
      {!isPrintView && (
        <>
          <Footer words={data.shell} serviceNames={data.serviceNames} year={data.year} />
          <PhoneBar words={data.shell} branchNames={data.branchNames} renderTime={renderTime} />
        </>
      )}
    </>
  );
}
