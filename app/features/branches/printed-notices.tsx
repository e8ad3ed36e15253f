import { Section } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { bookingBranchIds } from "~/content/data/branch-facts.ts";
import type { BranchId } from "~/content/data/branches.ts";
import { listNotices, type PageNotices } from "~/notices/branch-notice.ts";
import { BranchNotices } from "~/notices/branch-notices.tsx";

/** The printed notices of every branch, where no card can be selected. */
export function PrintedNotices({
  notices,
  branchWords,
  now,
}: {
  notices: PageNotices | undefined;
  branchWords: Readonly<Record<BranchId, { name: string }>>;
  now: number;
}) {
  if (!notices) return null;
  return (
    <Section flush="both" className="print-only">
      <BranchNotices notices={notices} place="all" now={now} />
      {bookingBranchIds
        .filter((id) => listNotices(notices, id, now).length > 0)
        .map((id) => (
          <div key={id} className="above-3">
            <h2 className="title-5">
              <Text>{branchWords[id].name}</Text>
            </h2>
            <BranchNotices notices={notices} place={id} now={now} />
          </div>
        ))}
    </Section>
  );
}
