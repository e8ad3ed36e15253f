import { RuledRow } from "~/components/layout/ruled-row.tsx";
import { SectionHead } from "~/components/layout/section.tsx";
import { ArrowLink } from "~/components/links/arrow-link.tsx";
import type { BookingWords } from "~/content/branches.types.ts";
import { pathOf } from "~/content/data/pages.ts";

/** The course of a visit in numbered steps, with a link to the questions. */
export function VisitSteps({ words }: { words: BookingWords["expect"] }) {
  return (
    <div>
      <SectionHead
        title={words.title}
        end={<ArrowLink to={pathOf("faq")}>{words.questions}</ArrowLink>}
      />
      <RuledRow list="ol" entries={words.steps} />
    </div>
  );
}
