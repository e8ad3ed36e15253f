import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import type { BranchesPageWords } from "~/content/branches.types.ts";
import { pathOf } from "~/content/data/pages.ts";

/** Names the fifth branch beside the claim of four locations (REQ-CLAIM-4). */
export function SurLine({ words }: { words: BranchesPageWords["sur"] }) {
  return (
    <p className="secondary small screen-only">
      <Text>{`${words.text} `}</Text>
      <AppLink to={`${pathOf("booking")}?branch=sur`}>{words.link}</AppLink>
    </p>
  );
}
