import { RuledRow } from "~/components/layout/ruled-row.tsx";
import { SectionHead } from "~/components/layout/section.tsx";
import { GoLink } from "~/components/links/go-link.tsx";
import type { BookingWords } from "~/content/branches.types.ts";
import { pathOf } from "~/content/data/pages.ts";

/** The course of a visit in numbered steps, with a link to the questions. */
export function VisitSteps({ words }: { words: BookingWords["expect"] }) {
  return (
    <div>
      <SectionHead
        title={words.title}
        end={<GoLink to={pathOf("faq")}>{words.questions}</GoLink>}
      />
      <RuledRow list="ol" entries={words.steps} />
    </div>
  );
}
